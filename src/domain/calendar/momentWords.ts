/** Days, hours and zone of an event in words, for mails and pages that have no other format. */
import { clockOddity } from './clockOddity';

/** «samedi 21 novembre 2026» */
const fullDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })
    .replace(/(^|\s)1\s/, '$11er ');

/** «10 h 30», «10 h» or «midi»; undefined for a text that is no hour. */
function hourWords(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec((written ?? '').slice(0, 8)) ?? [];
  if (!minutes || Number(hours) > 23) return;
  if (minutes !== '00') return `${Number(hours)}\u00a0h\u00a0${minutes}`;
  return Number(hours) === 12 ? 'midi' : `${Number(hours)}\u00a0h`;
}

const VOWELS = 'AEIOUYaeiouyÉéÎîHh';

/** «heure de Paris», by the town that names the zone. */
function zoneWords(zone: string): string {
  const town = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  if (!zone.includes('/') || zone.startsWith('Etc/')) return `heure ${town}`;
  return VOWELS.includes(town.slice(0, 1)) ? `heure d’${town}` : `heure de ${town}`;
}

interface EventMoment {
  date?: string | null | undefined;
  /** The last day of an event of several days; of a series, that of its first date. */
  date_fin?: string | null | undefined;
  heure_debut?: string | null | undefined;
  heure_fin?: string | null | undefined;
  /** The date is then the first of a series. */
  is_recurrent?: boolean | null | undefined;
}

/** «21 novembre 2026», of a day `yyyy-mm-dd`. */
export const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('fr-FR', { timeZone: 'UTC', dateStyle: 'long' })
    .replace(/^1\s/, '1er ');

/** The hour that the clock shows twice is the first of the two, as in calendar files. */
const FIRST_OF_TWO = ', avant le changement d’heure de cette nuit-là';

function isTwice(day: string, time: string | null | undefined, zone: string): boolean {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec((time ?? '').slice(0, 8)) ?? [];
  return (
    minutes !== undefined && clockOddity(zone, `${day}T${hours.padStart(2, '0')}:${minutes}`) === 'twice'
  );
}

/** The zone of the hours, and which of two hours is meant in a night of change. */
const inZone = (zone: string, day: string, start: string | null | undefined): string =>
  `(${zoneWords(zone)}${isTwice(day, start, zone) ? FIRST_OF_TWO : ''})`;

/** Its own, because `dayNumbers` is more than the forms for visitors need. */
const DAY_MS = 86_400_000;

/** «du lundi 8 février à 18 h au samedi 13 février 2027 à 14 h»; the year stands once where it is one. */
function severalDays(
  { day, end, is_recurrent }: { day: string; end: string } & Pick<EventMoment, 'is_recurrent'>,
  [start, finish]: readonly (string | undefined)[],
): string {
  const at = (hour: string | undefined) => (hour ? ` à ${hour}` : '');
  const [first, last] = [fullDay(day), fullDay(end)];
  if (is_recurrent) {
    const length = Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS) + 1;
    const hours = [start && `à ${start} le premier`, finish && `jusqu’à ${finish} le dernier`].filter(
      Boolean,
    );
    return [`à partir du ${first}, ${length} jours chaque fois`, ...hours].join(', ');
  }
  const [year, lastYear] = [first.slice(-4), last.slice(-4)];
  return `du ${year === lastYear ? first.slice(0, -5) : first}${at(start)} au ${last}${at(finish)}`;
}

/** «samedi 21 novembre 2026, de 10 h à 11 h 30 (heure de Paris)» */
export function momentWords(event: EventMoment, zone: string): string {
  const { date, heure_debut, heure_fin, is_recurrent } = event;
  const written = (date ?? '').slice(0, 10);
  const [start, end] = [hourWords(heure_debut), hourWords(heure_fin)];
  const last = (event.date_fin ?? '').slice(0, 10);
  if (last > written && /^\d{4}-\d\d-\d\d$/.test(last)) {
    const days = severalDays({ day: written, end: last, is_recurrent }, [start, end]);
    return start || end ? `${days} ${inZone(zone, written, heure_debut)}` : days;
  }
  const first = fullDay(written);
  const day = is_recurrent ? `à partir du ${first}` : first;
  if (!start) return day;
  const hours = end && end !== start ? `de ${start} à ${end}` : `à ${start}`;
  return `${day}, ${hours} ${inZone(zone, written, heure_debut)}`;
}

/** «21 novembre 2026 à 10 h 30», of a local minute, `yyyy-mm-ddThh:mm`. */
export function minuteWords(minute: string): string {
  return `${longDay(minute.slice(0, 10))} à ${hourWords(minute.slice(11)) ?? minute.slice(11)}`;
}
