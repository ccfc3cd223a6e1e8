import { type Dispatch, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useOverlay } from '../../../routing/leaving';
import { formatDate, isoDay } from '../../../texts/formats';
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
  const panel = usePanel();
  const pages = useEventPages(query);
  const ids = { panel: `${id}p`, filters: `${id}f`, tabOf: (tab: string) => `${id}${tab}` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Escape of what is inside, nothing of its own
    <div className={styles.columns} onKeyDown={panel.handleKeyDown}>
      <Controls
        query={query}
        ids={ids}
        panel={panel}
        onChange={onChange}
        refused={pages.failure?.fields}
        onReload={pages.reload}
      />
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

interface ControlsProps extends Omit<PeriodChoiceProps, 'children'> {
  ids: PeriodChoiceProps['ids'] & { filters: string };
  panel: ReturnType<typeof usePanel>;
}

/** What chooses the events: tabs and days, and the calendar and the recurrence in a panel. */
function Controls({ query, ids, panel, onChange, ...choice }: ControlsProps) {
  const texts = useTexts(eventsTexts);
  const isOpen = panel.isPanelOpen;
  const choose = (action: EventAction) => {
    onChange(action);
    // Below the panel, the events of a new period would be out of sight.
    if (action.type !== 'tab' && action.type !== 'recurrence') panel.close();
  };
  return (
    <>
      <div className={styles.period} data-open={isOpen || undefined}>
        <PeriodChoice {...choice} query={query} ids={ids} onChange={choose}>
          <Button
            ref={panel.button}
            className={styles.panelButton}
            icon="filter"
            aria-expanded={isOpen}
            aria-controls={ids.filters}
            onClick={panel.press}
          >
            {texts.panel}
          </Button>
          {!isOpen && <Chosen query={query} />}
        </PeriodChoice>
      </div>
      <div id={ids.filters} className={styles.panel} data-open={isOpen || undefined}>
        <MiniCalendar
          day={query.from === query.to ? query.from : ''}
          recurrence={query.recurrence}
          onPick={(day) => choose({ type: 'period', period: { from: day, to: day } })}
        />
        <RecurrenceFilter
          className={styles.recurrence}
          value={query.recurrence}
          onChange={(recurrence) => onChange({ type: 'recurrence', recurrence })}
        />
      </div>
    </>
  );
}

/**
 * Whether the calendar, the recurrence and on a phone the days are open where there is no room for them at all times, and
 * the button that opens them. They lie above the events then, so Escape and «back» close them.
 */
function usePanel() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => setPanelOpen(!isPanelOpen);
  // Where there is room, there is no button, and nothing lies above anything.
  const isAbove = () => isPanelOpen && button.current?.checkVisibility() === true;
  const close = () => {
    if (!isAbove()) return;
    setPanelOpen(false);
    button.current?.focus();
  };
  useOverlay(isAbove(), close);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isAbove()) return;
    event.preventDefault();
    close();
  };
  return { isPanelOpen, button, press, close, handleKeyDown };
}

/** What is chosen in the closed panel of a phone, where nothing else shows it. */
function Chosen({ query: { tab, from, to, recurrence } }: { query: EventQuery }) {
  const texts = useTexts(eventsTexts);
  const words = [
    !tab && from && `${texts.from} ${formatDate(from)}`,
    !tab && to && `${texts.to.toLowerCase()} ${formatDate(to)}`,
    recurrence !== 'all' && texts[recurrence],
  ].filter(Boolean);
  return words.length > 0 && <p className={styles.chosen}>{words.join(' ')}</p>;
}

interface PeriodChoiceProps {
  /** Between the tabs and the days. */
  children: ReactNode;
  query: EventQuery;
  ids: { panel: string; tabOf(tab: string): string };
  refused: Readonly<Record<string, string>> | undefined;
  onChange: Dispatch<EventAction>;
  onReload(): void;
}

/** The period of the list: a tab, or a first and a last day. */
function PeriodChoice({ query, ids, refused, onChange, onReload, children }: PeriodChoiceProps) {
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
      {children}
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
