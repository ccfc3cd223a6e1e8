import { frequencyOf } from '../../domain/calendar/seriesRule';
import { type CalendarEvent, eventStatus } from '../../domain/events/event';
import { endOfDate, lacksFrequency } from '../../domain/events/occurrences';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { useLazyModule } from '../../ui/loading/useLazyModule';
import { badgeTexts } from './texts.fr';

const tones = { past: 'neutral', today: 'accent', upcoming: 'info' } as const;

interface EventBadgesProps {
  event: CalendarEvent;
  /** The day of a recurring event that shows; its first day by default. */
  day?: string | undefined;
  /** The viewer's day, `yyyy-mm-dd`. */
  today: string;
}

/** Whether the event is cancelled, else past, today or upcoming, how often it recurs, and whether visitors see it. */
export function EventBadges({ event, day, today }: EventBadgesProps) {
  const texts = useTexts(badgeTexts);
  const shown =
    day === undefined ? event : { ...event, date: day, date_fin: endOfDate(event, day.slice(0, 10)) };
  const status = eventStatus(shown, today);
  return (
    <>
      {event.annulation && <Badge tone="danger">{texts.cancelled}</Badge>}
      <RecurrenceBadge event={event} />
      {status && !event.annulation && <Badge tone={tones[status]}>{texts[status]}</Badge>}
      {event.public && <Badge>{texts.public}</Badge>}
    </>
  );
}

const loadSeriesBadge = () => import('./series/SeriesBadge');

/** The words of rules load with the first one that needs them. Until then the badge says that the event recurs. */
function WordedBadge({ event }: { event: CalendarEvent }) {
  const texts = useTexts(badgeTexts);
  const { value: SeriesBadge } = useLazyModule(loadSeriesBadge);
  return SeriesBadge ? <SeriesBadge event={event} /> : <Badge data-wraps>{texts.recurrent}</Badge>;
}

/** How often the event recurs, or that its frequency is missing. */
export function RecurrenceBadge({ event }: { event: CalendarEvent }) {
  const texts = useTexts(badgeTexts);
  const frequency = frequencyOf(event.recurence_data?.frequency);
  if (lacksFrequency(event))
    return (
      <Badge tone="warning" data-wraps>
        {texts.lacksFrequency}
      </Badge>
    );
  if (event.is_recurrent && event.serie) return <WordedBadge event={event} />;
  return (
    event.is_recurrent &&
    frequency && <Badge data-wraps>{`${texts.recurrent} · ${texts[frequency].toLowerCase()}`}</Badge>
  );
}
