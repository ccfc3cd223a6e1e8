import { type ReactNode, useRef } from 'react';
import type { Args, Endpoint } from '../../../api/endpoint';
import { useClient } from '../../../api/useApi';
import { useUndo } from '../../../data/useUndo';
import type { BulkAnswer } from '../../../people/removal/refusals';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useStopsOnLeave } from '../../../ui/dialog/useStopsOnLeave';
import { BatchDialog } from '../actions/batch/BatchDialog';
import { type BatchJob, isRunning, restOf } from '../actions/batch/batchJob';
import { batchTexts } from '../actions/batch/texts.fr';
import { useBatch } from '../actions/batch/useBatch';
import type { BulkDialogProps, WholeTarget } from '../actions/bulkDescription';
import { wholeSelection } from '../data/wholeSelection';
import { registerSaveTexts } from './texts.fr';

interface RegisterBatchProps<B, A> extends Pick<BulkDialogProps, 'onDone' | 'onClose'> {
  title: string;
  /** The members that it acts on. */
  scope: ReactNode;
  busy: string;
  whole: WholeTarget;
  ids: readonly number[];
  endpoint: Endpoint<unknown, B, A>;
  bodyOf(ids: number[]): B;
  /** What was done, from the number of members it reached. */
  done(count: number): string;
  /** What a batch left although its people were changed. */
  leftOf?(answer: A): string;
}

/** Changes all members of a result, in batches. */
export function RegisterBatch<B, A extends BulkAnswer>(props: RegisterBatchProps<B, A>) {
  const { title, scope, busy, whole, ids, endpoint, bodyOf, done, leftOf, onDone, onClose } = props;
  const texts = useTexts(registerSaveTexts);
  const words = useTexts(batchTexts);
  const [client, alert, undo] = [useClient(), useAlert(), useUndo()];
  const further = useRef<string[]>([]);
  const handleEnd = ({ reached, leftOut, operations }: BatchJob) => {
    const lines = [...leftOut.map(words.leftOut), ...further.current].join('\n');
    onDone();
    onClose();
    if (reached === 0) return void alert({ title: texts.failed, text: lines, tone: 'error' });
    const tone = lines ? 'warning' : 'success';
    void alert({ title: done(reached), text: lines, tone, actions: [undo(operations ?? [])] });
  };
  const { job, stop, resume } = useBatch<A>({
    ids,
    async send(some, options) {
      const answer = await client.call(endpoint, { body: bodyOf(some) } as Args<unknown, B>, options);
      const left = leftOf?.(answer);
      if (left) further.current.push(left);
      return answer;
    },
    invalidates: endpoint.invalidates,
    onEnd: handleEnd,
  });
  useStopsOnLeave(isRunning(job), stop);
  const handleClose = async () => {
    const rest = restOf(job);
    onClose();
    if (rest.length > 0) whole.onRest(await wholeSelection(whole.selection.query, rest));
  };
  return (
    <BatchDialog
      {...{ title, busy, job }}
      description={scope}
      onStop={stop}
      onResume={resume}
      onClose={() => void handleClose()}
    />
  );
}
