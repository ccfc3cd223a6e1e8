/*
 * Reads birth dates as French spreadsheets write them. A year of two digits is refused, because guessing would be
 * wrong too often: «05/03/30» may be a grandmother or a child.
 */
type ReadDate = { date: string } | { problem: 'twoDigitYear' | 'unreadable' | 'impossible' | 'future' };

const FRENCH = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]*Z?)?$/;

/** The date as `yyyy-mm-dd`, or why it can't be read. `today` is `yyyy-mm-dd` too. */
export function readDate(written: string, today: string): ReadDate {
  const iso = ISO.exec(written);
  const french = FRENCH.exec(written);
  const [year, month, day] = iso ? iso.slice(1, 4) : french ? [french[3]!, french[2]!, french[1]!] : [];
  if (!year || !month || !day) return { problem: 'unreadable' };
  if (year.length === 2) return { problem: 'twoDigitYear' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const real = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date);
  if (!isReal) return { problem: 'impossible' };
  return date > today ? { problem: 'future' } : { date };
}
