import { useMemo } from 'react';
import { useQuery } from '../../api/useApi';
import { useAnnouncedSeries } from '../../data/announcedSeries';
import { allEvents, usePageSize, WHOLE_PAGE } from '../../data/eventPages';
import type { CalendarEvent } from '../../domain/events/event';
import { nearestFirst } from '../../domain/events/nearestFirst';
import { lineOf, type Placed, placedIn } from '../../domain/search/listSearch';
import { searchOf } from '../../domain/search/words';
import { useLocation } from '../../routing/useLocation';
import { formatDate, isoDay } from '../../texts/formats';
import { formatEventHours } from '../../texts/records/dayHours';
import { useTexts } from '../../texts/texts';
import { lineOfParts } from '../../ui/search/lineOfParts';
import type { Found, FoundOption, Sought } from '../area';
import { groupOf, NOTHING_FOUND } from '../frame/palette/found';
import { markingOf } from '../frame/palette/marking';
import { paletteTexts } from '../frame/palette/texts.fr';
import { eventPaths } from '../routes';

const SHOWN = 5;
const NO_EVENTS: readonly CalendarEvent[] = [];

/**
 * Events by name, place and day. The specification has no search of events, so all are read once, as the palette opens.
 * Among those that match alike, the nearest days come first.
 */
export default function useEventsFound({ typed, isOn }: Sought): Found {
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  const size = usePageSize(WHOLE_PAGE);
  const isSought = isOn && typed !== '';
  const answer = useQuery(allEvents, isOn ? { ...(size && { page_size: size }) } : null);
  const events = useAnnouncedSeries(answer.data?.results ?? NO_EVENTS);
  const listed = useMemo(() => {
    const near = nearestFirst(events, isoDay(new Date()));
    return near.map((one) => ({ ...one, day: one.day && formatDate(one.day) }));
  }, [events]);
  const lines = useMemo(
    () => listed.map(({ event, day }) => lineOf([event.nom_evenement, event.lieu, day])),
    [listed],
  );
  const found = useMemo(
    () => (isSought ? placedIn(listed, lines, searchOf(typed)) : []),
    [listed, lines, isSought, typed],
  );
  if (!isSought) return NOTHING_FOUND;
  const mark = markingOf(typed);
  const optionOf = ({ row: { event, day }, place }: Placed<(typeof listed)[number]>): FoundOption => ({
    id: `event-${event.id}`,
    place,
    icon: 'calendar',
    name: mark(event.nom_evenement),
    detail: lineOfParts([
      event.annulation ? texts.cancelled : '',
      mark(day),
      event.heure_debut ? formatEventHours(event) : '',
      mark(event.lieu?.trim() ?? ''),
    ]),
    run: () => navigate(eventPaths.detail.to(event)),
  });
  return groupOf(answer, {
    title: texts.events,
    failed: texts.eventsFailed,
    options: found.slice(0, SHOWN).map(optionOf),
    total: found.length,
  });
}
