/** Events that are assemblies (capability `assemblees`): who votes on a day, how many proxies one person holds, and the quorum. */
import {
  assemblyDraftSchema,
  assemblySchema,
  closedDaySchema,
  endedAssemblySchema,
} from '../../../domain/attendance/assembly';
import { dayQuery } from '../../../domain/attendance/sheet';
import { del, family, get, put } from '../../endpoint';

const PATH = '/api/events/{id}/assemblee/';
const CLOSING = `${PATH}cloture/` as const;
const shared = { needs: 'assemblees', right: 'evenements.modifier' } as const;
const invalidates = ['presences'] as const;

export const assemblyCalls = family('presences', {
  /** Today's by default. 404 for a day on which no date of the event begins. */
  assembly: get(PATH, assemblySchema, {
    needs: 'assemblees',
    params: dayQuery,
    tags: ['presences', 'membres'],
  }),
  /** Makes the event an assembly on that day, or changes how. 409 where the settings were changed meanwhile. */
  setAssembly: put(PATH, assemblySchema, {
    ...shared,
    body: assemblyDraftSchema,
    extras: { cotisation_annee: 'cotisations' },
    invalidates,
  }),
  /** Closes the sheet: who arrives later is noted without a vote, and no proxy is taken. 404 where the event is no assembly. */
  closeAssembly: put(CLOSING, assemblySchema, { ...shared, body: closedDaySchema, invalidates }),
  reopenAssembly: del(CLOSING, assemblySchema, { ...shared, params: dayQuery, invalidates }),
  /** The event is no assembly on that day any more. Its proxies go with the settings; the ticks stay. */
  endAssembly: del(PATH, endedAssemblySchema, { ...shared, params: dayQuery, invalidates }),
});
