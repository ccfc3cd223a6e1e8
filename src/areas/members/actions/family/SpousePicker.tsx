import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { spouseName } from '../../../../domain/members/member';
import { PickerDialog } from '../../../../people/picker/PickerDialog';
import { PickerNote } from '../../../../people/picker/PickerNote';
import { useChoice } from '../../../../people/picker/useChoice';
import { useLoadAlert } from '../../../../people/picker/useLoadAlert';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { familyTexts } from '../texts.fr';
import type { FamilyPickerProps } from './FamilyPickerProps';
import { useCandidates } from './useCandidates';

/** Chooses the spouse of a member; an earlier one is replaced. */
export function SpousePicker({ member, onDone, onClose }: FamilyPickerProps) {
  const texts = useTexts(familyTexts);
  const alert = useAlert();
  const { query, options } = useCandidates(member, [member.id]);
  useLoadAlert(query, texts.error, texts.loadFailed);
  const choice = useChoice(query, options, false, texts.loadFailed);
  const [chosen] = choice.chosen;
  const { save, isSaving } = useSave(memberWriteCalls.addSpouse);
  const name = fullNameOf(member);
  const current = spouseName(member.conjoint);

  const handleConfirm = async () => {
    if (!chosen) return;
    try {
      const { message } = await save({ id: member.id, body: { conjoint_id: chosen.id } });
      onDone();
      onClose();
      await alert({ title: texts.spouseDone, text: message ?? undefined, tone: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      const text =
        failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.spouseFailed);
      await alert({ title: texts.error, text, tone: 'error' });
    }
  };
  return (
    <PickerDialog
      title={current ? texts.changeSpouse : texts.addSpouse}
      description={current ? texts.spouseReplaced(name, current) : texts.spouseOf(name)}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.spouseSave, busy: texts.saving, isSaving }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <PickerNote hint={chosen ? undefined : texts.spouseHint} />
    </PickerDialog>
  );
}
