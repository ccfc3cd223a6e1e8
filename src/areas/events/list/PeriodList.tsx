import { type Dispatch, useId, useState } from 'react';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { TabList } from '../../../ui/tabs/TabList';
import { type EventAction, type EventQuery, type PeriodTab, TABS } from '../query/eventQuery';
import { useEventPages } from '../query/useEventPages';
import { eventsTexts } from '../texts';
import styles from './EventList.module.css';
import { EventResults } from './EventResults';
import { MiniCalendar } from './MiniCalendar';
import { PeriodForm } from './PeriodForm';
import { RecurrenceFilter } from './RecurrenceFilter';

interface PeriodListProps {
  query: EventQuery;
  readonly: boolean;
  onChange: Dispatch<EventAction>;
  onOpen(id: number): void;
  onEdit(id: number): void;
}

/** The events of a period: what chooses it, and what it holds. */
export function PeriodList({ query, readonly, onChange, onOpen, onEdit }: PeriodListProps) {
  const texts = useTexts(eventsTexts);
  const id = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const list = useEventPages(query);
  const today = () => isoDay(new Date());
  const tabId = (tab: string) => `${id}${tab}`;
  const setDay = (day: string) => onChange({ type: 'period', period: { from: day, to: day } });
  return (
    <div className={styles.columns}>
      <div className={styles.period}>
        <TabList
          label={texts.period}
          tabs={TABS.map((tab) => ({ key: tab, label: texts[tab] }))}
          current={query.tab}
          onSelect={(tab) => onChange({ type: 'tab', tab: tab as PeriodTab, today: today() })}
          idOf={tabId}
          panelOf={() => `${id}p`}
        />
        <PeriodForm
          period={query}
          onLoad={(period) => {
            // The same dates again ask again.
            if (period.from === query.from && period.to === query.to) list.reload();
            onChange({ type: 'period', period });
          }}
          onReset={() => onChange({ type: 'reset', today: today() })}
        />
        <Button
          className={styles.panelButton}
          icon="filter"
          aria-expanded={isPanelOpen}
          aria-controls={`${id}f`}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          {texts.panel}
        </Button>
      </div>
      <div id={`${id}f`} className={styles.panel} data-open={isPanelOpen || undefined}>
        <MiniCalendar
          day={query.from === query.to ? query.from : ''}
          recurrence={query.recurrence}
          onPick={setDay}
        />
        <RecurrenceFilter
          value={query.recurrence}
          onChange={(recurrence) => onChange({ type: 'recurrence', recurrence })}
        />
      </div>
      <div
        id={`${id}p`}
        className={styles.results}
        role="tabpanel"
        aria-labelledby={query.tab && tabId(query.tab)}
        aria-label={query.tab ? undefined : texts.list}
      >
        <EventResults {...{ query, list, readonly, onOpen, onEdit }} />
      </div>
    </div>
  );
}
