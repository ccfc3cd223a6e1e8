import { useEffect, useRef } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/state/ErrorState';
import { hasNext, usePageSize } from '../query/allPages';
import type { EventQuery } from '../query/eventQuery';
import { PAGE_SIZE, usePageArgs } from '../query/useEventPages';
import { eventsTexts } from '../texts';
import { EventCards, type EventCardsProps } from './EventCards';
import styles from './EventList.module.css';

interface MorePageProps extends Omit<EventCardsProps, 'rows' | 'first'> {
  query: EventQuery;
  page: number;
}

/** A page after the first. Its first event takes the focus when it loads, because the button may have disappeared. */
export function MorePage({ query, page, ...links }: MorePageProps) {
  const { data } = useQuery(evenements.list, usePageArgs(query, page));
  const first = useRef<HTMLLIElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) first.current?.querySelector('button')?.focus();
  }, [isThere]);
  return data ? <EventCards rows={data.results} first={first} {...links} /> : null;
}

interface MoreEventsProps {
  query: EventQuery;
  /** The last page that shows. */
  page: number;
  onMore(): void;
}

/** Below the cards: how many of all events show, and the button that loads more. */
export function MoreEvents({ query, page, onMore }: MoreEventsProps) {
  const texts = useTexts(eventsTexts);
  const { data, failure, isRefreshing, reload } = useQuery(evenements.list, usePageArgs(query, page));
  const size = usePageSize(PAGE_SIZE);
  // The events of that page were deleted since.
  if (failure?.kind === 'notFound') return null;
  if (failure && !data && page > 1)
    return <ErrorState inline message={texts.moreFailed} isRetrying={isRefreshing} onRetry={reload} />;
  // There is no second page, or that isn't known yet.
  if (page === 1 && !data?.next) return null;
  // Every page but the last is full, whatever the page size of the back end.
  const shown = data?.next ? page * data.results.length : (data?.count ?? 0);
  const isLoading = data === undefined;
  return (
    <div className={styles.more}>
      {data && <p className={styles.note}>{texts.shown(shown, data.count)}</p>}
      {(isLoading || hasNext(data, size)) && (
        <Button busy={isLoading} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
