import { useState } from 'react';
import { attendanceCalls } from '../../api/endpoints/attendance/day';
import { useQuery } from '../../api/useApi';
import type { DayEvent } from '../../domain/attendance/dayEvents';
import { Link } from '../../routing/Link';
import { formatDayHours } from '../../texts/records/dayHours';
import { formatLongDate } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { Icon } from '../../ui/icon/Icon';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { EmptyState } from '../../ui/state/EmptyState';
import { ReadFailure } from '../../ui/state/ErrorState';
import { Skeleton } from '../../ui/state/Skeleton';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { attendancePaths } from '../routes';
import styles from './Attendance.module.css';
import { dayDigits } from './dayDigits';
import { eventsOfDayTexts } from './texts.fr';

const loadKeptPlaces = () => import('./KeptPlaces');
const loadDayChoice = () => import('./DayChoice');

/** The events of today, or of another day, each with a way to its sheet. */
export function EventsOfDay({ takesFocus }: { takesFocus: boolean }) {
  const texts = useTexts(eventsOfDayTexts);
  const title = useAreaTitle();
  const [day, setDay] = useState('');
  const query = useQuery(attendanceCalls.day, day ? { jour: day } : {}, { alwaysReload: true });
  const { data, failure, isLoading } = query;
  return (
    <Screen title={title} lead={<BackToApps />} takesFocus={takesFocus}>
      <div className={styles.day}>
        <p className={styles.date}>{data && formatLongDate(data.jour)}</p>
        <div className={styles.choice}>
          <LazyPart load={loadDayChoice} props={{ day, onChange: setDay }} placeholder={null} />
        </div>
      </div>
      <ReadFailure inline={data !== undefined} query={query} failed={texts.failed} />
      {failure?.status === 0 && !data && <LazyPart load={loadKeptPlaces} props={{}} />}
      {isLoading && <Skeleton lines={4} />}
      {data?.evenements.length === 0 && (
        <EmptyState icon="calendar" title={texts.none} text={texts.noneHint} />
      )}
      {data && data.evenements.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
        <ul role="list" aria-label={texts.events} className={styles.events}>
          {data.evenements.map((event) => (
            <EventOfDay key={`${event.id} ${event.jour ?? ''}`} event={event} today={data.jour} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

function EventOfDay({ event, today }: { event: DayEvent; today: string }) {
  const texts = useTexts(eventsOfDayTexts);
  const { id, nom_evenement, lieu, presents } = event;
  // A vigil that began yesterday has its sheet on that day.
  const day = event.jour || today;
  const facts = [day !== today && formatLongDate(day), formatDayHours(day, event), lieu?.trim()];
  return (
    <li className={styles.event}>
      <Link to={attendancePaths.sheet.to({ id, jour: dayDigits(day) })} className={styles.open ?? ''}>
        <span className={styles.words}>
          <strong className={styles.name}>{nom_evenement}</strong>
          <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.count}>{texts.present(presents)}</span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
