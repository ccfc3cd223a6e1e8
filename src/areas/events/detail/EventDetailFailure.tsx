import type { RecordState } from '../../../data/useRecord';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { useUiTexts } from '../../../ui/texts.fr';
import styles from './EventDetail.module.css';
import { eventDetailTexts } from './texts.fr';

interface EventDetailFailureProps {
  state: Extract<RecordState<unknown>, { status: 'missing' | 'failed' }>;
  isRetrying: boolean;
  onRetry(): void;
  onBack(): void;
}

/** Says why an event can’t be shown, with a button back to the list and one to retry. */
export function EventDetailFailure({ state, isRetrying, onRetry, onBack }: EventDetailFailureProps) {
  const texts = useTexts(eventDetailTexts);
  const ui = useUiTexts();
  const text =
    state.status === 'missing'
      ? (state.failure?.message ?? texts.missingText)
      : readFailureText(state.failure, texts.failed);
  return (
    <div className={styles.placeholder} role="alert">
      <EmptyState
        icon="calendar"
        title={texts.missing}
        text={text}
        action={
          <div className={styles.ways}>
            <Button onClick={onBack}>{texts.backToList}</Button>
            {state.status === 'failed' && (
              <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
                {ui.retry}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
