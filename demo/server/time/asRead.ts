/** Days and instants as people read them, in files and in what an operator is shown. */

/** `2026-12-31` as a person reads it; other text is as it was. */
export const dayAsRead = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

/** Writes instants as a person of that time zone reads them; undefined stands for the zone of the process. */
export function momentsAsRead(timeZone: string | undefined): (instant: string) => string {
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (instant) => format.format(new Date(instant));
}
