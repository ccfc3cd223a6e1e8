import { useState } from 'react';
import * as z from 'zod/mini';
import { eventCalls } from '../../../../api/endpoints/events';
import { failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import type { PickedMember } from '../../../../domain/members/member';
import { useRight } from '../../../../session/useSession';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextField } from '../../../../ui/form/fields/TextField';
import { useToast } from '../../../../ui/toast/useToast';
import { failedForm } from '../../failedForm';
import type { AskedQuestions } from '../list/answers';
import { attendeeStateTexts, registrationSectionTexts } from '../texts.fr';
import { MemberSearch } from './MemberSearch';
import { useQuestions } from './useQuestions';

const personSchema = z.object({
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  telephone: z.string(),
});

const NOBODY = { prenom: '', nom: '', email: '' };

/** What is on file of a member, in the fields of the dialog. */
function fieldsOfMember({ name, nom, email }: PickedMember): typeof NOBODY {
  const last = nom?.trim() ?? '';
  const first = last && name.startsWith(last) ? name.slice(last.length).trim() : name.trim();
  return { prenom: first, nom: last, email: email ?? '' };
}

/** The typed name and address; a chosen member fills them in, and stays chosen while the name is theirs. */
function usePerson() {
  const [typed, setTyped] = useState(NOBODY);
  const [member, setMember] = useState<PickedMember>();
  const filled = member && fieldsOfMember(member);
  const isTheirs = filled !== undefined && filled.prenom === typed.prenom && filled.nom === typed.nom;
  return {
    typed,
    member: isTheirs ? member : undefined,
    choose(person: PickedMember | undefined) {
      setMember(person);
      if (person) setTyped(fieldsOfMember(person));
    },
    field: (name: keyof typeof NOBODY) => ({
      name,
      value: typed[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      autoComplete: 'off',
    }),
  };
}

interface AddDialogProps {
  id: number;
  /** The questions of the registration, where the back end tells them. */
  asked: AskedQuestions;
  onClose(): void;
}

/** Registers one person by hand, on file or not: who asked by telephone has no e-mail address. */
export default function AddDialog({ id, asked, onClose }: AddDialogProps) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  const toast = useToast();
  const mayLook = useRight('membres.lire');
  const { save } = useSave(eventCalls.register);
  const { member, choose, field } = usePerson();
  const questions = useQuestions(asked);
  return (
    <FormDialog
      title={texts.addTitle}
      size="small"
      schema={personSchema}
      saveLabel={texts.addPerson}
      savingLabel={texts.adding}
      onClose={onClose}
      onSave={async ({ prenom, nom, email, telephone }) => {
        const { isAsked, valuesOf } = questions;
        const person = { prenom, nom, membre_id: member?.id ?? null };
        const body = {
          evenement: id,
          email: email || null,
          telephone: telephone || null,
          personnes: [isAsked ? { ...person, valeurs: valuesOf(true) } : person],
          ...(isAsked && { valeurs: valuesOf(false) }),
        };
        try {
          const { personnes } = await save({ body });
          const [stored] = personnes;
          const [name, state] = [spokenNameOf({ prenom, nom }), stored ? states[stored.etat] : ''];
          // The dialog stays, with what was typed: none of it was taken over.
          if (stored?.deja) return { form: texts.wasThere(name, state) };
          toast(texts.added(name, state));
          return undefined;
        } catch (error) {
          const failure = failureOf(error);
          const refused = questions.refuse(failure.fields ?? {});
          const { 'personnes.0.prenom': first, 'personnes.0.nom': last, ...others } = refused;
          const errors = { ...others, ...(first && { prenom: first }), ...(last && { nom: last }) };
          return failedForm(failure, errors);
        }
      }}
    >
      {mayLook && <MemberSearch chosen={member?.id} onChoose={choose} />}
      <TextField {...field('prenom')} label={texts.firstName} required />
      <TextField {...field('nom')} label={texts.lastName} required />
      <TextField {...field('email')} type="email" label={texts.email} hint={texts.emailHint} />
      <TextField name="telephone" type="tel" label={texts.telephone} autoComplete="off" />
      {questions.parts}
    </FormDialog>
  );
}
