import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { eventCalls } from '../../../../api/endpoints/events';
import { hasFailed, usePage } from '../../../../data/usePage';
import { useRowFocus } from '../../../../data/useRowFocus';
import { useSearchText } from '../../../../data/useSearchText';
import type { CalendarEvent } from '../../../../domain/events/event';
import {
  ATTENDEES_PAGE_SIZE,
  type AttendeeCounts,
  type Registration,
} from '../../../../domain/registrations/registration';
import type { AttendeeState } from '../../../../domain/registrations/registrationState';
import { readFailureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { Pager } from '../../../../ui/table/Pager';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';
import { AnswerFoot } from './AnswerFoot';
import { AttendeeTable } from './AttendeeTable';
import { AttendeeTools } from './AttendeeTools';
import { answerTable } from './answers';
import { BulkBar } from './BulkBar';
import { useRowActs } from './useRowActs';
import { useTicks } from './useTicks';

interface AttendeesProps {
  event: CalendarEvent;
  registration: Registration;
  mayChange: boolean;
  /** Opens the settings, where there may be more places. */
  onPlaces(): void;
}

interface Filter {
  at: number;
  search: string;
  etat?: AttendeeState | undefined;
}

/** The page of people that is looked at, by name and state. */
function useAttendeePage(event: number) {
  const [filter, setFilter] = useState<Filter>({ at: 1, search: '' });
  const { at, search, etat: state } = filter;
  const change = (part: Partial<Filter>) => setFilter((last) => ({ ...last, at: 1, ...part }));
  const box = useSearchText(search, (text) => change({ search: text }));
  const chosen = { search: search || undefined, etat: state };
  const args = { id: event, page: at, page_size: ATTENDEES_PAGE_SIZE, ...chosen };
  const page = usePage(eventCalls.attendees, args);
  // The last person of the last page was withdrawn.
  if (at > 1 && page.failure?.kind === 'notFound') change({});
  return { at, page, box, chosen, change };
}

/** The people of an event: found by name and state, ticked, printed, exported. */
export function Attendees({ event, registration, mayChange, onPlaces }: AttendeesProps) {
  const { at, page, box, chosen, change } = useAttendeePage(event.id);
  const { rows, status, kept, total } = page;
  const place = useRef<HTMLDivElement>(null);
  const asked = registration.reglages?.champs;
  const answers = useMemo(() => answerTable(rows, asked), [rows, asked]);
  const ticks = useTicks(rows);
  const line = useRef<HTMLDivElement>(null);
  const { acts, busy, dialog } = useRowActs(event.id, mayChange, () => {
    // The bar leaves with the ticks.
    const isInBar = ticks.people.length > 0 && line.current?.matches(':focus-within');
    if (isInBar) place.current?.focus({ preventScroll: true });
    ticks.clear();
  });
  useRowFocus(place);
  const isFiltered = Boolean(chosen.search || chosen.etat);
  const isWhole = !isFiltered && at === 1 && !kept?.next;
  // Nothing is found, printed or written to on an empty list.
  const isNobody = !isFiltered && kept?.count === 0;
  const filter = (part: Partial<Filter>) => {
    ticks.clear();
    change(part);
  };
  const clear = () => {
    ticks.clear();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.people}>
      {!isNobody && (
        <div ref={line} className={styles.line}>
          {/* The bar lies over the tools, so that no row moves under the finger that ticked it. */}
          <div className={styles.under} data-under={ticks.people.length > 0 || undefined}>
            <AttendeeTools
              event={event}
              asked={asked}
              counts={registration.nombres}
              filter={chosen}
              search={{ value: box.value, type: box.type }}
              isEmpty={total === 0}
              mayChange={mayChange}
              onState={(state) => filter({ etat: state })}
            />
          </div>
          {ticks.people.length > 0 && (
            <BulkBar {...{ event, asked, acts, busy }} people={ticks.people} onClear={clear} />
          )}
        </div>
      )}
      <div ref={place} tabIndex={-1} className={styles.place}>
        <ListState
          page={page}
          isFiltered={isFiltered}
          onAll={() => {
            box.submit('');
            filter({ etat: undefined, search: '' });
          }}
        >
          <AttendeeTable
            people={rows}
            answers={answers}
            ticks={ticks}
            acts={acts}
            isRefreshing={status === 'refreshing'}
            morePlaces={mayChange && <MorePlaces counts={registration.nombres} onPlaces={onPlaces} />}
            foot={isWhole && <AnswerFoot people={rows} answers={answers} />}
          />
        </ListState>
      </div>
      <Pages page={page} at={at} top={place} onPage={(next) => change({ at: next })} />
      {dialog}
    </div>
  );
}

interface PagesProps extends Pick<ListStateProps, 'page'> {
  at: number;
  top: RefObject<HTMLDivElement | null>;
  onPage(at: number): void;
}

/** The other pages, where there are any. */
function Pages({ page: { status, kept, rows, total }, at, top, onPage }: PagesProps) {
  const hasNext = Boolean(kept?.next);
  if (hasFailed(status) || (at === 1 && !hasNext)) return null;
  return (
    <Pager
      page={at}
      hasPrevious={at > 1}
      hasNext={hasNext}
      onPage={onPage}
      top={top}
      shown={rows.length}
      total={total}
    />
  );
}

/** Where the wish for more places arises. */
function MorePlaces({ counts, onPlaces }: { counts: AttendeeCounts; onPlaces(): void }) {
  const texts = useTexts(registrationSectionTexts);
  return (
    counts.attente > 0 && (
      <button type="button" className={styles.link} onClick={onPlaces}>
        {texts.morePlaces}
      </button>
    )
  );
}

interface ListStateProps {
  page: ReturnType<typeof useAttendeePage>['page'];
  isFiltered: boolean;
  onAll(): void;
  /** Who was found. */
  children: ReactNode;
}

/** What stands in place of the table: a list on its way, one that failed, nobody. */
function ListState({ page, isFiltered, onAll, children }: ListStateProps) {
  const texts = useTexts(registrationSectionTexts);
  const { status, rows, failure, kept, reload } = page;
  if (status === 'loading') return <Skeleton lines={8} />;
  if (hasFailed(status))
    return (
      <ErrorState
        message={[texts.listFailed, failure && readFailureText(failure, '')].filter(Boolean).join(' ')}
        isRetrying={status === 'retrying'}
        onRetry={reload}
        comesIntoView={kept !== undefined}
      />
    );
  if (rows.length > 0)
    return (
      <>
        {status === 'stale' && <ErrorState inline message={texts.listStale} onRetry={reload} />}
        {children}
      </>
    );
  return (
    <p className={styles.nobody}>
      {isFiltered ? texts.nobodyFound : texts.nobody}{' '}
      {isFiltered && (
        <Button variant="quiet" onClick={onAll}>
          {texts.showAll}
        </Button>
      )}
    </p>
  );
}
