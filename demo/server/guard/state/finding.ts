import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import type { ServerCheck } from '../../../../src/domain/serverState';

/** What a check found, without its key. */
export type Finding = Omit<ServerCheck, 'cle'>;

export const well = (phrase: string): Finding => ({ etat: 'bien', phrase, remede: null });

/** Works, and needs a hand soon. */
export const soon = (phrase: string, remede: string | null): Finding => ({
  etat: 'attention',
  phrase,
  remede,
});

/** Something doesn't work, or data are at risk. */
export const wrong = (phrase: string, remede: string | null): Finding => ({
  etat: 'probleme',
  phrase,
  remede,
});

/** Whole days from one instant to another. */
export const wholeDays = (from: string, to: number): number => Math.floor((to - Date.parse(from)) / DAY_MS);
