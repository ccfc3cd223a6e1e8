import { useEffect, useRef, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useQuery } from '../../../api/useApi';
import { useLocation } from '../../../routing/useLocation';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { eventPaths } from '../../routes';
import { type EventValues, eventValuesOf, type OpenedEvent } from '../save/eventValues';
import { assignmentIds, type EventSpeaker, speakersOf } from '../speakers/speaker';
import { EventEditor } from './EventEditor';
import { eventFormTexts } from './texts.fr';

interface EventFormProps {
  /** Missing for a new event. */
  id?: number | undefined;
  /** The day that a new event has first, `yyyy-mm-dd`. */
  day?: string | undefined;
  /** Called once everything is saved. */
  onSaved(id: number, isNew: boolean, day: string): void;
  /** Called when the user leaves the form, after agreeing to lose unsaved changes. */
  onCancel(): void;
  readonly?: boolean | undefined;
}

const EMPTY: EventValues = { nom_evenement: '', date: '', heure_debut: '', heure_fin: '', lieu: '' };

/** The screen that adds or edits one event. */
export default function EventForm({ id, day, onSaved, onCancel, readonly }: EventFormProps) {
  const texts = useTexts(eventFormTexts);
  if (readonly)
    return (
      <Screen title={id === undefined ? texts.createTitle : texts.editTitle} width="record" onBack={onCancel}>
        <EmptyState icon="calendar" title={texts.readonly} text={texts.readonlyText} />
      </Screen>
    );
  const callbacks = { onSaved, onCancel };
  if (id === undefined) return <NewEvent day={day} {...callbacks} />;
  return <EditEvent key={id} id={id} {...callbacks} />;
}

/** Nothing is public unless it is ticked. */
function NewEvent({ day = '', ...callbacks }: Pick<EventFormProps, 'day' | 'onSaved' | 'onCancel'>) {
  const [hasAgenda, hasDays] = [useCapability('agenda'), useCapability('jours')];
  const values = { ...EMPTY, date: day, ...(hasDays && { date_fin: '' }), ...(hasAgenda && { public: '' }) };
  return <EventEditor values={values} speakers={[]} {...callbacks} />;
}

interface Opened {
  event: OpenedEvent;
  values: EventValues;
  speakers: readonly EventSpeaker[];
}

/** Opens the form once the current event is loaded; later answers never change what the user has typed. */
function EditEvent({ id, onSaved, onCancel }: EventFormProps & { id: number }) {
  const texts = useTexts(eventFormTexts);
  const [opened, setOpened] = useState<Opened>();
  const [hasSeries, hasAgenda] = [useCapability('series'), useCapability('agenda')];
  const hasDays = useCapability('jours');
  const isId = Number.isSafeInteger(id) && id > 0;
  const event = useQuery(eventCalls.get, isId && !opened ? { id } : null);
  const assignments = useQuery(eventCalls.assignments, isId && !opened ? { id } : null);
  const isFresh = !event.isRefreshing && !assignments.isRefreshing;
  const failure = event.failure ?? assignments.failure;
  if (!opened && event.data && assignments.data && isFresh && !failure)
    setOpened({
      event: { ...event.data, affectations: assignmentIds(assignments.data) },
      values: eventValuesOf(event.data, hasSeries, hasAgenda, hasDays),
      speakers: speakersOf(assignments.data),
    });
  // After an expired session the frame asks the user to sign in, and the queries run again.
  useLoadFailure(!isId || (isFresh && failure !== undefined && failure.kind !== 'unauthenticated'));
  if (opened) return <EventEditor {...opened} onSaved={onSaved} onCancel={onCancel} />;
  return (
    <Screen title={texts.editTitle} width="record" takesFocus onBack={onCancel}>
      <Skeleton lines={8} />
    </Screen>
  );
}

/** When the event can’t be loaded, says so in an alert, then shows the list. */
function useLoadFailure(hasFailed: boolean): void {
  const texts = useTexts(eventFormTexts);
  const alert = useAlert();
  const { navigate } = useLocation();
  const isReported = useRef(false);
  useEffect(() => {
    if (!hasFailed || isReported.current) return;
    isReported.current = true;
    const message = { title: texts.error, text: texts.loadFailed, tone: 'error' as const };
    void alert(message).then(() => navigate(eventPaths.list.to(), { replace: true }));
  }, [hasFailed, alert, navigate, texts]);
}
