import { useMemo, useState } from 'react';
import { itemColor } from '../../../domain/couleur';
import { initialsOf } from '../../../domain/members/membre';
import { REQUIRED_TO_EDIT } from '../../../domain/members/membreColumns';
import { PersonName } from '../../../people/PersonName';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Avatar } from '../../../ui/avatar/Avatar';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { CancelButton } from './CancelButton';
import { type ConflictChoice, ConflictDialog } from './ConflictDialog';
import { MemberFields } from './fields/MemberFields';
import styles from './MemberForm.module.css';
import { type Conflict, emptyFieldsOf, memberSchema } from './memberForm';
import { formTexts } from './texts';
import { type UpdateOptions, useUpdateMember } from './useUpdateMember';

interface EditFormProps extends Omit<UpdateOptions, 'ask'> {
  onDirty(isDirty: boolean): void;
  /** The user asked to leave the form. */
  onLeave(): void;
}

/** The form that edits an existing member. */
export function EditForm({ onDirty, onLeave, ...options }: EditFormProps) {
  const { opened } = options;
  const texts = useTexts(formTexts);
  const name = fullNameOf(opened);
  const schema = useMemo(() => memberSchema(texts), [texts]);
  const { question, ask } = useConflictQuestion();
  const update = useUpdateMember({ ...options, ask });
  return (
    <div className={styles.card}>
      <Form schema={schema} onValid={update} onDirty={onDirty} aria-label={name}>
        <div className={styles.who}>
          <Avatar initials={initialsOf(opened)} color={itemColor(opened.color, name)} />
          <p className={styles.name}>
            <PersonName person={opened} />
          </p>
          <p className={styles.hint}>{texts.requiredHint}</p>
        </div>
        <MemberFields values={opened} required={REQUIRED_TO_EDIT} empty={emptyFieldsOf(opened)} />
        <div className={styles.bar}>
          <FormActions>
            <CancelButton onLeave={onLeave} />
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
          </FormActions>
        </div>
      </Form>
      {question && <ConflictDialog name={name} conflicts={question.conflicts} onChoose={question.settle} />}
    </div>
  );
}

interface Question {
  conflicts: readonly Conflict[];
  settle(choice: ConflictChoice): void;
}

/** The conflict dialog; a running save waits for its answer. */
function useConflictQuestion() {
  const [question, setQuestion] = useState<Question>();
  const ask = (conflicts: readonly Conflict[]) =>
    new Promise<ConflictChoice>((resolve) => {
      const settle = (choice: ConflictChoice) => {
        setQuestion(undefined);
        resolve(choice);
      };
      setQuestion({ conflicts, settle });
    });
  return { question, ask };
}
