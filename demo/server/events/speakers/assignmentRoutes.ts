import { evenements } from '../../../../src/api/endpoints/evenements';
import type { Api } from '../../http/api';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { Reply, route } from '../../http/route';
import { writeRoute } from '../../writes/writeRoute';
import { eventTexts } from '../texts';
import { assign, assignmentsOf, checkEvent, synchronize } from './assignments';

/** Serves the assignments of an event: reading them, adding one and replacing all. */
export function assignmentRoutes(api: Api): void {
  const { db } = api;
  route(api, evenements.assignments, async (args) => {
    const id = Number(args.id);
    const assignments = await assignmentsOf(db, id);
    if (!assignments.length) await checkEvent(db, id);
    return assignments;
  });
  writeRoute(api, evenements.assign, 'evenements', ({ id, body }) => async (trx) => {
    const assigned = await assign(trx, Number(id), body);
    const assignments = await assignmentsOf(trx, Number(id));
    const added = assignments.find((one) => one.id === assigned.id);
    return new Reply(added, eventTexts.assigned, assigned.isNew ? 201 : 200);
  });
  writeRoute(
    api,
    evenements.synchronize,
    'evenements',
    ({ id, body }) =>
      async (trx) => {
        await synchronize(trx, Number(id), body.assignments, body.avant);
        return new Reply(await assignmentsOf(trx, Number(id)), eventTexts.synchronized);
      },
    { limits: { keys: LIST_KEYS_MAX } },
  );
}
