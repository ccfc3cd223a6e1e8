import { useState } from 'react';
import { attendanceCalls } from '../../api/endpoints/attendance/day';
import { question } from '../../api/queryCache';
import { useLocation } from '../../routing/useLocation';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps, PrefetchPlan } from '../area';
import { attendancePaths } from '../routes';
import { dayFromDigits } from './dayDigits';
import { EventsOfDay } from './EventsOfDay';

const loadSheet = () => import('./sheet/SheetScreen');

export const prefetchPlan: PrefetchPlan = {
  data: ({ path }) => (attendancePaths.sheet.match(path) ? [] : [question(attendanceCalls.day, {})]),
  next: () => [loadSheet],
};

/** Attendance: the events of a day, and the sheet of one of them. */
export default function AttendanceArea({ readonly }: AreaProps<Record<never, never>>) {
  const { path, back } = useLocation();
  const place = attendancePaths.sheet.match(path);
  const [start] = useState(path);
  const [hasList, setHasList] = useState(!place);
  if (!place && !hasList) setHasList(true);
  const toList = () => back(attendancePaths.list.to());
  return (
    <>
      {hasList && (
        <KeepAlive isHidden={place !== null}>
          <EventsOfDay takesFocus={path !== start && !place} />
        </KeepAlive>
      )}
      {place && (
        <LazyPart
          key={`${place.id} ${place.jour}`}
          load={loadSheet}
          props={{
            id: place.id,
            day: dayFromDigits(place.jour),
            readonly,
            takesFocus: path !== start,
            onBack: toList,
          }}
        />
      )}
    </>
  );
}
