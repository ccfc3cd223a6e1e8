import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useStopsOnLeave } from '../../../ui/dialog/useStopsOnLeave';
import { FormActions } from '../../../ui/form/FormActions';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import type { MatchStepProps } from '../reading/MatchStep';
import { ChooseStep } from './ChooseStep';
import styles from './ImportScreens.module.css';
import { doneOf, type Job } from './job/importJob';
import type { ImportState, Phase } from './job/importState';
import { useImport } from './job/useImport';
import { ProgressBar } from './ProgressBar';
import { ReviewStep } from './ReviewStep';
import { ReportStep } from './report/ReportStep';
import { StepHeading } from './StepHeading';
import { StoppedStep } from './StoppedStep';
import { importTexts } from './texts.fr';

interface PassStepProps {
  pass: Phase;
  job: Job;
  isStopping: boolean;
  onStop(): void;
}

/** The progress of a pass, with the button that stops it after the running batch. */
function PassStep({ pass, job, isStopping, onStop }: PassStepProps) {
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

interface ImportDialogProps {
  onClose(): void;
  /** Called when members were created. The dialog stays open on its report. */
  onImported(): void;
}

/** Steps with tables need a large dialog. */
const sizes: Record<ImportState['step'], 'medium' | 'large'> = {
  choose: 'medium',
  reading: 'medium',
  checking: 'medium',
  sending: 'medium',
  stopped: 'medium',
  match: 'large',
  review: 'large',
  done: 'large',
};

/** Members from a CSV file: choose, match the columns, check, review, send, report. */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const texts = useTexts(importTexts);
  const work = useImport(onImported);
  const { state, change } = work;
  useStopsOnLeave(state.step === 'sending', () => change({ type: 'stop' }));
  return (
    <Dialog
      open
      title={texts.title}
      size={sizes[state.step]}
      isSaving={state.step === 'sending'}
      isDirty={state.step === 'stopped' && state.pass === 'sending'}
      onClose={onClose}
    >
      <ImportStep {...work} onClose={onClose} />
    </Dialog>
  );
}

const loadMatchStep = () => import('../reading/MatchStep');

type ImportStepProps = ReturnType<typeof useImport> & Pick<ImportDialogProps, 'onClose'>;

function ImportStep({ state, change, choose, reread, check, leaveOut, send, onClose }: ImportStepProps) {
  switch (state.step) {
    case 'choose':
      return <ChooseStep problem={state.problem} onChoose={choose} />;
    case 'reading':
      return <ChooseStep reading={state.fileName} onChoose={() => {}} />;
    case 'match':
      return (
        <LazyPart<MatchStepProps>
          load={loadMatchStep}
          props={{ ...state, change, onReread: reread, onCheck: check }}
        />
      );
    case 'checking':
    case 'sending':
      return (
        <PassStep key={state.step} {...state} pass={state.step} onStop={() => change({ type: 'stop' })} />
      );
    case 'review':
      return <ReviewStep job={state.job} change={change} onLeaveOut={leaveOut} onSend={() => send('send')} />;
    case 'stopped':
      return <StoppedStep state={state} change={change} onResume={() => send('resume')} />;
    case 'done':
      return <ReportStep job={state.job} onAgain={() => change({ type: 'restart' })} onClose={onClose} />;
  }
}
