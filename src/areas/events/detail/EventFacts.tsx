import type { ReactNode } from 'react';
import { frequencyOf } from '../../../domain/calendar/seriesRule';
import { seriesWords } from '../../../domain/calendar/seriesWords';
import type { CalendarEvent } from '../../../domain/events/event';
import {
  datesOf,
  endOfDate,
  firstDayOf,
  isSeries,
  lacksFrequency,
  nextDate,
  ruleOf,
} from '../../../domain/events/occurrences';
import { isoDay } from '../../../texts/formats';
import { listOf } from '../../../texts/locale';
import { formatEventHours } from '../../../texts/records/dayHours';
import { formatLongDays } from '../../../texts/records/longDays';
import { formatDateTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import { EventBadges } from '../EventBadges';
import { reminderTexts } from '../life/texts.fr';
import { seriesWordsTexts } from '../series/texts.fr';
import { badgeTexts } from '../texts.fr';
import styles from './EventDetail.module.css';
import { eventDetailTexts } from './texts.fr';

const LAST_YEAR_END = '9999-12-31';

/** When, where and how often the event takes place, and when it was created and changed. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const texts = useTexts(eventDetailTexts);
  const { lieu, created_at, updated_at } = event;
  const today = isoDay(new Date());
  const rule = ruleOf(event);
  const next = nextDate(event, today)?.day;
  const first = firstDayOf(event);
  const last = event.serie && lastDayOf(event);
  const isUnderWay = next !== undefined && next !== first?.slice(0, 10);
  return (
    <section className={styles.card} aria-label={texts.information}>
      <div className={styles.badges}>
        <EventBadges event={event} day={next} today={today} />
      </div>
      <dl className={styles.facts}>
        {/* The next date of a series is what is looked for. */}
        {isUnderWay && (
          <Fact icon="calendar" label={texts.nextDate} isNamed>
            <Day event={event} first={next} />
          </Fact>
        )}
        <Fact icon="calendar" label={texts.date} isNamed={isUnderWay}>
          <Day event={event} first={first} />
        </Fact>
        <Fact icon="clock" label={texts.hours}>
          {formatEventHours(event)}
        </Fact>
        <Fact icon="pin" label={texts.place}>
          {lieu?.trim() || <span className={styles.none}>{texts.noPlace}</span>}
        </Fact>
        {last && (
          <Fact icon="calendar" label={texts.lastDate} isNamed>
            <Day event={event} first={last} />
          </Fact>
        )}
        <Fact icon="refresh" label={texts.frequency} isLong={Boolean(event.serie && rule)}>
          {useFrequency(event)}
        </Fact>
        <Reminders hours={event.rappels ?? []} />
      </dl>
      <Remarks event={event} />
      <dl className={styles.timestamps}>
        {created_at && <Timestamp label={texts.created}>{formatDateTime(created_at)}</Timestamp>}
        {updated_at && <Timestamp label={texts.updated}>{formatDateTime(updated_at)}</Timestamp>}
        <Timestamp label={texts.id}>{event.id}</Timestamp>
      </dl>
    </section>
  );
}

/** The days of a date in words, struck where the event is cancelled. */
function Day({ event, first }: { event: CalendarEvent; first: string | null | undefined }) {
  const Words = event.annulation ? 's' : 'span';
  return <Words className={styles.date}>{daysFrom(event, first)}</Words>;
}

/** The days of the date that begins on this one, in words. */
export const daysFrom = (event: CalendarEvent, first: string | null | undefined): string =>
  formatLongDays(first, first ? endOfDate(event, first.slice(0, 10)) : '');

/** How long before each date people are reminded of it; nothing where they aren't. */
function Reminders({ hours }: { hours: readonly number[] }) {
  const { title, before } = useTexts(reminderTexts);
  if (hours.length === 0) return null;
  return (
    <Fact icon="mail" label={title}>
      {listOf(hours.map(before))}
    </Fact>
  );
}

/** What is to be known of the whole event: that it is cancelled, and that it repeats. */
function Remarks({ event }: { event: CalendarEvent }) {
  const texts = useTexts(eventDetailTexts);
  const reason = event.annulation?.motif;
  return (
    <>
      {event.annulation && (
        <div className={styles.series}>
          <Notice isUrgent>{reason ? texts.cancelledFor(reason) : texts.cancelled}</Notice>
        </div>
      )}
      {isSeries(event) && <p className={styles.series}>{texts.series}</p>}
      {lacksFrequency(event) && <p className={styles.series}>{texts.lacksFrequency}</p>}
    </>
  );
}

/** The last day of a series that ends. */
function lastDayOf(event: CalendarEvent): string | undefined {
  const rule = ruleOf(event);
  if (!rule?.until && !rule?.count) return undefined;
  return datesOf(event, { from: '', to: LAST_YEAR_END }, { limit: 1, latestFirst: true })[0]?.day;
}

/** The name of the event’s frequency, or its rule in words: «Tous les 2 mardis, jusqu’au 3 mars 2027». */
export function useFrequency(event: CalendarEvent): string {
  const { is_recurrent, recurence_data, serie } = event;
  const texts = useTexts(eventDetailTexts);
  const words = useTexts(badgeTexts);
  const ofRules = useTexts(seriesWordsTexts);
  const rule = serie && ruleOf(event);
  if (!is_recurrent) return words.once;
  if (rule) return capitalised(seriesWords(rule, ofRules));
  const frequency = frequencyOf(recurence_data?.frequency);
  return frequency ? words[frequency] : texts.noFrequency;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface FactProps {
  icon: IconName;
  label: string;
  /** A sentence, which takes the whole row. */
  isLong?: boolean;
  /** Its icon alone doesn't say it: the label shows on a phone too. */
  isNamed?: boolean;
  children: ReactNode;
}

function Fact({ icon, label, isLong = false, isNamed = false, children }: FactProps) {
  return (
    <div className={isLong ? `${styles.fact} ${styles.long}` : styles.fact} data-named={isNamed || undefined}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Timestamp({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{`${label} `}</dt>
      <dd>{children}</dd>
    </div>
  );
}
