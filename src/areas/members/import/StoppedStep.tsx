import type { Failure } from '../../../api/errors';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FormActions } from '../../../ui/form/FormActions';
import { ErrorState } from '../../../ui/state/ErrorState';
import styles from './ImportScreens.module.css';
import { countsOf, doneOf } from './job/importJob';
import type { ImportAction, ImportState } from './job/importState';
import { ProgressBar } from './ProgressBar';
import { CountList } from './report/CountList';
import { StepHeading } from './StepHeading';
import { type ImportTexts, importTexts } from './texts.fr';

interface StoppedStepProps {
  state: Extract<ImportState, { step: 'stopped' }>;
  change(action: ImportAction): void;
  onResume(): void;
}

/** A pass that stopped: the lines that are done, uncertain, or left. */
export function StoppedStep({ state, change, onResume }: StoppedStepProps) {
  const { pass, job, failure } = state;
  const texts = useTexts(importTexts);
  const isSending = pass === 'sending';
  const done = doneOf(job);
  const { cree, envoye } = countsOf(job);
  const doubtful = job.queue[0]?.isDoubtful ? job.queue[0].at.length : 0;
  const doubtText = job.isSimulated ? texts.doubtful : texts.unknown;
  const text = isSending
    ? texts.stoppedSendText(done, job.total - done)
    : texts.stoppedCheckText(done, job.total);
  const title = isSending ? texts.stoppedSend : texts.stoppedCheck;
  return (
    <div className={styles.step}>
      <StepHeading>{title}</StepHeading>
      {failure && <ErrorState inline message={reasonOf(texts, failure, isSending)} />}
      <ProgressBar label={title} text={text} done={done} total={job.total} />
      {isSending && (
        <CountList
          counts={[
            { tone: 'good', text: (cree > 0 || envoye === 0) && texts.created(cree) },
            { tone: 'doubt', text: envoye > 0 && texts.sentCount(envoye) },
            { tone: 'doubt', text: doubtful > 0 && doubtText(doubtful) },
          ]}
        />
      )}
      <FormActions>
        <Button onClick={() => change({ type: isSending ? 'finish' : 'back' })}>
          {isSending ? texts.finish : texts.back}
        </Button>
        <Button variant="primary" icon="refresh" onClick={onResume}>
          {texts.resume}
        </Button>
      </FormActions>
    </div>
  );
}

function reasonOf(texts: ImportTexts, failure: Failure, isSending: boolean): string {
  if (failure.kind === 'contract') return texts.unreported;
  return failureText(failure, isSending ? texts.sendFailed : texts.checkFailed);
}
