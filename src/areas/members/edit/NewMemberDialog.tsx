import { useMemo, useState } from 'react';
import { REQUIRED_TO_CREATE } from '../../../domain/members/membreColumns';
import { recordOf } from '../../../domain/records';
import type { ProposedMember } from '../../../people/proposedMember';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useUnsavedChanges } from '../../../ui/unsavedChanges/useUnsavedChanges';
import { CancelButton } from './CancelButton';
import { DuplicateHint } from './duplicates/DuplicateHint';
import { useComparison } from './duplicates/useComparison';
import { type Typed, useLikelyDuplicates } from './duplicates/useLikelyDuplicates';
import { MemberFields } from './fields/MemberFields';
import styles from './MemberForm.module.css';
import { memberSchema } from './memberForm';
import { formTexts } from './texts';
import { type SavedMember, useCreateMember } from './useCreateMember';

interface NewMemberDialogProps {
  /** What another screen proposes; the user reads it before anything is saved. */
  values?: ProposedMember | undefined;
  onCreated(membre: SavedMember): void;
  onClose(): void;
}

/** The dialog that creates a member; each opening starts with an empty form, or with proposed values. */
export default function NewMemberDialog({ values = {}, onCreated, onClose }: NewMemberDialogProps) {
  const texts = useTexts(formTexts);
  const schema = useMemo(() => memberSchema(texts), [texts]);
  const { isDirty, setDirty, leave } = useUnsavedChanges(onClose);
  const [typed, setTyped] = useState<Typed>({});
  const likely = useLikelyDuplicates(typed);
  const compare = useComparison(likely.find(({ likeness }) => likeness !== 'name')?.membre);
  const handleCreated = (membre: SavedMember) => {
    onCreated(membre);
    onClose();
  };
  const create = useCreateMember(handleCreated, compare);
  const read = (form: HTMLFormElement) => setTyped(typedIn(form));
  return (
    <Dialog open title={texts.createTitle} onClose={onClose} isDirty={isDirty}>
      <Form
        schema={schema}
        onValid={create}
        onDirty={setDirty}
        onInput={(event) => read(event.currentTarget)}
      >
        <p className={styles.hint}>{texts.requiredHint}</p>
        <MemberFields values={values} required={REQUIRED_TO_CREATE} />
        <FormActions>
          <DuplicateHint found={likely} />
          <CancelButton onLeave={leave} />
          <SubmitButton busyLabel={texts.saving}>{texts.create}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const COMPARED = ['nom', 'prenom', 'date_naissance', 'email', 'telephone'] as const;

/** The values that tell whether a member is known already. */
function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return recordOf(COMPARED, (field) => String(data.get(field) ?? ''));
}
