import { rhythmWords } from '../../../domain/calendar/seriesWords';
import type { CalendarEvent } from '../../../domain/events/event';
import { ruleOf } from '../../../domain/events/occurrences';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { badgeTexts } from '../texts.fr';
import { seriesWordsTexts } from './texts.fr';

/** The rhythm of a series whose rule has more than a frequency: «Récurrent · un mardi sur deux». */
export default function SeriesBadge({ event }: { event: CalendarEvent }) {
  const texts = useTexts(badgeTexts);
  const words = useTexts(seriesWordsTexts);
  const rule = ruleOf(event);
  return (
    <Badge data-wraps>
      {[texts.recurrent, rule && rhythmWords(rule, words)].filter(Boolean).join(' · ')}
    </Badge>
  );
}
