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

/** A page after the first: its first event takes the focus when it comes, for the button that asked may be gone. */
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

/** Under the cards: how many of all show, and the rest on demand. */
export function MoreEvents({ query, page, onMore }: MoreEventsProps) {
  const texts = useTexts(eventsTexts);
  const { data, failure, isRefreshing, reload } = useQuery(evenements.list, usePageArgs(query, page));
  const size = usePageSize(PAGE_SIZE);
  // The events of that page were deleted meanwhile.
  if (failure?.kind === 'notFound') return null;
  if (failure && !data && page > 1)
    return <ErrorState inline message={texts.moreFailed} isRetrying={isRefreshing} onRetry={reload} />;
  // Nothing to add to the first page, or not known yet whether there is.
  if (page === 1 && !data?.next) return null;
  // All pages but the last are full, whatever their size.
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
