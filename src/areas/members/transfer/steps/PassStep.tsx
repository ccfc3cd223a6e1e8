import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { FormActions } from '../../../../ui/form/FormActions';
import { importTexts } from '../importTexts';
import { doneOf, type Job } from '../job/importJob';
import type { Phase } from '../job/importState';
import { ProgressBar } from '../ProgressBar';
import styles from './ImportScreens.module.css';
import { StepHeading } from './StepHeading';

interface PassStepProps {
  pass: Phase;
  job: Job;
  isStopping: boolean;
  onStop(): void;
}

/** The progress of a pass, with the button that stops it after the running batch. */
export function PassStep({ pass, job, isStopping, onStop }: PassStepProps) {
  const texts = useTexts(importTexts);
  const title = pass === 'checking' ? texts.checking : texts.sending;
  const done = doneOf(job);
  return (
    <div className={styles.step}>
      <StepHeading>{title}</StepHeading>
      {pass === 'checking' && <p className={styles.note}>{texts.checkingText}</p>}
      <ProgressBar label={title} text={texts.progress(done, job.total)} done={done} total={job.total} />
      <FormActions>
        <Button busy={isStopping} busyLabel={texts.stopping} onClick={onStop}>
          {texts.stop}
        </Button>
      </FormActions>
    </div>
  );
}
