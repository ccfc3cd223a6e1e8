import { useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { PickerDialog } from '../../../people/picker/PickerDialog';
import { useChoice } from '../../../people/picker/useChoice';
import { useTexts } from '../../../texts/texts';
import { useCandidates } from '../actions/family/useCandidates';
import { familyTexts } from '../actions/texts.fr';
import { familySheetTexts } from './texts.fr';
import { useReadRecord } from './useReadRecord';

interface OnFilePickerProps {
  /** Of the line. */
  title: string;
  /** Of the family: likely relatives come first. */
  lastName: string;
  town: string | null;
  /** Who is in the sheet already. */
  excluded: readonly number[];
  onChosen(member: Member): void;
  onClose(): void;
}

/** Chooses a person on file for a line, and reads the record. */
export default function OnFilePicker({
  title,
  lastName,
  town,
  excluded,
  onChosen,
  onClose,
}: OnFilePickerProps) {
  const texts = useTexts(familySheetTexts);
  const { loadFailed } = useTexts(familyTexts);
  const { query, options } = useCandidates({ id: 0, nom: lastName, ville: town }, excluded);
  const choice = useChoice(query, options, false, loadFailed);
  const [isReading, setReading] = useState(false);
  const read = useReadRecord();
  const [chosen] = choice.chosen;
  const handleConfirm = async () => {
    if (!chosen) return;
    setReading(true);
    const member = await read(chosen.id);
    setReading(false);
    if (!member) return;
    onClose();
    onChosen(member);
  };
  return (
    <PickerDialog
      title={texts.chooseTitle}
      description={texts.chooseText(title)}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.confirmChoice, busy: texts.confirmChoice, isSaving: isReading }}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
