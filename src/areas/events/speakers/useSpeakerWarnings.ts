import { useMemo } from 'react';
import type { DatedHours } from '../../../domain/calendar/overlap';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { type EventSpeaker, spokenName } from './speaker';
import { absenceWarningTexts } from './texts.fr';
import { useAbsentDays } from './useAbsentDays';
import { type Clash, useEngagements } from './useEngagements';

/** Days, or other events, that are named; the other days are counted. */
const NAMED = 3;

/** The clashes with each other event, in the order of their first date. */
function byEvent(clashes: readonly Clash[]): [first: Clash, ...more: Clash[]][] {
  const events = new Map<number, [Clash, ...Clash[]]>();
  for (const clash of clashes) {
    const { id } = clash.other.evenement;
    const own = events.get(id);
    if (own) own.push(clash);
    else events.set(id, [clash]);
  }
  return [...events.values()];
}

/**
 * What keeps a speaker from coming on the dates of an event, in sentences: absences, and other events at the same time. Nothing
 * of it refuses the assignment.
 * @param id of the event; missing for a new one
 */
export function useSpeakerWarnings(
  speakers: readonly EventSpeaker[],
  dates: readonly DatedHours[],
  id: number | undefined,
) {
  const texts = useTexts(absenceWarningTexts);
  const days = useMemo(() => [...new Set(dates.map(({ jour }) => jour))], [dates]);
  const { absentOn, query: absences } = useAbsentDays(speakers, days);
  const { clashesAt, query: engagements } = useEngagements(speakers, dates, id);
  const absenceWords = (speaker: EventSpeaker): string[] => {
    const absent = absentOn(speaker);
    if (absent.length === 0) return [];
    const named = absent.slice(0, NAMED).map(formatLongDate).join(', ');
    return [texts.absent(named, Math.max(0, absent.length - NAMED))];
  };
  const clashWords = (speaker: EventSpeaker): string[] =>
    byEvent(clashesAt(speaker))
      .slice(0, NAMED)
      .map(([{ own, other }, ...more]) => {
        const isThatDay = dates.length === 1 && other.jour === own.jour;
        const { evenement, jour, heure_debut: start, heure_fin: end } = other;
        const hours = texts.hours(start, end);
        const moment = isThatDay ? texts.thatDay(hours) : texts.onDay(formatLongDate(jour), hours);
        return texts.alsoAt(spokenName(speaker), evenement.nom_evenement, moment, more.length);
      });
  const warningsOf = (speaker: EventSpeaker): readonly string[] => [
    ...absenceWords(speaker),
    ...clashWords(speaker),
  ];
  return { warningsOf, absences, engagements };
}
