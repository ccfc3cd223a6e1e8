import { evenements } from '../../../../src/api/endpoints/evenements';
import { enqueueWrite } from '../../database/writeQueue';
import type { Api } from '../../http/api';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { Reply, route } from '../../http/route';
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
  route(api, evenements.assign, async ({ id, body }) => {
    const { isNew, added } = await enqueueWrite(db, 'evenements', async (trx) => {
      const assigned = await assign(trx, Number(id), body);
      const assignments = await assignmentsOf(trx, Number(id));
      return { isNew: assigned.isNew, added: assignments.find((one) => one.id === assigned.id) };
    });
    return new Reply(added, eventTexts.assigned, isNew ? 201 : 200);
  });
  route(
    api,
    evenements.synchronize,
    async ({ id, body }) => {
      const assignments = await enqueueWrite(db, 'evenements', async (trx) => {
        await synchronize(trx, Number(id), body.assignments);
        return assignmentsOf(trx, Number(id));
      });
      return new Reply(assignments, eventTexts.synchronized);
    },
    { limits: { keys: LIST_KEYS_MAX } },
  );
}
