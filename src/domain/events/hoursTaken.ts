import type { DayOfEvent } from './occurrences';

const MIDNIGHT = '00:00';

const isMidnight = (hour: string | null | undefined): boolean => /^0?0:00/.test(hour ?? '');

/** The hours that a day of an event takes: of several days, the first one goes on until midnight and the last one begins then. */
export function hoursTaken({ event: { heure_debut, heure_fin }, part }: DayOfEvent) {
  if (part === 'whole') return { heure_debut, heure_fin };
  if (part === 'first' && heure_debut && !isMidnight(heure_debut))
    return { heure_debut, heure_fin: MIDNIGHT };
  if (part === 'last' && heure_fin && !isMidnight(heure_fin)) return { heure_debut: MIDNIGHT, heure_fin };
  return { heure_debut: null, heure_fin: null };
}
