import { useMemo, useState } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { REQUIRED_TO_CREATE } from '../../../domain/members/fileColumns';
import type { Member } from '../../../domain/members/member';
import { recordOf } from '../../../domain/records';
import type { ProposedMember } from '../../../people/proposedMember';
import { type MemberInput, useLikelyDuplicates } from '../../../people/useLikelyDuplicates';
import { useLocation } from '../../../routing/useLocation';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { DateField } from '../../../ui/form/fields/DateField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import type { ToastAction } from '../../../ui/widgetRoot/WidgetRootStore';
import { useMembersPath } from '../../frame/navigation/membersPath';
import { duplicatePaths } from '../../routes';
import { MEMBER_FIELDS } from '../fields';
import { CancelButton } from './CancelButton';
import { DuplicateHint } from './DuplicateHint';
import { MemberFields } from './MemberFields';
import styles from './MemberForm.module.css';
import { newMemberSchema } from './memberForm';
import { duplicateHintTexts, memberFormTexts } from './texts.fr';
import { type SavedMember, useCreateMember } from './useCreateMember';

/**
 * Gives a button that compares a new member with the one it resembles, in the console of a back end that merges records.
 */
function useComparison(likely: Member | undefined): (member: SavedMember) => ToastAction | undefined {
  const texts = useTexts(duplicateHintTexts);
  const { navigate } = useLocation();
  const hasPairs = useCapability('doublons');
  const isInConsole = useMembersPath() !== undefined;
  return ({ id }) => {
    if (!likely || id === undefined || !hasPairs || !isInConsole) return undefined;
    return {
      label: texts.compare,
      run: () => navigate(duplicatePaths.pair.to({ un: likely.id, autre: id })),
    };
  };
}

interface NewMemberDialogProps {
  /** What another screen proposes; the user reads it before anything is saved. */
  values?: ProposedMember | undefined;
  onCreated(member: SavedMember): void;
  /** Opens the record of a new member. */
  onOpen?: ((id: number) => void) | undefined;
  /** Goes on with the family of the new member, who is on file under this id, or with these values of theirs. */
  onAnother?: ((values: ProposedMember, id: number | undefined) => void) | undefined;
  onClose(): void;
}

/** The dialog that creates a member; each opening starts with an empty form, or with proposed values. */
export default function NewMemberDialog(props: NewMemberDialogProps) {
  const { values = {}, onCreated, onClose } = props;
  const texts = useTexts(memberFormTexts);
  const fields = useKnownFields(MEMBER_FIELDS);
  const hasStates = useCapability('etats');
  const schema = useMemo(() => newMemberSchema(texts, fields), [texts, fields]);
  const { isDirty, setDirty, leave } = useUnsavedChanges(onClose);
  const [typed, setTyped] = useState<MemberInput>({});
  const likely = useLikelyDuplicates(typed);
  const alike = likely.find(({ likeness }) => likeness !== 'name');
  const actionsOf = useNextSteps(props, useComparison(alike?.membre));
  const handleCreated = (member: SavedMember) => {
    onCreated(member);
    onClose();
  };
  const create = useCreateMember(handleCreated, actionsOf);
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
        {hasStates && (
          <div className={styles.group}>
            <DateField
              name="date_inscription"
              label={texts.entered}
              hint={texts.enteredHint}
              autoComplete="off"
            />
          </div>
        )}
        <FormActions>
          <DuplicateHint found={likely} />
          <CancelButton onLeave={leave} />
          <SubmitButton busyLabel={texts.saving}>{texts.create}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

type Steps = Pick<NewMemberDialogProps, 'onOpen' | 'onAnother'>;

/** The buttons of the alert after a creation: what people do next. */
function useNextSteps({ onOpen, onAnother }: Steps, compare: ReturnType<typeof useComparison>) {
  const texts = useTexts(memberFormTexts);
  return (member: SavedMember): readonly ToastAction[] => {
    const { id, nom, adresse, adresse_complement, code_postal, ville } = member;
    const shared = { nom, adresse, adresse_complement, code_postal, ville };
    const comparison = compare(member);
    return [
      ...(onOpen && id !== undefined ? [{ label: texts.openRecord, run: () => onOpen(id) }] : []),
      ...(onAnother ? [{ label: texts.addRelative, run: () => onAnother(shared, id) }] : []),
      ...(comparison ? [comparison] : []),
    ];
  };
}

const COMPARED = ['nom', 'prenom', 'date_naissance', 'email', 'telephone'] as const;

/** The values that tell whether a member is known already. */
function typedIn(form: HTMLFormElement): MemberInput {
  const data = new FormData(form);
  return recordOf(COMPARED, (field) => String(data.get(field) ?? ''));
}
