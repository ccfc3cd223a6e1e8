import type { ReactNode } from 'react';
import { type CalendarEvent, frequencyOf, lacksFrequency } from '../../../domain/events/event';
import { isSeries, occurrenceDays } from '../../../domain/events/occurrences';
import { isoDay } from '../../../texts/formats';
import { formatDateTime, formatHours, formatLongDate } from '../../../texts/longFormats';
import { useTexts } from '../../../texts/texts';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import { EventBadges } from '../EventBadges';
import { badgeTexts } from '../texts.fr';
import styles from './EventDetail.module.css';
import { eventDetailTexts } from './texts.fr';

/** When, where and how often the event takes place, and when it was created and changed. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const texts = useTexts(eventDetailTexts);
  const { date, heure_debut, heure_fin, lieu, created_at, updated_at } = event;
  const today = isoDay(new Date());
  const [next] = occurrenceDays(event, { from: today, to: '' }, { limit: 1 });
  return (
    <section className={styles.card} aria-label={texts.information}>
      <div className={styles.badges}>
        <EventBadges event={event} day={next} today={today} />
      </div>
      {isSeries(event) && <p className={styles.series}>{texts.series}</p>}
      {lacksFrequency(event) && <p className={styles.series}>{texts.lacksFrequency}</p>}
      <dl className={styles.facts}>
        <Fact icon="calendar" label={texts.date}>
          <span className={styles.date}>{formatLongDate(date)}</span>
        </Fact>
        {next && next !== date?.slice(0, 10) && (
          <Fact icon="calendar" label={texts.nextDate}>
            <span className={styles.date}>{formatLongDate(next)}</span>
          </Fact>
        )}
        <Fact icon="clock" label={texts.hours}>
          {formatHours(heure_debut, heure_fin)}
        </Fact>
        <Fact icon="pin" label={texts.place}>
          {lieu?.trim() || <span className={styles.none}>{texts.noPlace}</span>}
        </Fact>
        <Fact icon="refresh" label={texts.frequency}>
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

/** The name of the event’s frequency. */
export function useFrequency({ is_recurrent, recurence_data }: CalendarEvent): string {
  const texts = useTexts(eventDetailTexts);
  const words = useTexts(badgeTexts);
  if (!is_recurrent) return words.once;
  const frequency = frequencyOf(recurence_data?.frequency);
  return frequency ? words[frequency] : texts.noFrequency;
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
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
