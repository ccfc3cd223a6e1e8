import { evenements } from '../../../../src/api/endpoints/evenements';
import { inTurn } from '../../database/inTurn';
import type { Api } from '../../http/api';
import { Reply, route } from '../../http/route';
import { eventTexts } from '../texts';
import { assign, assignmentsOf, checkEvent, synchronize } from './assignments';

/** Assignments of an event: read, add one, replace all. */
export function assignmentRoutes(api: Api): void {
  const { db } = api;
  route(api, evenements.assignments, async (args) => {
    const id = Number(args.id);
    const assignments = await assignmentsOf(db, id);
    if (!assignments.length) await checkEvent(db, id);
    return assignments;
  });
  route(api, evenements.assign, async ({ id, body }) => {
    const { isNew, assignments } = await inTurn(db, 'evenements', async (trx) => ({
      isNew: await assign(trx, Number(id), body),
      assignments: await assignmentsOf(trx, Number(id)),
    }));
    const added = assignments.find(
      ({ intervenant, role_intervenant }) =>
        (intervenant as { id: number }).id === body.intervenant &&
        (role_intervenant as { id: number }).id === body.role_intervenant,
    );
    return new Reply(added, eventTexts.assigned, isNew ? 201 : 200);
  });
  route(api, evenements.synchronize, async ({ id, body }) => {
    const assignments = await inTurn(db, 'evenements', async (trx) => {
      await synchronize(trx, Number(id), body.assignments);
      return assignmentsOf(trx, Number(id));
    });
    return new Reply(assignments, eventTexts.synchronized);
  });
}
