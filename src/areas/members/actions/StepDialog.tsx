import { useMemo } from 'react';
import { etapes } from '../../../api/endpoints/etapes';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { ActionTarget } from './ActionTarget';
import { PickerDialog } from './family/PickerDialog';
import { useChoice } from './family/useChoice';
import { useLoadAlert } from './family/useLoadAlert';
import type { MemberActionDialogProps } from './MemberActionDialogProps';
import { actionTexts } from './texts';
import { explained, useBulkSave } from './useBulkSave';

/** Puts one or many members at one integration step. */
export function StepDialog(props: MemberActionDialogProps) {
  const { membres } = props;
  const texts = useTexts(actionTexts);
  const query = useQuery(etapes.all, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.stepLoadFailed);
  // In the order members go through them, which is the server's.
  const options = useMemo(
    () => (query.data ?? []).map(({ id, libelle }) => ({ id, label: libelle })),
    [query.data],
  );
  const choice = useChoice(query, options, false, texts.stepLoadFailed);
  const { run, isSaving } = useBulkSave(membresWrites.addStep, props, {
    title: texts.associationFailed,
    text: (failure) => explained(texts.stepFailed, failure, texts.invalidAnswer),
  });
  const handleConfirm = () => {
    const [etape] = choice.chosen;
    if (!etape) return;
    void run({ body: { etape_id: etape.id, membre_ids: membres.map(({ id }) => id) } }, (count, answer) => ({
      title: texts.stepDone,
      text: texts.stepDoneText(countIn(answer.membres_associes) ?? count, answer.etape_associee.libelle),
    }));
  };
  return (
    <PickerDialog
      title={texts.stepTitle}
      description={<ActionTarget membres={membres} />}
      picker={texts.stepPicker}
      choice={choice}
      confirm={{ label: texts.stepConfirm, busy: texts.associating, isSaving }}
      onConfirm={handleConfirm}
      onClose={props.onClose}
    />
  );
}

/** Back ends write how many, or whom. */
function countIn(written: unknown): number | undefined {
  if (typeof written === 'number') return written;
  return Array.isArray(written) ? written.length : undefined;
}
