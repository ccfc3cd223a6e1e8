import type { RecordState } from '../../../data/useRecord';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { recordTexts } from '../data/texts.fr';
import styles from './RecordFailure.module.css';

interface RecordFailureProps {
  record: Extract<RecordState<unknown>, { status: 'missing' | 'failed' }>;
  isRetrying: boolean;
  onRetry(): void;
  /** To the list. */
  onBack(): void;
}

/** Why a record can't be shown, with the buttons to retry or to return to the list. */
export function RecordFailure({ record, isRetrying, onRetry, onBack }: RecordFailureProps) {
  const texts = useTexts(recordTexts);
  const back = <Button onClick={onBack}>{texts.backToList}</Button>;
  if (record.status === 'missing')
    return (
      <div className={styles.card} role="alert">
        <EmptyState icon="user" title={texts.missing} text={texts.missingText} action={back} />
      </div>
    );
  const { failure } = record;
  const message = failure.kind === 'contract' ? texts.malformed : texts.failed(readFailureText(failure));
  return (
    <div className={styles.card}>
      <ErrorState message={message} isRetrying={isRetrying} onRetry={onRetry} />
      <p className={styles.way}>{back}</p>
    </div>
  );
}
