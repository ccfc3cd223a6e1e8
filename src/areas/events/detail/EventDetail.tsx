import { type ReactNode, useCallback, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useQuery } from '../../../api/useApi';
import { announcedEvent } from '../../../data/announcedSeries';
import { History } from '../../../data/history/History';
import { useRecord } from '../../../data/useRecord';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { useCapability, useIsSupported, useRight, useSession } from '../../../session/useSession';
import { pageTexts, useTexts } from '../../../texts/texts';
import { Screen } from '../../../ui/display/Screen';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import type { Load } from '../../../ui/loading/loadOnce';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { reminderTexts } from '../life/texts.fr';
import { loadRegistrations } from '../screens';
import { seriesWordsTexts } from '../series/texts.fr';
import styles from './EventDetail.module.css';
import { EventDetailActions } from './EventDetailActions';
import { EventDetailFailure } from './EventDetailFailure';
import { EventFacts } from './EventFacts';
import { EventNeeds } from './EventNeeds';
import { Speakers, type SpeakersProps } from './Speakers';
import { eventDetailTexts } from './texts.fr';

const loadDates = () => import('../life/SeriesDates');
const loadAttendance = () => import('./attendance/EventAttendance');

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
      <EventParts event={event} isStale={isRefreshing} readonly={readonly} assignments={speakers} />
    </>,
  );
}

/** Facts, what needs a hand, and speakers, and what stands below them. */
function EventParts(props: Omit<SpeakersProps, 'onSettled'>) {
  const { event, isStale, readonly } = props;
  const [areSpeakersSettled, setSpeakersSettled] = useState(false);
  const [areNeedsSettled, setNeedsSettled] = useState(false);
  const isSettled = areSpeakersSettled && areNeedsSettled;
  const handleSpeakers = useCallback(() => setSpeakersSettled(true), []);
  const handleNeeds = useCallback(() => setNeedsSettled(true), []);
  return (
    <>
      <div className={styles.columns} aria-busy={isStale || undefined}>
        <EventFacts event={event} />
        <EventNeeds event={event} isStale={isStale} onSettled={handleNeeds} />
        <div className={styles.people}>
          <Speakers {...props} onSettled={handleSpeakers} />
        </div>
        {/* Until then the parts above may need more room, and what stands below them would move under a press. */}
        {isSettled && <Dates event={event} readonly={readonly} />}
      </div>
      {isSettled && <FurtherParts event={event} readonly={readonly} />}
    </>
  );
}

interface PartProps {
  event: CalendarEvent;
  readonly: boolean;
}

function useHasDates(event: CalendarEvent): boolean {
  const hasLife = useIsSupported(eventCalls.cancel);
  return hasLife && (isSeries(event) || (event.exceptions?.length ?? 0) > 0);
}

/** The dates of a series, below its facts and beside its speakers where there is room. */
const Dates = (props: PartProps) => useHasDates(props.event) && <LazyPart load={loadDates} props={props} />;

/**
 * What loads after the event itself, in the order in which it is used. Each part waits for the code of those above it, so that none
 * moves another one when it comes. Attendance grows with its answer; below it stands only the folded history.
 */
function FurtherParts({ event, readonly }: PartProps) {
  const hasDates = useHasDates(event);
  const hasRegistrations = useIsSupported(eventCalls.registration);
  const mayReadAttendance = useRight('presences.lire');
  const hasAttendance = useCapability('presences') && mayReadAttendance;
  const areDatesPlaced = useIsPlaced(loadDates, hasDates);
  const areRegistrationsPlaced = useIsPlaced(loadRegistrations, hasRegistrations) && areDatesPlaced;
  const isAttendancePlaced = useIsPlaced(loadAttendance, hasAttendance) && areRegistrationsPlaced;
  return (
    <>
      {hasRegistrations && areDatesPlaced && (
        <LazyPart load={loadRegistrations} props={{ event, readonly }} />
      )}
      {hasAttendance && areRegistrationsPlaced && <LazyPart load={loadAttendance} props={{ event }} />}
      {isAttendancePlaced && <History subject="evenements" id={event.id} textOf={seriesValueText} />}
    </>
  );
}

/** What the history of an event calls its numbers: weekdays, the last of a month, and hours before a date. */
function seriesValueText(key: string, value: string): string | undefined {
  if (key === 'serie_jours') return pageTexts(seriesWordsTexts).weekday(Number(value));
  if (key === 'rappels') return pageTexts(reminderTexts).before(Number(value));
  const isLast = value === '-1' && (key === 'serie_rang' || key === 'serie_jour_du_mois');
  return isLast ? pageTexts(eventDetailTexts).lastOne : undefined;
}

/** Whether the code of a part, which this asks for, is there, is known to be missing, or isn't needed. */
function useIsPlaced<T>(load: Load<T>, isNeeded: boolean): boolean {
  const { value, error } = useLazyModule(load, isNeeded);
  return !isNeeded || value !== undefined || error !== undefined;
}

function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.placeholder}>
        <Skeleton lines={8} />
      </div>
      <div className={`${styles.placeholder} ${styles.people}`} aria-hidden="true">
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
