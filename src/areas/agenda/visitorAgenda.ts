/**
 * The call of the agenda, as in endpoints/events.ts, but parsed by hand: <parvis-agenda> loads no zod.
 * tests/fast/areas/agenda/visitorAgenda.test.ts checks that both agree.
 */
import { family, get } from '../../api/endpoint';
import { isDay, lastDayFrom, lengthOf } from '../../domain/calendar/dayNumbers';
import { handSchema, isWireObject, type Parsed, wireText } from '../../questions/wireFields';

/** An event on one of its days. */
export interface VisitorDate {
  id: number;
  name: string;
  place: string;
  /** The day on which it takes place, `yyyy-mm-dd`, and the one that the rule of its series gives. */
  day: string;
  own: string;
  /** The last of its days; the same one for a single day. */
  last: string;
  /** `hh:mm` or ''. */
  start: string;
  end: string;
  isSeries: boolean;
  isCancelled: boolean;
  /** Identifier of its registration, while that is open; else ''. */
  registration: string;
  /** Address of its file for calendars, or ''. */
  file: string;
}

export interface VisitorAgenda {
  dates: VisitorDate[];
  /** The organisation's day and zone. */
  today: string;
  zone: string;
  /** The first day that isn't here yet; '' for none. */
  next: string;
  /** Address of the calendar to subscribe to, or ''. */
  feed: string;
  /** The name of the organisation, or ''. */
  organisation: string;
}

const hourOf = (value: unknown): string => /^\d{1,2}:\d{2}/.exec(wireText(value))?.[0].padStart(5, '0') ?? '';

/** A date without an id, a name or a day can't be shown. */
function readDate(value: unknown): VisitorDate[] {
  if (!isWireObject(value) || typeof value.id !== 'number' || typeof value.nom_evenement !== 'string')
    return [];
  const day = wireText(value.date);
  if (!isDay(day)) return [];
  return [
    {
      id: value.id,
      name: value.nom_evenement.trim(),
      place: wireText(value.lieu).trim(),
      day,
      own: wireText(value.jour) || day,
      last: lastDayFrom(day, lengthOf({ date: day, date_fin: wireText(value.date_fin) })),
      start: hourOf(value.heure_debut),
      end: hourOf(value.heure_fin),
      isSeries: value.is_recurrent === true,
      isCancelled: value.annule === true,
      registration: wireText(value.inscription),
      file: wireText(value.fichier),
    },
  ];
}

function readAnswer(value: unknown): Parsed<VisitorAgenda> {
  const dates = isWireObject(value) ? value.dates : undefined;
  if (!isWireObject(value) || !Array.isArray(dates))
    return { issues: [{ message: '', path: ['dates'], expected: 'array' }] };
  return {
    value: {
      dates: dates.flatMap(readDate),
      today: wireText(value.aujourdhui),
      zone: wireText(value.fuseau),
      next: wireText(value.suite),
      feed: wireText(value.abonnement),
      organisation: wireText(value.organisation),
    },
  };
}

/** What is asked for: days, both included, and what shows of them. */
export interface AgendaArgs {
  du?: string;
  au?: string;
  lieu?: string;
  recherche?: string;
  limite?: number;
}

/** The dates that were read before with the next ones: what goes on is told again by each answer. */
export const joinedDates = (before: readonly VisitorDate[], read: readonly VisitorDate[]): VisitorDate[] => {
  const known = new Set(before.map(({ id, own }) => `${id} ${own}`));
  return [...before, ...read.filter(({ id, own }) => !known.has(`${id} ${own}`))];
};

export const visitorAgendaCalls = family('evenements', {
  publicAgenda: get('/api/agenda/', handSchema(readAnswer), {
    params: handSchema<AgendaArgs>(() => ({ issues: [] })),
    anonymous: true,
  }),
});
