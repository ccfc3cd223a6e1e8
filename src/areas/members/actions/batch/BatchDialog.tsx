import type { ReactNode } from 'react';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { ProgressBar } from '../../import/ProgressBar';
import styles from './BatchDialog.module.css';
import { type BatchJob, isRunning, nextBatch } from './batchJob';
import { outcomeText } from './batchOutcome';
import { batchTexts } from './texts.fr';

interface BatchDialogProps {
  title: string;
  /** The members that it acts on. */
  description: ReactNode;
  /** «Ajout en cours…» */
  busy: string;
  job: BatchJob;
  onStop(): void;
  onResume(): void;
  onClose(): void;
}

/** The progress of an action in batches; after a stop or a failure what was done, what was not, and the way on. */
export function BatchDialog({ title, description, busy, job, onStop, onResume, onClose }: BatchDialogProps) {
  const texts = useTexts(batchTexts);
  const { status, done, ids } = job;
  const isSending = isRunning(job);
  return (
    <Dialog
      open
      title={title}
      description={description}
      isSaving={isSending}
      onClose={onClose}
      footer={
        isSending ? (
          <Button busy={status === 'stopping'} busyLabel={texts.stopping} onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            {done < ids.length && (
              <Button variant="primary" onClick={onResume}>
                {texts.resume}
              </Button>
            )}
          </>
        )
      }
    >
      <ProgressBar label={busy} text={texts.progress(done, ids.length)} done={done} total={ids.length} />
      {!isSending && (
        <p className={styles.outcome} role="alert">
          {outcomeText(job, texts, nextBatch(job).length)}
        </p>
      )}
    </Dialog>
  );
}
