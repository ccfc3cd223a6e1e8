import * as z from 'zod/mini';
import { nombre, notEmpty } from '../wire';
import { departement } from './departement';
import { groupe } from './groupe';

export const ACTIVITY_DAYS = 30;
export const GROWTH_PERIOD = 'month';

/** The four counts of the dashboard; one that is missing is shown as missing, never as 0. */
export const compteurs = z
  .object({ groups: nombre, departments: nombre, users: nombre, members: nombre })
  .check(notEmpty('groups', 'departments', 'users', 'members'));
export type Compteurs = z.infer<typeof compteurs>;

export const groupesStatistiques = z.object({ groupes: z.array(groupe) });

export const departementsStatistiques = z.object({ departements: z.array(departement) });

/** Members in all, on a date. */
export const pointEvolution = z.object({ date: z.string(), value: z.number() });
export type PointEvolution = z.infer<typeof pointEvolution>;
