/** The hour that programs write behind a day, and the day that it means in a zone. */

export interface Hour {
  hour: number;
  minute: number;
  second: number;
  isZero: boolean;
  /** Minutes before UTC; undefined for an hour without a zone. */
  zone: { minutes: number } | undefined;
}

const HOUR =
  /^(?:[T,\s]|à\s)*(\d{1,2})(?:[:h](\d{2})?(?:[:m](\d{2})(?:[.,]\d{1,9})?s?)?)?\s*([ap])?\.?(?:m\.?)?\s*(Z|UTC|GMT)?\s*(?:([+-])(\d{2}):?(\d{2})?)?(?:\[[\w/]{1,30}\])?$/i;
const NONE: Hour = { hour: 0, minute: 0, second: 0, isZero: true, zone: undefined };

function hourOfDay(written: string, half: string | undefined): number {
  const hour = Number(written);
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The hour in the rest of a written date; undefined for a rest that is no hour. */
export function readHour(rest: string): Hour | undefined {
  if (/^T?\s*(?:Z|[+-]\d{2}:\d{2})?$/.test(rest)) return NONE;
  const [, hours = '', minutes = '0', seconds = '0', half, utc, sign, off = '0', offMinutes = '0'] =
    HOUR.exec(rest) ?? [];
  // A number alone behind a day may be anything.
  if (!hours || !/[:h]|[ap]\.?m/i.test(rest)) return undefined;
  const hour = hourOfDay(hours, half);
  const [minute, second] = [Number(minutes), Number(seconds)];
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  const shift = Number(off) * 60 + Number(offMinutes);
  const zone = sign ? { minutes: sign === '-' ? -shift : shift } : utc ? { minutes: 0 } : undefined;
  return { hour, minute, second, isZero: hour + minute + second === 0, zone };
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Writes days of a zone; an unknown zone is taken as that of the device. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en', { ...options, ...(zone && { timeZone: zone }) });
  } catch {
    made = new Intl.DateTimeFormat('en', options);
  }
  formats.set(zone, made);
  return made;
}

/**
 * The day of an hour in a zone. An hour of zero is what programs add to a day, so the day stays as it is written.
 * @returns nothing where no calendar has the moment
 */
export function dayInZone(day: string, hour: Hour | undefined, zone = ''): string | undefined {
  if (!hour?.zone || hour.isZero) return day;
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCHours(hour.hour, hour.minute - hour.zone.minutes, hour.second);
  if (Number.isNaN(moment.getTime())) return undefined;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
