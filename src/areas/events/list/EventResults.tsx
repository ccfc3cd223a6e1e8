import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { VisuallyHidden } from '../../../ui/visuallyHidden/VisuallyHidden';
import type { EventQuery } from '../query/eventQuery';
import { type EventPages, usePageCount } from '../query/useEventPages';
import { eventsTexts } from '../texts';
import { EventCards, type EventCardsProps } from './EventCards';
import styles from './EventList.module.css';
import { MoreEvents, MorePage } from './MorePages';

interface EventResultsProps extends Omit<EventCardsProps, 'rows'> {
  query: EventQuery;
  list: EventPages;
}

/** The number of events of the period, and their cards; or why there are none. */
export function EventResults({ query, list, ...links }: EventResultsProps) {
  const texts = useTexts(eventsTexts);
  const { rows, total, status, failure, reload } = list;
  const [pages, showMore] = usePageCount(query);
  const isFailed = status === 'failed' || status === 'retrying';
  const isKnown = status === 'ready' || status === 'refreshing' || status === 'stale';
  const further = Array.from({ length: pages - 1 }, (_, index) => index + 2);
  return (
    <>
      <VisuallyHidden>
        <h2>{texts.list}</h2>
      </VisuallyHidden>
      {/* Always rendered, so that screen readers announce the count when it changes. */}
      <p className={styles.count} role="status">
        {isKnown && texts.count(total)}
      </p>
      {status === 'stale' && <ErrorState inline message={texts.stale} onRetry={reload} />}
      {isFailed && failure && (
        <div className={styles.card}>
          <ErrorState
            message={failureText(failure, texts.failed)}
            isRetrying={status === 'retrying'}
            onRetry={reload}
          />
        </div>
      )}
      {status === 'loading' && <SkeletonCards />}
      {isKnown && rows.length === 0 && (
        <div className={styles.card}>
          <EmptyState icon="calendar" title={texts.empty} text={texts.emptyHint} />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.cards} data-stale={status === 'refreshing' || undefined}>
          <EventCards rows={rows} {...links} />
          {further.map((page) => (
            <MorePage key={page} query={query} page={page} {...links} />
          ))}
        </ul>
      )}
      {rows.length > 0 && <MoreEvents query={query} page={pages} onMore={showMore} />}
    </>
  );
}

function SkeletonCards() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={styles.placeholder} aria-hidden={card > 0 || undefined}>
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  );
}
