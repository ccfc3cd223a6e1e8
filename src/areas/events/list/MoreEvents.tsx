import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/state/ErrorState';
import { type EventPages, PAGE_SIZE } from '../query/useEventPages';
import { eventsTexts } from '../texts';
import styles from './EventList.module.css';

interface MoreEventsProps extends Pick<EventPages, 'list' | 'further'> {
  onMore(): void;
}

/** Below the cards: how many of all events show, and the button that shows more. */
export function MoreEvents({ list, further, onMore }: MoreEventsProps) {
  const texts = useTexts(eventsTexts);
  const { shown, total, isMinimum, hasMore } = list;
  if (further.failure)
    return (
      <ErrorState inline message={texts.moreFailed} isRetrying={further.isLoading} onRetry={further.retry} />
    );
  if (!hasMore && shown.length <= PAGE_SIZE) return null;
  return (
    <div className={styles.more}>
      <p className={styles.note}>
        {isMinimum ? texts.shownOver(shown.length, total) : texts.shown(shown.length, total)}
      </p>
      {hasMore && (
        <Button busy={further.isLoading} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
