import type { ReactNode } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useQuery } from '../../../api/useApi';
import { announcedEvent } from '../../../data/announcedSeries';
import { History } from '../../../data/history/History';
import { useRecord } from '../../../data/useRecord';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { useCapability, useIsSupported, useRight, useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Screen } from '../../../ui/display/Screen';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import styles from './EventDetail.module.css';
import { EventDetailActions } from './EventDetailActions';
import { EventDetailFailure } from './EventDetailFailure';
import { EventFacts } from './EventFacts';
import { Speakers } from './Speakers';
import { seriesValueText } from './seriesValueText';
import { eventDetailTexts } from './texts.fr';

const loadDates = () => import('../life/SeriesDates');
const loadRegistrations = () => import('../registrations/RegistrationSection');

interface EventDetailProps {
  /** `NaN` where the address holds no id. */
  id: number;
  readonly: boolean;
  /** Whether it was opened from another screen of the widget rather than with the page. */
  takesFocus: boolean;
  onBack(): void;
  onEdit(id: number): void;
  /** The event no longer exists; `isOwn` tells whether it was deleted here. */
  onDeleted(event: CalendarEvent, isOwn: boolean): void;
}

/** Everything about one event. */
export default function EventDetail({
  id,
  readonly,
  takesFocus,
  onBack,
  onEdit,
  onDeleted,
}: EventDetailProps) {
  const texts = useTexts(eventDetailTexts);
  const { record: state, isRefreshing, reload } = useRecord(eventCalls.get, id);
  const { capabilities } = useSession().state;
  const isThere = state.status !== 'missing' && Number.isSafeInteger(id);
  const speakers = useQuery(eventCalls.assignments, isThere ? { id } : null);
  const screen = (title: string, actions: ReactNode, content: ReactNode) => (
    <Screen title={title} width="record" takesFocus={takesFocus} onBack={onBack} actions={actions}>
      {content}
    </Screen>
  );
  if (state.status === 'loading') return screen(texts.title, null, <DetailSkeleton />);
  if (state.status !== 'ready')
    return screen(
      texts.title,
      null,
      <EventDetailFailure state={state} isRetrying={isRefreshing} onRetry={reload} onBack={onBack} />,
    );
  const { failure } = state;
  const event = announcedEvent(state.value, capabilities);
  return screen(
    event.nom_evenement,
    <EventDetailActions
      event={event}
      assignments={speakers.data}
      readonly={readonly}
      onEdit={onEdit}
      onDeleted={onDeleted}
    />,
    <>
      {failure && !isRefreshing && <ErrorState inline message={texts.stale} onRetry={reload} />}
      <div className={styles.columns} aria-busy={isRefreshing || undefined}>
        <EventFacts event={event} />
        <Speakers {...speakers} />
      </div>
      <FurtherParts event={event} readonly={readonly} />
    </>,
  );
}

/** What loads after the event itself. It stands last, so that it moves nothing when it comes. */
function FurtherParts({ event, readonly }: { event: CalendarEvent; readonly: boolean }) {
  const hasLife = useIsSupported(eventCalls.cancel);
  const hasRegistrations = useIsSupported(eventCalls.registration);
  const hasDates = hasLife && (isSeries(event) || (event.exceptions?.length ?? 0) > 0);
  return (
    <>
      <History subject="evenements" id={event.id} textOf={seriesValueText} />
      {hasDates && <LazyPart load={loadDates} props={{ event, readonly }} />}
      <Attendance event={event} />
      {hasRegistrations && <LazyPart load={loadRegistrations} props={{ event, readonly }} />}
    </>
  );
}

const loadAttendance = () => import('./attendance/EventAttendance');

/** Who came, where the back end keeps attendance. It stands last, so that it moves nothing when it comes. */
function Attendance({ event }: { event: CalendarEvent }) {
  const isAnnounced = useCapability('presences');
  const mayRead = useRight('presences.lire');
  return isAnnounced && mayRead && <LazyPart load={loadAttendance} props={{ event }} />;
}

function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.placeholder}>
        <Skeleton lines={8} />
      </div>
      <div className={styles.placeholder} aria-hidden="true">
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
