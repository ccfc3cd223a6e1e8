import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useStopsOnLeave } from '../../../ui/unsavedChanges/useStopsOnLeave';
import type { MatchStepProps } from '../reading/MatchStep';
import { importTexts } from './importTexts';
import type { ImportState } from './job/importState';
import { useImport } from './job/useImport';
import { ReportStep } from './report/ReportStep';
import { ChooseStep } from './steps/ChooseStep';
import { PassStep } from './steps/PassStep';
import { ReviewStep } from './steps/ReviewStep';
import { StoppedStep } from './steps/StoppedStep';

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
