import { useCallback, useRef, useState } from 'react';
import { evenements } from '../../api/endpoints/evenements';
import { useClient } from '../../api/useApi';
import type { Evenement } from '../../domain/events/evenement';
import { useLocation } from '../../routing/useLocation';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps } from '../area';
import { useScrollRestoration } from '../frame/navigation/useScrollRestoration';
import { type eventAttributes, type eventEvents, eventRoutes } from './area';
import { EventList } from './list/EventList';
import { detailPath, type EventScreen, editPath, loadEventDetail, loadEventForm, screenAt } from './screens';

type EventsAreaProps = AreaProps<typeof eventAttributes, typeof eventEvents>;

/** The events: the list or the month, which keeps its state while the screens of one event show. */
export default function EventsArea({ view, readonly, emit }: EventsAreaProps) {
  const { path, navigate } = useLocation();
  const shown = screenAt(path);
  const isList = shown.screen === 'list';
  const navigation = useAreaNavigation(path, isList);
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useScrollRestoration(list, isList);

  const links = useScreenLinks(shown, keepPlace);
  const handleDeleted = useStableCallback((evenement: Evenement, isOwn: boolean) => {
    if (isOwn) emit('event-deleted', evenement);
    // «Back» must not lead to a deleted event.
    navigate(eventRoutes.list, { replace: true });
  });
  const emitSaved = useEmitSaved(emit);
  const handleSaved = useStableCallback((id: number, isNew: boolean) => {
    navigate(isNew ? eventRoutes.list : detailPath(id), { isSaved: true, replace: true });
    void emitSaved(id);
  });
  return (
    <>
      {navigation.hasList && (
        <KeepAlive isHidden={!isList}>
          <div ref={list}>
            <EventList
              view={view}
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
        <EventScreenView
          shown={shown}
          readonly={readonly}
          takesFocus={navigation.hasMoved}
          links={links}
          onSaved={handleSaved}
          onDeleted={handleDeleted}
        />
      )}
    </>
  );
}

interface EventScreenViewProps {
  shown: Exclude<EventScreen, { screen: 'list' }>;
  readonly: boolean;
  takesFocus: boolean;
  links: ReturnType<typeof useScreenLinks>;
  onSaved(id: number, isNew: boolean): void;
  onDeleted(evenement: Evenement, isOwn: boolean): void;
}

/** The screens of one event: its details and its form. */
function EventScreenView(props: EventScreenViewProps) {
  const { shown, readonly, takesFocus, links, onSaved, onDeleted } = props;
  const onCancel = links.leaveForm;
  if (shown.screen === 'add')
    return <LazyPart key="add" load={loadEventForm} props={{ readonly, onSaved, onCancel }} />;
  const { id } = shown;
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

/** Opens the screens of the area. Leaving a form leads back to the screen that it was opened from. */
function useScreenLinks(shown: EventScreen, keepPlace: () => void) {
  const { navigate } = useLocation();
  const [formFrom, setFormFrom] = useState<'list' | 'detail'>('detail');
  const leaveFor = useStableCallback((to: string) => {
    keepPlace();
    navigate(to);
  });
  const open = useCallback((id: number) => leaveFor(detailPath(id)), [leaveFor]);
  const edit = useStableCallback((id: number) => {
    setFormFrom(shown.screen === 'list' ? 'list' : 'detail');
    leaveFor(editPath(id));
  });
  const leaveForm = useStableCallback(() => {
    const isOfEvent = shown.screen === 'edit' && formFrom === 'detail' && Number.isSafeInteger(shown.id);
    navigate(isOfEvent ? detailPath(shown.id) : eventRoutes.list, { isSaved: true });
  });
  const toList = useStableCallback(() => navigate(eventRoutes.list));
  return { open, edit, toList, leaveForm };
}

/** Emits the saved event as the back end returns it, or its id alone when it can’t be read. */
function useEmitSaved(emit: EventsAreaProps['emit']) {
  const client = useClient();
  return async (id: number) => {
    const evenement = await client.call(evenements.get, { id }).catch(() => ({ id }));
    emit('event-saved', evenement);
  };
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
