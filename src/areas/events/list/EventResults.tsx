import { type RefObject, useEffect, useRef } from 'react';
import { toCompleteCalls } from '../../../api/endpoints/toComplete';
import { dateProgress } from '../../../domain/events/dateProgress';
import { endOfDate } from '../../../domain/events/occurrences';
import { useCapability, useIsSupported, useRight } from '../../../session/useSession';
import { readFailureText } from '../../../texts/failures';
import { isoDay, isoMinute } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { SubscribeButton } from '../feeds/SubscribeButton';
import type { Range } from '../query/eventQuery';
import type { ListedEvent } from '../query/listedEvents';
import { type EventPages, PAGE_SIZE } from '../query/useEventPages';
import { eventsTexts } from '../texts.fr';
import { type CreatedEvent, EventCards, type EventCardsProps } from './EventCards';
import styles from './EventList.module.css';

interface MoreEventsProps extends Pick<EventPages, 'list' | 'further'> {
  onMore(): void;
}

/** Below the cards: how many of all events show, and the button that shows more. */
function MoreEvents({ list, further, onMore }: MoreEventsProps) {
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

const loadExport = () => import('./EventExport');
const loadOver = () => import('./OverEvents');

interface ListToolsProps {
  period: Range;
  canExport: boolean;
  isEmpty: boolean;
}

/** What can be done with the events as a whole. */
function ListTools({ period, canExport, isEmpty }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {/* First: it loads later, and the line ends at the right, so that the other button stays where it is. */}
      {canExport && !isEmpty && <LazyPart load={loadExport} props={{ range: period }} />}
      <SubscribeButton />
    </div>
  );
}

interface EventResultsProps extends Omit<EventCardsProps, 'events'> {
  pages: EventPages;
  period: Range;
}

/** The number of events of the period, and their cards; or why there are none. */
export function EventResults({ pages, period, ...links }: EventResultsProps) {
  const texts = useTexts(eventsTexts);
  const { list, status, failure, further, reload } = pages;
  const { shown, total, isMinimum } = list;
  const isFailed = status === 'failed' || status === 'retrying';
  const isKnown = status === 'ready' || status === 'refreshing' || status === 'stale';
  const hasRight = useRight('evenements.exporter');
  const canExport = useCapability('export-lisible') && hasRight;
  const { coming, over } = useDayParts(shown, period);
  const { cards, focusNext } = useNextFocus(coming.length);
  useCreatedFocus(cards, links.created, coming);
  return (
    <>
      <VisuallyHidden>
        <h2>{texts.list}</h2>
      </VisuallyHidden>
      <div className={styles.head} data-tools={canExport || undefined}>
        {/* Always rendered, so that screen readers announce the count when it changes. */}
        <p className={styles.count} role="status">
          {isFailed ? texts.unknownCount : isKnown && texts[isMinimum ? 'countOver' : 'count'](total)}
        </p>
        <ListTools period={period} canExport={canExport} isEmpty={shown.length === 0} />
      </div>
      {isKnown && <Notices pages={pages} period={period} />}
      {isFailed && failure && (
        <div className={styles.card}>
          <ErrorState
            message={readFailureText(failure, texts.failed)}
            isRetrying={status === 'retrying'}
            onRetry={reload}
            comesIntoView={pages.wasShown}
          />
        </div>
      )}
      {status === 'loading' && <SkeletonCards />}
      {isKnown && shown.length === 0 && (
        <div className={styles.card}>
          <EmptyState icon="calendar" title={texts.empty} text={texts.emptyHint} />
        </div>
      )}
      {coming.length > 0 && (
        <ul ref={cards} className={styles.cards} data-stale={status === 'refreshing' || undefined}>
          <EventCards events={coming} {...links} />
        </ul>
      )}
      {over.length > 0 && (
        <LazyPart load={loadOver} props={{ ...links, events: over, isAll: coming.length === 0 }} />
      )}
      {shown.length > 0 && (
        <MoreEvents list={list} further={further} onMore={() => focusNext(further.more)} />
      )}
    </>
  );
}

/** The list of today alone in two parts, where the back end tells what is to do: what is to come, and what is over. */
function useDayParts(shown: readonly ListedEvent[], { from, to }: Range) {
  const isTold = useIsSupported(toCompleteCalls.toComplete);
  const now = new Date();
  const today = isoDay(now);
  if (!isTold || from !== today || to !== today) return { coming: shown, over: [] };
  const isOver = ({ evenement, day }: ListedEvent) => {
    const { heure_debut, heure_fin } = evenement;
    const first = day.slice(0, 10);
    const last = endOfDate(evenement, first);
    // The hour of the beginning belongs to the first day.
    const start = last === first ? heure_debut : heure_fin && '00:00';
    return dateProgress({ jour: last, heure_debut: start, heure_fin }, isoMinute(now)) === 'over';
  };
  return { coming: shown.filter((one) => !isOver(one)), over: shown.filter(isOver) };
}

/** What is to be known of the events that show: which days they have, and which may be missing or outdated. */
function Notices({ pages, period }: Pick<EventResultsProps, 'pages' | 'period'>) {
  const texts = useTexts(eventsTexts);
  const { list, status, seriesFailure, reload } = pages;
  const problem = status === 'stale' ? texts.stale : seriesFailure && texts.seriesFailed;
  return (
    <>
      {list.showsSeriesOnce && (
        <p className={styles.note}>{period.from ? texts.onNextDay : texts.onLastDay}</p>
      )}
      {problem && <ErrorState inline message={problem} onRetry={reload} />}
    </>
  );
}

/** `focusNext` calls its argument; the first of the next cards then takes the focus, because the button may have disappeared. */
function useNextFocus(count: number): {
  cards: RefObject<HTMLUListElement | null>;
  focusNext(more: () => void): void;
} {
  const cards = useRef<HTMLUListElement>(null);
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const at = awaited.current;
    if (at === undefined || count === at) return;
    awaited.current = undefined;
    if (count > at) cards.current?.children[at]?.querySelector('a')?.focus();
  }, [count]);
  return {
    cards,
    focusNext: (more) => {
      awaited.current = count;
      more();
    },
  };
}

/** The event that was just created takes the focus once it shows, which also scrolls to it. */
function useCreatedFocus(
  cards: RefObject<HTMLUListElement | null>,
  created: CreatedEvent | undefined,
  shown: readonly ListedEvent[],
): void {
  const focused = useRef<CreatedEvent>(undefined);
  useEffect(() => {
    const at = shown.findIndex(({ evenement: event }) => event.id === created?.id);
    if (focused.current === created || at < 0) return;
    focused.current = created;
    cards.current?.children[at]?.querySelector('a')?.focus();
  }, [cards, created, shown]);
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
