import { useMemo } from 'react';
import { groupCalls } from '../../api/endpoints/groups';
import { useQuery } from '../../api/useApi';
import { itemColor } from '../../domain/color';
import { compareWords } from '../../texts/locale';
import { useTexts } from '../../texts/texts';
import { movesOf } from '../moves';
import { PickerDialog } from '../picker/PickerDialog';
import { PickerNote } from '../picker/PickerNote';
import { type Option, useChoice } from '../picker/useChoice';
import { useLoadAlert } from '../picker/useLoadAlert';
import { joiningTexts, memberCountText, moveTexts, warningOf } from '../texts.fr';
import { useAddToPlace } from './useAddToPlace';
import { useChosenMembers } from './useChosenMembers';

interface JoinGroupDialogProps {
  members: readonly Option[];
  /** How many more people there are, whom no record is known of. */
  strangers: number;
  onClose(): void;
}

const NOWHERE = { id: 0, nom: '' };

/** Adds these members to a group that is chosen. Before that, it names those who leave another one. */
export default function JoinGroupDialog({ members, strangers, onClose }: JoinGroupDialogProps) {
  const texts = useTexts(joiningTexts);
  const words = useTexts(moveTexts);
  const query = useQuery(groupCalls.statistiques, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.loadFailedText);
  const groups = query.data?.groupes;
  const options = useMemo(
    () =>
      (groups ?? [])
        .map(({ id, nom, color }) => ({ id, label: nom, color: itemColor(color, nom) }))
        .sort((a, b) => compareWords(a.label, b.label)),
    [groups],
  );
  const choice = useChoice(query, options, false, texts.loadFailedText);
  const [target] = choice.chosen;
  const known = useChosenMembers(members);
  const to = target ? { id: target.id, nom: target.label } : NOWHERE;
  const { send, isSaving } = useAddToPlace({
    place: 'groupe_actuel',
    to,
    endpoint: groupCalls.addMembers,
    onClose,
    argsOf: (membre_ids) => ({ id: to.id, body: { membre_ids } }),
  });
  const warning = warningOf(movesOf(known, 'groupe_actuel', to.id), 'groupe_actuel', known, words);
  const about = [memberCountText(members.length), ...(strangers > 0 ? [texts.strangers(strangers)] : [])];
  return (
    <PickerDialog
      title={texts.title}
      description={about.join('. ')}
      picker={texts.picker}
      choice={choice}
      confirm={{ label: texts.confirm, busy: texts.busy, isSaving }}
      onConfirm={() => void send(known)}
      onClose={onClose}
    >
      <PickerNote hint={target ? warning : texts.hint} />
    </PickerDialog>
  );
}
