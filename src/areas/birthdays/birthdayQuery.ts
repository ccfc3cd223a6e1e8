/* The period and the filters of the list of birthdays, as its address has them. A value that makes no sense counts as none. No React. */
import { addDays, isDay } from '../../domain/calendar/dayNumbers';
import { type BirthdayPeriod, isPeriod, periodOf } from '../../domain/members/birthdayList';
import { DAYS_AHEAD } from '../../domain/today';

export const PLACES = ['groupes', 'departements', 'tags'] as const;
export type BirthdayPlace = (typeof PLACES)[number];

/** One of each place at most. */
export interface BirthdayQuery extends BirthdayPeriod {
  groupes: number | undefined;
  departements: number | undefined;
  tags: number | undefined;
}

const idOf = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The present month, unless the address says another period; its first day alone means the days that today tells of. */
export function readBirthdayQuery(params: URLSearchParams, today: string): BirthdayQuery {
  const du = params.get('du') ?? '';
  const period = { du, au: params.get('au') ?? (isDay(du) ? addDays(du, DAYS_AHEAD - 1) : '') };
  return {
    ...(isPeriod(period) ? period : periodOf('mois', today)),
    groupes: idOf(params.get('groupes')),
    departements: idOf(params.get('departements')),
    tags: idOf(params.get('tags')),
  };
}

/** What the address says of it, after `?`. */
export function writeBirthdayQuery(query: BirthdayQuery): string {
  const params = new URLSearchParams({ du: query.du, au: query.au });
  for (const place of PLACES) if (query[place] !== undefined) params.set(place, String(query[place]));
  return params.toString();
}

/** The arguments of the call. */
export const birthdayArgs = ({ du, au, ...places }: BirthdayQuery) => ({
  du,
  au,
  ...Object.fromEntries(PLACES.flatMap((place) => (places[place] ? [[place, [places[place]]]] : []))),
});
