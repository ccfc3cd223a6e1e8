import { useState } from 'react';
import { failureOf } from '../../../../api/errors';
import { PickerDialog } from '../../../../people/picker/PickerDialog';
import { PickerNote } from '../../../../people/picker/PickerNote';
import { useChoice } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { familyTexts } from '../texts.fr';
import type { FamilyPickerProps } from './FamilyPickerProps';
import { familyIds, useCandidates } from './useCandidates';
import { additionText, useChildrenAddition } from './useChildrenAddition';

/** Adds children to a member and, unless unticked, to the spouse. */
export function ChildrenPicker({ member, onDone, onClose }: FamilyPickerProps) {
  const texts = useTexts(familyTexts);
  const alert = useAlert();
  const { query, options } = useCandidates(member, familyIds(member));
  const choice = useChoice(query, options, true, texts.loadFailed);
  const { other, add } = useChildrenAddition(member);
  const [isForOther, setForOther] = useState(true);
  const { isSaving, problem, setProblem, run } = useAttempt();

  const send = async () => {
    const added = await add(choice.chosen, isForOther);
    onDone();
    onClose();
    if (!added) return;
    const tone = added.warnings.length > 0 ? 'warning' : 'success';
    await alert({ title: texts.childrenDone, text: additionText(added), tone });
  };
  const handleConfirm = async () => {
    if (!Number.isFinite(member.id)) return setProblem(texts.noMemberId);
    if (choice.chosen.length === 0) return setProblem(texts.noChild);
    await run(send);
  };
  const isAnswered = problem === texts.noChild && choice.chosen.length > 0;
  return (
    <PickerDialog
      title={texts.addChildren}
      description={texts.childrenOf(fullNameOf(member))}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.childrenSave, busy: texts.saving, isSaving }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {other && (
        <Checkbox
          label={texts.alsoChildrenOf(other.name)}
          checked={isForOther}
          disabled={isSaving}
          onChange={setForOther}
        />
      )}
      <PickerNote problem={isAnswered ? undefined : problem} />
    </PickerDialog>
  );
}

/** Runs one attempt at a time, and keeps why the last one failed. */
function useAttempt() {
  const texts = useTexts(familyTexts);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (send: () => Promise<void>) => {
    setProblem(undefined);
    setSaving(true);
    try {
      await send();
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      const isContract = failure.kind === 'contract';
      setProblem(isContract ? texts.invalidAnswer : failureText(failure, texts.childrenFailed));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, problem, setProblem, run };
}
