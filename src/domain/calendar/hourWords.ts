/** Hours as a sentence says them. */

/** «9 h», «10 h 30», «midi»; undefined for a text that is no hour. */
function hourWord(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec(written ?? '') ?? [];
  if (!minutes || Number(hours) > 23) return undefined;
  if (minutes !== '00') return `${Number(hours)}\u00a0h\u00a0${minutes}`;
  return Number(hours) === 12 ? 'midi' : `${Number(hours)}\u00a0h`;
}

/** «de 9 h à 10 h 30», «à 9 h», or «toute la journée» without a first hour. */
export function hoursInWords(start: string | null | undefined, end: string | null | undefined): string {
  const [from, to] = [hourWord(start), hourWord(end)];
  if (!from) return 'toute la journée';
  return to && to !== from ? `de ${from} à ${to}` : `à ${from}`;
}
