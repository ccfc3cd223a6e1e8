import * as z from 'zod/mini';
import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/fields/TextField';
import { useToast } from '../../../ui/toast/useToast';
import { failedForm } from '../failedForm';
import { attendeeStateTexts, registrationSectionTexts } from './texts.fr';

const personSchema = z.object({
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  telephone: z.string(),
});

/** Registers one person by hand: who asked by telephone has no e-mail address. */
export default function AddDialog({ id, onClose }: { id: number; onClose(): void }) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  const toast = useToast();
  const { save } = useSave(eventCalls.register);
  return (
    <FormDialog
      title={texts.addTitle}
      size="small"
      schema={personSchema}
      saveLabel={texts.addPerson}
      savingLabel={texts.adding}
      onClose={onClose}
      onSave={async ({ prenom, nom, email, telephone }) => {
        const body = {
          evenement: id,
          email: email || null,
          telephone: telephone || null,
          personnes: [{ prenom, nom, membre_id: null }],
        };
        try {
          const { personnes } = await save({ body });
          const [person] = personnes;
          const [name, state] = [`${prenom} ${nom}`, person ? states[person.etat] : ''];
          // The dialog stays, with what was typed: none of it was taken over.
          if (person?.deja) return { form: texts.wasThere(name, state) };
          toast(texts.added(name, state));
          return undefined;
        } catch (error) {
          const failure = failureOf(error);
          const { 'personnes.0.prenom': first, 'personnes.0.nom': last, ...others } = failure.fields ?? {};
          const errors = { ...others, ...(first && { prenom: first }), ...(last && { nom: last }) };
          return failedForm(failure, errors);
        }
      }}
    >
      <TextField name="prenom" label={texts.firstName} required autoComplete="off" />
      <TextField name="nom" label={texts.lastName} required autoComplete="off" />
      <TextField name="email" type="email" label={texts.email} hint={texts.emailHint} autoComplete="off" />
      <TextField name="telephone" type="tel" label={texts.telephone} autoComplete="off" />
    </FormDialog>
  );
}
