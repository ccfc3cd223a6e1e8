import { useMemo } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { itemColor } from '../../../domain/color';
import { REQUIRED_TO_EDIT } from '../../../domain/members/fileColumns';
import { initialsOf } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Avatar } from '../../../ui/display/Avatar';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { MEMBER_FIELDS } from '../fields';
import { CancelButton } from './CancelButton';
import { MemberFields } from './MemberFields';
import styles from './MemberForm.module.css';
import { emptyFieldsOf, memberFormSchema } from './memberForm';
import { memberFormTexts } from './texts.fr';
import { type UpdateOptions, useUpdateMember } from './useUpdateMember';

interface EditFormProps extends UpdateOptions {
  onDirty(isDirty: boolean): void;
  /** The user asked to leave the form. */
  onLeave(): void;
}

/** The form that edits an existing member. */
export function EditForm({ onDirty, onLeave, ...options }: EditFormProps) {
  const { opened } = options;
  const texts = useTexts(memberFormTexts);
  const name = fullNameOf(opened);
  const fields = useKnownFields(MEMBER_FIELDS);
  const schema = useMemo(() => memberFormSchema(texts, undefined, fields), [texts, fields]);
  const { update, question } = useUpdateMember(options);
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
        <div className={styles.bar} data-sticky-bar="">
          <FormActions>
            <CancelButton onLeave={onLeave} />
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
          </FormActions>
        </div>
      </Form>
      {question}
    </div>
  );
}
