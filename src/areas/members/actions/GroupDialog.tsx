import { useMemo } from 'react';
import { groupes } from '../../../api/endpoints/groupes';
import { useQuery } from '../../../api/useApi';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { ActionTarget } from './ActionTarget';
import { PickerDialog } from './family/PickerDialog';
import { useChoice } from './family/useChoice';
import { useLoadAlert } from './family/useLoadAlert';
import type { MemberActionDialogProps } from './MemberActionDialogProps';
import { byLabel } from './options';
import { actionTexts } from './texts';
import { useBulkSave } from './useBulkSave';

/** Adds one or many members to one group. */
export function GroupDialog(props: MemberActionDialogProps) {
  const { membres } = props;
  const texts = useTexts(actionTexts);
  const query = useQuery(groupes.statistiques, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.groupLoadFailed);
  const options = useMemo(
    () =>
      (query.data?.groupes ?? [])
        .map(({ id, nom, membres_count }) => ({
          id,
          label: nom,
          detail: membres_count == null ? undefined : texts.memberCount(membres_count),
        }))
        .sort(byLabel),
    [query.data, texts],
  );
  const choice = useChoice(query, options, false, texts.groupLoadFailed);
  const { run, isSaving } = useBulkSave(groupes.addMembers, props, {
    title: texts.groupFailed,
    text: (failure) =>
      failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.groupFailedText),
    closes: true,
  });
  const handleConfirm = () => {
    const [groupe] = choice.chosen;
    if (!groupe) return;
    void run({ id: groupe.id, body: { membre_ids: membres.map(({ id }) => id) } }, (count) => ({
      title: texts.addDone,
      text: texts.groupDoneText(count, groupe.label),
    }));
  };
  return (
    <PickerDialog
      title={texts.groupTitle}
      description={<ActionTarget membres={membres} />}
      picker={texts.groupPicker}
      choice={choice}
      confirm={{ label: texts.groupConfirm, busy: texts.adding, isSaving }}
      onConfirm={handleConfirm}
      onClose={props.onClose}
    />
  );
}
