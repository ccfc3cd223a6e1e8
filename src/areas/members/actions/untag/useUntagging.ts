import { useRef } from 'react';
import type { CallOptions } from '../../../../api/client';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { failureOf } from '../../../../api/errors';
import { useClient } from '../../../../api/useApi';
import { undoNoticeTexts } from '../../../../data/texts.fr';
import type { Member } from '../../../../domain/members/member';
import type { Option } from '../../../../people/picker/useChoice';
import type { BulkAnswer } from '../../../../people/removal/refusals';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useRecordUndo } from '../../data/useRecordUndo';
import { BATCH_SIZE, type BatchJob } from '../batch/batchJob';
import { batchTexts } from '../batch/texts.fr';
import { useBatch } from '../batch/useBatch';
import { untagTexts } from './texts.fr';

const { removeTags, addTags } = memberWriteCalls;

/**
 * Takes the tag from these members, who all have it, one call after the other: the specification has none for several. The
 * alert at the end offers to give it back to exactly those.
 */
export function useUntagging(tag: Option, holders: readonly Member[], onDone: () => void) {
  const texts = useTexts(untagTexts);
  const words = useTexts(batchTexts);
  const { undoAction } = useTexts(undoNoticeTexts);
  const client = useClient();
  const alert = useAlert();
  const undo = useRecordUndo();
  const freed = useRef<number[]>([]);
  const send = async ([id = 0]: number[], options: CallOptions): Promise<BulkAnswer> => {
    try {
      await client.call(removeTags, { id, body: { tag_ids: [tag.id] } }, options);
    } catch (error) {
      if (failureOf(error).kind !== 'notFound') throw error;
      const holder = holders.find((member) => member.id === id);
      return { refus: [{ id, nom: holder && fullNameOf(holder), message: texts.gone }] };
    }
    freed.current.push(id);
    return {};
  };
  const handleEnd = ({ reached, leftOut }: BatchJob) => {
    const lines = leftOut.map(words.leftOut).join('\n');
    onDone();
    if (reached === 0) return void alert({ title: texts.failed, text: lines, tone: 'error' });
    const calls = batches(freed.current).map((membre_ids) => ({ body: { membre_ids, tags_ids: [tag.id] } }));
    void alert({
      title: texts.done,
      text: [texts.doneText(tag.label, reached), lines].filter(Boolean).join('\n\n'),
      tone: lines ? 'warning' : 'success',
      actions: [{ ...undo(addTags, ...calls), label: undoAction }],
    });
  };
  const ids = holders.map(({ id }) => id);
  return useBatch({ ids, size: 1, send, invalidates: removeTags.invalidates, onEnd: handleEnd });
}

const batches = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, at) =>
    ids.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
