import { useCallback, useRef, useState } from 'react';
import { eventCalls } from '../../api/endpoints/events';
import { useClient } from '../../api/useApi';
import { isDay } from '../../domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../domain/events/event';
import { useLocation } from '../../routing/useLocation';
import { useCapability } from '../../session/useSession';
import { isoDay } from '../../texts/formats';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { useStableCallback } from '../../ui/useStableCallback';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps } from '../area';
import { useScrollRestoration } from '../frame/navigation/useScrollRestoration';
import { PaletteScope } from '../frame/palette/PaletteScope';
import { eventPaths } from '../routes';
import { type eventAttributes, type eventEvents, eventsArea } from './area';
import { EventChangedContext } from './life/eventChanged';
import type { CreatedEvent } from './list/EventCards';
import { EventList } from './list/EventList';
import { listPath, listQueryOf, readListAddress } from './list/listAddress';
import { type EventScreen, eventScreenAt, loadEventDetail, loadEventForm, loadServiceWeeks } from './screens';
import { useEventAhead } from './useEventAhead';

/**
 * Opens the screens of the area. Leaving a form leads back to the screen that it was opened from, and the list has the
 * address that it had before.
 */
function useScreenLinks(shown: EventScreen, keepPlace: () => void) {
  const { query, navigate } = useLocation();
  const [formFrom, setFormFrom] = useState<'list' | 'detail'>('detail');
  const listQuery = useListQuery(shown, query.toString());
  const leaveFor = useStableCallback((to: string) => {
    keepPlace();
    navigate(to);
  });
  const open = useCallback((id: number) => leaveFor(eventPaths.detail.to({ id })), [leaveFor]);
  const edit = useStableCallback((id: number) => {
    setFormFrom(shown.screen === 'list' ? 'list' : 'detail');
    leaveFor(eventPaths.edit.to({ id }));
  });
  const leaveForm = useStableCallback(() => {
    const isOfEvent = shown.screen === 'edit' && formFrom === 'detail' && Number.isSafeInteger(shown.id);
    navigate(isOfEvent ? eventPaths.detail.to(shown) : listPath(listQuery), { isSaved: true });
  });
  const toList = useStableCallback(() => navigate(listPath(listQuery)));
  return { open, edit, toList, leaveForm, listQuery };
}

/** The query of the list’s address; while another screen shows, the last one. */
function useListQuery({ screen }: EventScreen, query: string): string {
  const isList = screen === 'list';
  const [kept, keep] = useState(isList ? query : '');
  if (isList && kept !== query) keep(query);
  return isList ? query : kept;
}

export { prefetchPlan } from './prefetchPlan';

const OWN_AREAS = [eventsArea];

type EventsAreaProps = AreaProps<typeof eventAttributes, typeof eventEvents>;

/** The events: the list or the month, which keeps its state while the screens of one event show. */
export default function EventsArea({ view, readonly, emit }: EventsAreaProps) {
  const { path, navigate } = useLocation();
  const shown = eventScreenAt(path);
  const isList = shown.screen === 'list';
  const navigation = useAreaNavigation(path, isList);
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useScrollRestoration(list, isList);

  const links = useScreenLinks(shown, keepPlace);
  const handleDeleted = useStableCallback((event: CalendarEvent, isOwn: boolean) => {
    const { id, nom_evenement, date = null } = event;
    if (isOwn) emit('event-deleted', { id, nom_evenement, date });
    // «Back» must not lead to a deleted event.
    navigate(listPath(links.listQuery), { replace: true });
  });
  const { created, handleSaved, emitSaved } = useSaved(view, links.listQuery, emit);
  return (
    <PaletteScope areas={OWN_AREAS}>
      {navigation.hasList && (
        <KeepAlive isHidden={!isList}>
          <div ref={list}>
            <EventList
              view={view}
              query={links.listQuery}
              created={created}
              readonly={readonly}
              takesFocus={navigation.hasMoved}
              onOpen={links.open}
              onEdit={links.edit}
              onLeave={keepPlace}
            />
          </div>
        </KeepAlive>
      )}
      {shown.screen !== 'list' && (
        <EventChangedContext.Provider value={emitSaved}>
          <EventScreenView
            shown={shown}
            readonly={readonly}
            takesFocus={navigation.hasMoved}
            links={links}
            onSaved={handleSaved}
            onDeleted={handleDeleted}
          />
        </EventChangedContext.Provider>
      )}
    </PaletteScope>
  );
}

/** Leads from the form to the list, which shows a new event, or to the detail of one that was edited. */
function useSaved(view: EventsAreaProps['view'], listQuery: string, emit: EventsAreaProps['emit']) {
  const { navigate } = useLocation();
  const emitSaved = useEmitSaved(emit);
  const [created, setCreated] = useState<CreatedEvent>();
  const handleSaved = useStableCallback((id: number, isNew: boolean, day: string) => {
    if (isNew) setCreated({ id, day });
    navigate(isNew ? listPath(queryAt(day, listQuery, view)) : eventPaths.detail.to({ id }), {
      isSaved: true,
      replace: true,
    });
    emitSaved(id, isNew);
  });
  return { created, handleSaved, emitSaved };
}

/** The address of the list that shows a new event: its month, where the list shows a month. */
function queryAt(day: string, query: string, given: EventsAreaProps['view']): string {
  const today = isoDay(new Date());
  return listQueryOf({ ...readListAddress(query, given, today), month: day.slice(0, 7) }, given, today);
}

interface EventScreenViewProps {
  shown: Exclude<EventScreen, { screen: 'list' }>;
  readonly: boolean;
  takesFocus: boolean;
  links: ReturnType<typeof useScreenLinks>;
  onSaved(id: number, isNew: boolean, day: string): void;
  onDeleted(event: CalendarEvent, isOwn: boolean): void;
}

/** The screens of one event: its details and its form. */
function EventScreenView(props: EventScreenViewProps) {
  const { shown, readonly, takesFocus, links, onSaved, onDeleted } = props;
  const { query } = useLocation();
  const hasServices = useCapability('services');
  useEventAhead(shown.screen === 'detail' ? shown.id : undefined);
  const onCancel = links.leaveForm;
  if (shown.screen === 'add') {
    const day = dayOf(query.get('date'));
    return <LazyPart key="add" load={loadEventForm} props={{ day, readonly, onSaved, onCancel }} />;
  }
  if (shown.screen === 'services' && hasServices) {
    const onBack = links.toList;
    return <LazyPart key="services" load={loadServiceWeeks} props={{ takesFocus, onBack }} />;
  }
  const id = shown.screen === 'services' ? Number.NaN : shown.id;
  if (shown.screen === 'edit')
    return <LazyPart key={`edit${id}`} load={loadEventForm} props={{ id, readonly, onSaved, onCancel }} />;
  const { toList, edit } = links;
  return (
    <LazyPart
      key={id}
      load={loadEventDetail}
      props={{ id, readonly, takesFocus, onBack: toList, onEdit: edit, onDeleted }}
    />
  );
}

/** The day that an address names, if it is one. */
const dayOf = (text: string | null): string | undefined => (isDay(text) ? text : undefined);

/** Emits the name and the day of the saved event as the back end has them, or its id alone when it can’t be read. */
function useEmitSaved(emit: EventsAreaProps['emit']) {
  const client = useClient();
  const emitRead = async (id: number, isNew: boolean) => {
    const event = await client.call(eventCalls.get, { id }).catch(() => undefined);
    const { nom_evenement, date = null } = event ?? {};
    emit('event-saved', { id, ...(nom_evenement !== undefined && { nom_evenement, date }), isNew });
  };
  return useStableCallback((id: number, isNew: boolean) => void emitRead(id, isNew));
}

/** Whether the list has been shown yet, and whether the user has left the address where the widget started. */
function useAreaNavigation(path: string, isList: boolean) {
  const [start] = useState(path);
  const [hasList, setHasList] = useState(isList);
  const [hasMoved, setMoved] = useState(false);
  if (isList && !hasList) setHasList(true);
  if (path !== start && !hasMoved) setMoved(true);
  return { hasList: hasList || isList, hasMoved: hasMoved || path !== start };
}
