import type { ReactNode } from 'react';
import { nextOccurrence, occurrences } from '../../../domain/calendar/occurrences';
import { frequencyOf, type SeriesRule } from '../../../domain/calendar/seriesRule';
import { seriesWords } from '../../../domain/calendar/seriesWords';
import type { CalendarEvent } from '../../../domain/events/event';
import { firstDayOf, lacksFrequency, ruleOf } from '../../../domain/events/occurrences';
import { isoDay } from '../../../texts/formats';
import { formatDateTime, formatHours, formatLongDate } from '../../../texts/longFormats';
import { useTexts } from '../../../texts/texts';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import { EventBadges } from '../EventBadges';
import { seriesWordsTexts } from '../series/texts.fr';
import { badgeTexts } from '../texts.fr';
import styles from './EventDetail.module.css';
import { eventDetailTexts } from './texts.fr';

const LAST_YEAR_END = '9999-12-31';

/** When, where and how often the event takes place, and when it was created and changed. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const texts = useTexts(eventDetailTexts);
  const { heure_debut, heure_fin, lieu, created_at, updated_at } = event;
  const today = isoDay(new Date());
  const rule = ruleOf(event);
  const next = rule && nextOccurrence(rule, today);
  const first = firstDayOf(event);
  const last = event.serie && rule && lastOccurrence(rule);
  return (
    <section className={styles.card} aria-label={texts.information}>
      <div className={styles.badges}>
        <EventBadges event={event} day={next} today={today} />
      </div>
      {rule && <p className={styles.series}>{texts.series}</p>}
      {lacksFrequency(event) && <p className={styles.series}>{texts.lacksFrequency}</p>}
      <dl className={styles.facts}>
        <Fact icon="calendar" label={texts.date}>
          <span className={styles.date}>{formatLongDate(first)}</span>
        </Fact>
        {next && next !== first?.slice(0, 10) && (
          <Fact icon="calendar" label={texts.nextDate}>
            <span className={styles.date}>{formatLongDate(next)}</span>
          </Fact>
        )}
        {last && (
          <Fact icon="calendar" label={texts.lastDate}>
            <span className={styles.date}>{formatLongDate(last)}</span>
          </Fact>
        )}
        <Fact icon="clock" label={texts.hours}>
          {formatHours(heure_debut, heure_fin)}
        </Fact>
        <Fact icon="pin" label={texts.place}>
          {lieu?.trim() || <span className={styles.none}>{texts.noPlace}</span>}
        </Fact>
        <Fact icon="refresh" label={texts.frequency} isLong={Boolean(event.serie && rule)}>
          {useFrequency(event)}
        </Fact>
      </dl>
      <dl className={styles.timestamps}>
        {created_at && <Timestamp label={texts.created}>{formatDateTime(created_at)}</Timestamp>}
        {updated_at && <Timestamp label={texts.updated}>{formatDateTime(updated_at)}</Timestamp>}
        <Timestamp label={texts.id}>{event.id}</Timestamp>
      </dl>
    </section>
  );
}

/** The last day of a series that ends. */
const lastOccurrence = (rule: SeriesRule): string | undefined =>
  rule.until || rule.count
    ? occurrences(rule, { from: '', to: LAST_YEAR_END }, { limit: 1, latestFirst: true })[0]
    : undefined;

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
  children: ReactNode;
}

function Fact({ icon, label, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? `${styles.fact} ${styles.long}` : styles.fact}>
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
