import { type FormEvent, useState } from 'react';
import { call } from './calls';

const fields: readonly [name: string, label: string, type: string][] = [
  ['date_naissance', 'Date de naissance', 'date'],
  ['nationalite', 'Nationalité', 'text'],
  ['profession', 'Profession', 'text'],
  ['telephone', 'Téléphone', 'tel'],
  ['email', 'E-mail', 'email'],
  ['adresse', 'Adresse', 'text'],
  ['ville', 'Ville', 'text'],
];

/** The values of the form; a field that was left empty is null. */
const bodyOf = (form: HTMLFormElement): Record<string, FormDataEntryValue | null> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value || null]));

interface NewMemberProps {
  onSaved(): void;
  onClose(): void;
}

export function NewMember({ onSaved, onClose }: NewMemberProps) {
  const [state, setState] = useState<'typing' | 'saving' | 'failed'>('typing');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('saving');
    try {
      await call('membres/', { body: bodyOf(event.currentTarget) });
      onSaved();
    } catch {
      setState('failed');
    }
  };
  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
      <h2>Enregistrer un nouveau membre</h2>
      {state === 'failed' && <p role="alert">Le membre n’a pas pu être créé.</p>}
      <form onSubmit={submit}>
        <label>
          Nom
          <input name="nom" required autoComplete="off" />
        </label>
        <label>
          Prénom
          <input name="prenom" required autoComplete="off" />
        </label>
        <fieldset>
          <legend>Genre</legend>
          <label>
            <input type="radio" name="genre" value="masculin" required /> Homme
          </label>
          <label>
            <input type="radio" name="genre" value="feminin" required /> Femme
          </label>
        </fieldset>
        <label>
          Situation matrimoniale
          <select name="situation_matrimoniale">
            <option value="">Non spécifiée</option>
            <option value="celibataire">Célibataire</option>
            <option value="marie">Marié(e)</option>
          </select>
        </label>
        {fields.map(([name, label, type]) => (
          <label key={name}>
            {label}
            <input name={name} type={type} autoComplete="off" />
          </label>
        ))}
        <p>
          <button type="button" onClick={onClose}>
            Annuler
          </button>{' '}
          <button type="submit" disabled={state === 'saving'}>
            Enregistrer
          </button>
        </p>
      </form>
    </dialog>
  );
}
