import { useRef } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { failureOf } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import type { Member } from '../../../domain/members/member';
import type { Tag } from '../../../domain/members/tag';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { useRecordUndo } from '../data/useRecordUndo';
import { detailTexts } from './texts.fr';

/** Removes a tag from the member after a confirmation; a notice with «Annuler» says so. */
export function useRemoveTag({ id }: Member, onRemoved: () => void) {
  const texts = useTexts(detailTexts);
  const alert = useAlert();
  const confirm = useConfirm();
  const toast = useToast();
  const undo = useRecordUndo();
  const { save } = useSave(memberWriteCalls.removeTags);
  const isRunning = useRef(false);

  const send = async (tag: Tag) => {
    try {
      await save({ id, body: { tag_ids: [tag.id] } });
      onRemoved();
      toast(
        texts.tagRemoved,
        undo(memberWriteCalls.addTags, { body: { membre_ids: [id], tags_ids: [tag.id] } }),
      );
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const text =
        failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.tagFailedText);
      await alert({ title: texts.tagFailed, text, tone: 'error' });
    }
  };
  return async (tag: Tag): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const question = {
      title: texts.removeTagTitle,
      text: texts.removeTagQuestion(tag.name),
      confirmLabel: texts.remove,
      cancelLabel: texts.cancel,
      danger: true,
    };
    try {
      if (await confirm(question)) await send(tag);
    } finally {
      isRunning.current = false;
    }
  };
}
