import { type Dispatch, useId, useMemo, useState } from 'react';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Calendar } from '../../../ui/calendar/Calendar';
import { ErrorState } from '../../../ui/state/ErrorState';
import { TabList } from '../../../ui/tabs/TabList';
import {
  type EventAction,
  type EventQuery,
  type PeriodTab,
  type RecurrenceChoice,
  TABS,
} from '../query/eventQuery';
import { useEventPages } from '../query/useEventPages';
import { useMonthEvents } from '../query/useMonthEvents';
import { eventsTexts } from '../texts.fr';
import type { CreatedEvent } from './EventCards';
import styles from './EventList.module.css';
import { EventResults } from './EventResults';
import { PeriodForm } from './PeriodForm';
import { RecurrenceFilter } from './RecurrenceFilter';

interface MiniCalendarProps {
  /** The day of the list; '' when the list shows more than one. */
  day: string;
  recurrence: RecurrenceChoice;
  onPick(day: string): void;
}

/** A month to pick a day from; days with events are marked. */
function MiniCalendar({ day, recurrence, onPick }: MiniCalendarProps) {
  const texts = useTexts(eventsTexts);
  const [month, setMonth] = useMonth(day);
  const { days, failure, isBusy, reload } = useMonthEvents(month, recurrence);
  const marked = useMemo(() => new Set(days.keys()), [days]);
  return (
    <div>
      <Calendar value={day} onChange={onPick} month={month} onMonth={setMonth} marked={marked} />
      {failure && <ErrorState inline message={texts.marksFailed} isRetrying={isBusy} onRetry={reload} />}
    </div>
  );
}

/** The month that shows: that of the given day each time it changes, else the one the user moved to. */
function useMonth(day: string) {
  const [month, setMonth] = useState(() => (day || isoDay(new Date())).slice(0, 7));
  const [followed, setFollowed] = useState(day);
  if (followed !== day) {
    setFollowed(day);
    if (day) setMonth(day.slice(0, 7));
  }
  return [month, setMonth] as const;
}

interface PeriodListProps {
  query: EventQuery;
  created: CreatedEvent | undefined;
  readonly: boolean;
  onChange: Dispatch<EventAction>;
  onOpen(id: number): void;
  onEdit(id: number): void;
  onLeave(): void;
}

/** The events of a period, and the controls that choose it. */
export function PeriodList({ query, readonly, onChange, ...links }: PeriodListProps) {
  const texts = useTexts(eventsTexts);
  const id = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const pages = useEventPages(query);
  const ids = { panel: `${id}p`, filters: `${id}f`, tabOf: (tab: string) => `${id}${tab}` };
  return (
    <div className={styles.columns}>
      <div className={styles.period}>
        <PeriodChoice {...{ query, ids, onChange }} refused={pages.failure?.fields} onReload={pages.reload} />
        <Button
          className={styles.panelButton}
          icon="filter"
          aria-expanded={isPanelOpen}
          aria-controls={ids.filters}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          {texts.panel}
        </Button>
      </div>
      <div id={ids.filters} className={styles.panel} data-open={isPanelOpen || undefined}>
        <MiniCalendar
          day={query.from === query.to ? query.from : ''}
          recurrence={query.recurrence}
          onPick={(day) => onChange({ type: 'period', period: { from: day, to: day } })}
        />
        <RecurrenceFilter
          className={styles.recurrence}
          value={query.recurrence}
          onChange={(recurrence) => onChange({ type: 'recurrence', recurrence })}
        />
      </div>
      <div
        id={ids.panel}
        className={styles.results}
        role="tabpanel"
        aria-labelledby={query.tab && ids.tabOf(query.tab)}
        aria-label={query.tab ? undefined : texts.list}
      >
        <EventResults pages={pages} period={query} readonly={readonly} {...links} />
      </div>
    </div>
  );
}

interface PeriodChoiceProps {
  query: EventQuery;
  ids: { panel: string; tabOf(tab: string): string };
  refused: Readonly<Record<string, string>> | undefined;
  onChange: Dispatch<EventAction>;
  onReload(): void;
}

/** The period of the list: a tab, or a first and a last day. */
function PeriodChoice({ query, ids, refused, onChange, onReload }: PeriodChoiceProps) {
  const texts = useTexts(eventsTexts);
  const today = () => isoDay(new Date());
  return (
    <>
      <TabList
        label={texts.period}
        tabs={TABS.map((tab) => ({ key: tab, label: texts[tab] }))}
        current={query.tab}
        onSelect={(tab) => onChange({ type: 'tab', tab: tab as PeriodTab, today: today() })}
        idOf={ids.tabOf}
        panelOf={() => ids.panel}
      />
      <PeriodForm
        period={query}
        refused={refused}
        onLoad={(period) => {
          // Loading the same days again requests them again.
          if (period.from === query.from && period.to === query.to) onReload();
          onChange({ type: 'period', period });
        }}
        onReset={() => onChange({ type: 'reset', today: today() })}
      />
    </>
  );
}
