import * as z from 'zod/mini';
import {
  eventServicesSchema,
  neededRolesDraftSchema,
  serviceWeeksSchema,
} from '../../../domain/events/staffing';
import { anything } from '../../answers';
import { family, get, put } from '../../endpoint';

const needs = 'services';
const changesServices = { needs, invalidates: ['services', 'service'] } as const;

/** Who serves on which date, and what is missing. The paths are ours: the specification prints none. */
export const serviceCalls = family('services', {
  /** The dates of the next weeks, today included. */
  weeks: get('/api/services/', serviceWeeksSchema, {
    needs,
    tags: ['services'],
    params: z.object({ semaines: z.optional(z.number()) }),
  }),
  /** One date of an event: `jour` is the day on which it takes place. */
  ofEvent: get('/api/events/{id}/services/', eventServicesSchema, {
    needs,
    tags: ['service'],
    params: z.object({ jour: z.string() }),
  }),
  /** Replaces the roles that an event needs. */
  setRoles: put('/api/events/{id}/roles-attendus/', anything, {
    ...changesServices,
    body: neededRolesDraftSchema,
    extras: { avant: 'versions' },
  }),
});
