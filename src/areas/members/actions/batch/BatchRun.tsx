import { useClient } from '../../../../api/useApi';
import { useUndo } from '../../../../data/useUndo';
import type { Moves } from '../../../../people/moves';
import type { BulkAnswer } from '../../../../people/removal/refusals';
import { moveTexts, noticeOf } from '../../../../people/texts.fr';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useStopsOnLeave } from '../../../../ui/dialog/useStopsOnLeave';
import type { BulkDescription, ChosenOptions } from '../bulkDescription';
import { memberActionTexts } from '../texts.fr';
import { BatchDialog } from './BatchDialog';
import { type BatchJob, isRunning, restOf } from './batchJob';
import { batchTexts } from './texts.fr';
import { useBatch } from './useBatch';

export interface BatchRunProps<List, P, B, A> {
  description: BulkDescription<List, P, B, A>;
  scope: React.ReactNode;
  chosen: ChosenOptions;
  ids: readonly number[];
  /** Who leaves which group or department, as it was before. */
  moves: Moves | undefined;
  onDone(): void;
  /** Some have no answer when the dialog closes. */
  onRest(ids: readonly number[]): void;
  onClose(): void;
}

/** Does what a dialog of bulk actions was confirmed with, in batches. */
export default function BatchRun<List, P, B, A extends BulkAnswer>(props: BatchRunProps<List, P, B, A>) {
  const { description, scope, chosen, ids, moves, onDone, onRest, onClose } = props;
  const { place, endpoint, argsOf, done } = description;
  const texts = useTexts(memberActionTexts);
  const words = useTexts(batchTexts);
  const moveWords = useTexts(moveTexts);
  const alert = useAlert();
  const undo = useUndo();
  const { title, busy, failed } = description.words(texts);
  const handleEnd = (job: BatchJob, last: A) => {
    const { reached, leftOut } = job;
    const lines = leftOut.map(words.leftOut).join('\n');
    // Members that were left out may have been counted among those who leave, so no number is given then.
    const left = place && moves && !lines ? noticeOf(moves, place, moveWords) : '';
    onDone();
    onClose();
    if (reached === 0) return void alert({ title: failed, text: lines, tone: 'error' });
    const outcome = done(reached, chosen, texts, withoutCounts(last));
    void alert({
      title: outcome.title,
      text: [outcome.text, left, lines].filter(Boolean).join('\n\n'),
      tone: lines ? 'warning' : 'success',
      actions: [undo(job.operations ?? [])],
    });
  };
  const client = useClient();
  const { job, stop, resume } = useBatch<A>({
    ids,
    send: (some, options) => client.call(endpoint, argsOf(chosen, some), options),
    invalidates: endpoint.invalidates,
    onEnd: handleEnd,
  });
  useStopsOnLeave(isRunning(job), stop);
  const handleClose = () => {
    const rest = restOf(job);
    if (rest.length) onRest(rest);
    onClose();
  };
  return (
    <BatchDialog
      title={title}
      description={scope}
      busy={busy}
      job={job}
      onStop={stop}
      onResume={resume}
      onClose={handleClose}
    />
  );
}

/** The answer to the last batch, without the number of members in it. */
const withoutCounts = <A,>(answer: A): A =>
  typeof answer === 'object' && answer !== null && 'membres_associes' in answer
    ? { ...answer, membres_associes: undefined }
    : answer;
