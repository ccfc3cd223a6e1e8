import * as z from 'zod/mini';
import { notEmpty, numberSchema } from '../wire';
import { departmentSchema } from './department';
import { groupSchema } from './group';

export const ACTIVITY_DAYS = 30;
export const GROWTH_PERIOD = 'month';

/** The four counts of the dashboard; one that is missing is shown as missing, never as 0. */
export const dashboardCountsSchema = z
  .object({ groups: numberSchema, departments: numberSchema, users: numberSchema, members: numberSchema })
  .check(notEmpty('groups', 'departments', 'users', 'members'));
export type DashboardCounts = z.infer<typeof dashboardCountsSchema>;

export const groupStatisticsSchema = z.object({ groupes: z.array(groupSchema) });

export const departmentStatisticsSchema = z.object({ departements: z.array(departmentSchema) });

/** Members in all, on a date. */
export const evolutionPointSchema = z.object({ date: z.string(), value: z.number() });
export type EvolutionPoint = z.infer<typeof evolutionPointSchema>;
