import * as z from 'zod/mini';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { Form } from '../../../../ui/form/Form';
import { FormActions } from '../../../../ui/form/FormActions';
import { TextField } from '../../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { useToast } from '../../../../ui/toast/useToast';
import type { ListQuery } from '../../data/listQuery';
import { FilterManager } from './FilterManager';
import { isTaken, keepSaved, NAME_MAX, readSaved, SAVED_MAX, withFilter } from './savedFilters';
import { savedTexts } from './texts';

export type SavedFilterTask = 'save' | 'manage';

interface SavedFilterDialogProps {
  task: SavedFilterTask;
  viewer: string;
  query: ListQuery;
  onClose(): void;
}

/** Saves the current filters under a name, or manages those that were saved. */
export default function SavedFilterDialog({ task, ...props }: SavedFilterDialogProps) {
  const texts = useTexts(savedTexts);
  if (task === 'save') return <SaveDialog {...props} />;
  return (
    <Dialog
      open
      size="small"
      title={texts.manageTitle}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{texts.close}</Button>}
    >
      <FilterManager viewer={props.viewer} />
    </Dialog>
  );
}

const named = z.object({ name: z.string() });

function SaveDialog({ viewer, query, onClose }: Omit<SavedFilterDialogProps, 'task'>) {
  const texts = useTexts(savedTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const handleValid = async ({ name: typed }: z.infer<typeof named>) => {
    const name = typed.trim();
    const saved = readSaved(viewer);
    const isReplacing = isTaken(saved, name);
    if (!isReplacing && saved.length >= SAVED_MAX) return { form: texts.full };
    const question = {
      title: texts.replaceTitle,
      text: texts.replaceText(name),
      confirmLabel: texts.replace,
    };
    if (isReplacing && !(await confirm(question))) return { errors: { name: texts.taken } };
    keepSaved(viewer, withFilter(readSaved(viewer), name, query));
    toast(texts.saved(name));
    onClose();
  };
  return (
    <Dialog open size="small" title={texts.saveTitle} description={texts.saveText} onClose={onClose}>
      <Form schema={named} onValid={handleValid}>
        <TextField name="name" label={texts.name} required maxLength={NAME_MAX} autoComplete="off" />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
