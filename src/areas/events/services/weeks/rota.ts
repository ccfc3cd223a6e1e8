/* The services of some weeks as a rota: its columns, which dates a filter shows, what is to do, and who can be asked. No React. */
import {
  type RoleStaffing,
  type ServiceDate,
  type Serving,
  staffingSum,
} from '../../../../domain/events/staffing';
import { isoDay } from '../../../../texts/formats';
import { compareWords } from '../../../../texts/locale';
import { listedName } from '../team/teamMember';

const FILTERS = ['tout', 'manque', 'demander'] as const;
export type Filter = (typeof FILTERS)[number];

export interface RoleColumn {
  id: number;
  libelle: string;
}

/** The roles of all dates, by name. */
export function roleColumns(dates: readonly ServiceDate[]): RoleColumn[] {
  const columns = new Map<number, RoleColumn>();
  for (const { roles } of dates) for (const { id, libelle } of roles) columns.set(id, { id, libelle });
  return Array.from(columns, ([, column]) => column).sort((a, b) => compareWords(a.libelle, b.libelle));
}

/** The minute on the clock of the device, `yyyy-mm-ddThh:mm`. */
export function localMinuteNow(): string {
  const now = new Date();
  return `${isoDay(now)}T${now.toTimeString().slice(0, 5)}`;
}

const hourOf = (text: string | null | undefined) => text?.slice(0, 5).padStart(5, '0');

/** Whether the date has begun at this minute, so that its people are no longer asked. */
export const hasBegun = ({ jour: day, evenement }: ServiceDate, minute: string): boolean =>
  `${day}T${hourOf(evenement.heure_debut) ?? '23:59'}` < minute;

/** Whether the date has ended at this minute; without an end it goes on until midnight. */
export function hasEnded({ jour: day, evenement }: ServiceDate, minute: string): boolean {
  const [from, to] = [hourOf(evenement.heure_debut), hourOf(evenement.heure_fin)];
  // An end before the start is on the next day.
  const isOvernight = from !== undefined && to !== undefined && to < from;
  return !isOvernight && `${day}T${to ?? '23:59'}` < minute;
}

const needs: Readonly<Record<Filter, (role: RoleStaffing) => number>> = {
  tout: () => 1,
  manque: ({ manquants: missing }) => missing,
  demander: ({ a_demander: open }) => open,
};

/** The dates of a filter: each has what its count counts. */
export const filtered = (dates: readonly ServiceDate[], filter: Filter): readonly ServiceDate[] =>
  filter === 'tout' ? dates : dates.filter(({ roles }) => roles.some((role) => needs[filter](role) > 0));

export const sumOf = (dates: readonly ServiceDate[]) => staffingSum(dates.flatMap(({ roles }) => roles));

/** The people of a role on a date; undefined where the back end doesn't name them. */
export const cellPeople = ({ personnes }: ServiceDate, role: number): readonly Serving[] | undefined =>
  personnes?.filter(({ role_intervenant }) => role_intervenant === role);

export const isOpen = ({ reponse: answer, demande_le }: Serving): boolean => !answer && !demande_le;

interface OpenPerson {
  name: string;
  telephone: string | null | undefined;
}

/** The people who can be asked, by speaker, and those who have no address. */
export function openPeople(dates: readonly Pick<ServiceDate, 'personnes'>[]) {
  const [reached, unreached] = [new Set<number>(), new Map<number, OpenPerson>()];
  for (const { personnes } of dates)
    for (const one of personnes ?? []) {
      if (!isOpen(one)) continue;
      if (one.equipe?.adresse) reached.add(one.intervenant);
      else unreached.set(one.intervenant, { name: listedName(one), telephone: one.equipe?.telephone });
    }
  return { reached: reached.size, unreached: Array.from(unreached, ([, person]) => person) };
}
