import { useCallback, useRef, useState } from 'react';
import type { Evenement } from '../../domain/evenement';
import { useLocation } from '../../routing/useLocation';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import { Shelf } from '../../ui/surface/Shelf';
import type { AreaProps } from '../area';
import { LoadedScreen } from '../frame/LoadedScreen';
import { useListPlace } from '../frame/useListPlace';
import type { eventAttributes } from './area';
import { EventList } from './list/EventList';
import { detailPath, editPath, screenAt } from './paths';
import { eventRoutes } from './routes';
import { loadDetail } from './screens';

type EventsAreaProps = AreaProps<typeof eventAttributes, 'event-saved' | 'event-deleted'>;

/** The events of the community: the list or the month, kept as it was below one event's screens. */
export default function EventsArea({ view, readonly, emit }: EventsAreaProps) {
  const { path, navigate } = useLocation();
  const shown = screenAt(path);
  const isList = shown.screen === 'list';
  const visits = useVisits(path, isList);
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useListPlace(list, isList);

  const leaveFor = useStableCallback((to: string) => {
    keepPlace();
    navigate(to);
  });
  const open = useCallback((id: number) => leaveFor(detailPath(id)), [leaveFor]);
  const edit = useCallback((id: number) => leaveFor(editPath(id)), [leaveFor]);
  const toList = useStableCallback(() => navigate(eventRoutes.list));
  const handleDeleted = useStableCallback((evenement: Evenement, isOwn: boolean) => {
    if (isOwn) emit('event-deleted', evenement);
    // «Back» must not lead to an event that is gone.
    navigate(eventRoutes.list, { replace: true });
  });
  return (
    <>
      {visits.hasList && (
        <Shelf isShelved={!isList}>
          <div ref={list}>
            <EventList
              view={view}
              readonly={readonly}
              takesFocus={visits.hasMoved}
              onOpen={open}
              onEdit={edit}
              onAdd={keepPlace}
            />
          </div>
        </Shelf>
      )}
      {shown.screen === 'detail' && (
        <LoadedScreen
          key={shown.id}
          load={loadDetail}
          props={{
            id: shown.id,
            readonly,
            takesFocus: visits.hasMoved,
            onBack: toList,
            onEdit: edit,
            onDeleted: handleDeleted,
          }}
        />
      )}
    </>
  );
}

/** Whether the list was shown so far, and whether somebody has moved from where the widget started. */
function useVisits(path: string, isList: boolean) {
  const [start] = useState(path);
  const [hasList, setHasList] = useState(isList);
  const [hasMoved, setMoved] = useState(false);
  if (isList && !hasList) setHasList(true);
  if (path !== start && !hasMoved) setMoved(true);
  return { hasList: hasList || isList, hasMoved: hasMoved || path !== start };
}
