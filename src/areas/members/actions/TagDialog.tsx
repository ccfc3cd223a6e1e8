import { useMemo } from 'react';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { tags } from '../../../api/endpoints/tags';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { ActionTarget } from './ActionTarget';
import { PickerDialog } from './family/PickerDialog';
import { useChoice } from './family/useChoice';
import { useLoadAlert } from './family/useLoadAlert';
import type { MemberActionDialogProps } from './MemberActionDialogProps';
import { byLabel } from './options';
import { actionTexts } from './texts';
import { explained, useBulkSave } from './useBulkSave';

/** Puts one or several tags on one or many members. */
export function TagDialog(props: MemberActionDialogProps) {
  const { membres } = props;
  const texts = useTexts(actionTexts);
  const alert = useAlert();
  const query = useQuery(tags.all, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.tagLoadFailed);
  const options = useMemo(
    () => (query.data ?? []).map(({ id, name }) => ({ id, label: name })).sort(byLabel),
    [query.data],
  );
  const choice = useChoice(query, options, true, texts.tagLoadFailed);
  const { run, isSaving } = useBulkSave(membresWrites.addTags, props, {
    title: texts.associationFailed,
    text: (failure) => explained(texts.tagFailed, failure, texts.invalidAnswer),
  });
  const handleConfirm = () => {
    const tags_ids = choice.chosen.map(({ id }) => id);
    if (tags_ids.length === 0)
      return void alert({ title: texts.noTag, text: texts.noTagText, tone: 'warning' });
    void run({ body: { membre_ids: membres.map(({ id }) => id), tags_ids } }, (count) => ({
      title: texts.tagDone,
      text: texts.tagDoneText(tags_ids.length, count),
    }));
  };
  return (
    <PickerDialog
      title={texts.tagTitle}
      description={<ActionTarget membres={membres} />}
      picker={texts.tagPicker}
      choice={choice}
      confirm={{ label: texts.tagConfirm, busy: texts.associating, isSaving }}
      onConfirm={handleConfirm}
      onClose={props.onClose}
    />
  );
}
