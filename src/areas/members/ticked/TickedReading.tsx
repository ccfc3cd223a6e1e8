import { readFailureText } from '../../../texts/failures';
import { ErrorState } from '../../../ui/state/ErrorState';
import { ProgressBar } from '../import/ProgressBar';
import type { tickedTexts } from './texts.fr';
import type { TickedState } from './useTicked';

interface TickedReadingProps {
  state: TickedState;
  /** How many are ticked. */
  size: number;
  /** What is being read, how far, and what is said where that failed. */
  words: Pick<typeof tickedTexts, 'progress'> & { reading: string; failed: string };
  onRetry(): void;
}

/** The progress of the reading of ticked members, or why it failed; nothing once they are read. */
export function TickedReading({ state, size, words, onRetry }: TickedReadingProps) {
  if (state.status === 'ready') return null;
  if (state.status === 'failed')
    return <ErrorState inline message={readFailureText(state.failure, words.failed)} onRetry={onRetry} />;
  const done = Math.min(state.done, size);
  return <ProgressBar label={words.reading} text={words.progress(done, size)} done={done} total={size} />;
}
