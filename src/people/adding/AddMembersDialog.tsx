import { useMemo } from 'react';
import { memberCalls } from '../../api/endpoints/members';
import { useQuery } from '../../api/useApi';
import type { PickedMember } from '../../domain/members/member';
import { useTexts } from '../../texts/texts';
import { movesOf } from '../moves';
import { personOptions } from '../personOptions';
import { PickerDialog } from '../picker/PickerDialog';
import { PickerNote } from '../picker/PickerNote';
import { useChoice } from '../picker/useChoice';
import { useLoadAlert } from '../picker/useLoadAlert';
import type { BulkAnswer } from '../removal/refusals';
import { addingTexts, moveTexts, warningOf } from '../texts.fr';
import { type Addition, useAddToPlace } from './useAddToPlace';
import { useChosenMembers } from './useChosenMembers';

export interface AddMembersDialogProps<P, B, A extends BulkAnswer> extends Addition<P, B, A> {
  /** Those who are in it already. */
  present: readonly { id: number }[];
}

const NO_MEMBERS: readonly PickedMember[] = [];

/** Adds people to a group or department. Before that, it names those who leave another one. */
export default function AddMembersDialog<P, B, A extends BulkAnswer>(props: AddMembersDialogProps<P, B, A>) {
  const { place, to, present, onClose } = props;
  const texts = useTexts(addingTexts);
  const words = useTexts(moveTexts);
  const query = useQuery(memberCalls.simple, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.loadFailedText);
  const rows = query.data ?? NO_MEMBERS;
  const options = useMemo(() => personOptions(rows, new Set(present.map(({ id }) => id))), [rows, present]);
  const choice = useChoice(query, options, true, texts.loadFailedText);
  const chosen = useChosenMembers(choice.chosen);
  const { send, isSaving } = useAddToPlace(props);
  const warning = warningOf(movesOf(chosen, place, to.id), place, chosen, words);
  return (
    <PickerDialog
      title={texts.title}
      description={texts.to(words[place], to.nom)}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.confirm, busy: texts.busy, isSaving }}
      onConfirm={() => void send(chosen)}
      onClose={onClose}
    >
      <PickerNote hint={chosen.length > 0 ? warning : texts.hint} />
    </PickerDialog>
  );
}
