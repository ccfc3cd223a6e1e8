import { useState } from 'react';
import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { PickerDialog } from '../../../../people/picker/PickerDialog';
import { PickerNote } from '../../../../people/picker/PickerNote';
import { useChoice } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import type { FamilyPickerProps } from './FamilyPickerProps';
import { familyTexts } from './texts';
import { familyIds, useCandidates } from './useCandidates';

/** Adds children to a member. */
export function ChildrenPicker({ membre, onDone, onClose }: FamilyPickerProps) {
  const texts = useTexts(familyTexts);
  const alert = useAlert();
  const { query, options } = useCandidates(membre, familyIds(membre));
  const choice = useChoice(query, options, true, texts.loadFailed);
  const { save, isSaving } = useSave(membresWrites.addChildren);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    const enfants_ids = choice.chosen.map(({ id }) => id);
    const { message, warnings } = await save({ id: membre.id, body: { enfants_ids } });
    onDone();
    onClose();
    const text = [message, ...(warnings ?? [])].filter(Boolean).join('\n');
    await alert({ title: texts.childrenDone, text, tone: warnings?.length ? 'warning' : 'success' });
  };
  const handleConfirm = async () => {
    if (!Number.isFinite(membre.id)) return setProblem(texts.noMemberId);
    if (choice.chosen.length === 0) return setProblem(texts.noChild);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      setProblem(
        failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.childrenFailed),
      );
    }
  };
  const isAnswered = problem === texts.noChild && choice.chosen.length > 0;
  return (
    <PickerDialog
      title={texts.addChildren}
      description={texts.childrenOf(fullNameOf(membre))}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.childrenSave, busy: texts.saving, isSaving }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <PickerNote problem={isAnswered ? undefined : problem} />
    </PickerDialog>
  );
}
