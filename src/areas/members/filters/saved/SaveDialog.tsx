import { useState } from 'react';
import * as z from 'zod/mini';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { Form } from '../../../../ui/form/Form';
import { FormActions } from '../../../../ui/form/FormActions';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { TextField } from '../../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { useToast } from '../../../../ui/toast/useToast';
import type { ListQuery } from '../../data/listQuery';
import { savedTexts } from '../texts.fr';
import {
  FILTER_NAME_MAX,
  isFilterNameTaken,
  keepSaved,
  readSaved,
  SAVED_MAX,
  withFilter,
} from './savedFilters';
import { useShareFilter } from './useShareFilter';

export interface SaveDialogProps {
  viewer: string;
  query: ListQuery;
  onClose(): void;
}

const named = z.object({ name: z.string() });

/** Saves the current filters under a name: on this device, or for all users where the back end can share them. */
export function SaveDialog({ viewer, query, onClose }: SaveDialogProps) {
  const texts = useTexts(savedTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const canShare = useCapability('filtres-partages');
  const share = useShareFilter(query);
  const [isShared, setShared] = useState(false);
  const end = (sentence: string) => {
    toast(sentence);
    onClose();
  };
  const saveHere = async (name: string) => {
    const saved = readSaved(viewer);
    const isReplacing = isFilterNameTaken(saved, name);
    if (!isReplacing && saved.length >= SAVED_MAX) return { form: texts.full };
    const question = {
      title: texts.replaceTitle,
      text: texts.replaceText(name),
      confirmLabel: texts.replace,
    };
    if (isReplacing && !(await confirm(question))) return { errors: { name: texts.taken } };
    keepSaved(viewer, withFilter(readSaved(viewer), name, query));
    end(texts.saved(name));
  };
  const handleValid = async ({ name: typed }: z.infer<typeof named>) => {
    const name = typed.trim();
    if (!isShared) return saveHere(name);
    const refused = await share(name);
    if (refused) return refused;
    end(texts.shared(name));
  };
  return (
    <Dialog open size="small" title={texts.saveTitle} description={texts.saveText} onClose={onClose}>
      <Form schema={named} onValid={handleValid}>
        <TextField name="name" label={texts.name} required maxLength={FILTER_NAME_MAX} autoComplete="off" />
        {canShare && (
          <Checkbox label={texts.share} hint={texts.shareHint} checked={isShared} onChange={setShared} />
        )}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
