import { useMemo } from 'react';
import { departements } from '../../../api/endpoints/departements';
import { useQuery } from '../../../api/useApi';
import { memberCountOf } from '../../../domain/members/departement';
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

/** Adds one or many members to one department. */
export function DepartmentDialog(props: MemberActionDialogProps) {
  const { membres } = props;
  const texts = useTexts(actionTexts);
  const query = useQuery(departements.statistiques, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.departmentLoadFailed);
  const options = useMemo(
    () =>
      (query.data?.departements ?? [])
        .map((row) => ({ id: row.id, label: row.nom, detail: texts.memberCount(memberCountOf(row)) }))
        .sort(byLabel),
    [query.data, texts],
  );
  const choice = useChoice(query, options, false, texts.departmentLoadFailed);
  const { run, isSaving } = useBulkSave(departements.addMembers, props, {
    title: texts.departmentFailed,
    text: (failure) =>
      failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.departmentFailedText),
  });
  const handleConfirm = () => {
    const [departement] = choice.chosen;
    if (!departement) return;
    const body = { departement_id: departement.id, membre_ids: membres.map(({ id }) => id) };
    void run({ body }, (count) => ({
      title: texts.addDone,
      text: texts.departmentDoneText(count, departement.label),
    }));
  };
  return (
    <PickerDialog
      title={texts.departmentTitle}
      description={<ActionTarget membres={membres} />}
      picker={texts.departmentPicker}
      choice={choice}
      confirm={{ label: texts.departmentConfirm, busy: texts.adding, isSaving }}
      onConfirm={handleConfirm}
      onClose={props.onClose}
    />
  );
}
