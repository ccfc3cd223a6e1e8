import { consentCalls } from '../../../../../src/api/endpoints/register/consents';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../../http/route';
import { userIdOf } from '../../../http/user';
import { consentKinds, insertKind, updateKind } from './consentKinds';
import { deleteConsent, insertConsent, memberConsents, updateConsent, withdrawConsent } from './consents';
import { consentKindReplies, consentReplies } from './texts';

function consentWrites(api: Api): void {
  writeRoute(api, consentCalls.create, 'membres', ({ id, body }, { user }) => async (trx) => {
    const saved = await insertConsent(trx, Number(id), body, { author: userIdOf(user), today: api.today() });
    const operation = await operationToUndo(api, consentCalls.create, trx);
    const said = body.reponse === 'non' ? consentReplies.refused : consentReplies.created;
    return new Reply({ ...saved, operation }, said, 201);
  });
  writeRoute(api, consentCalls.update, 'membres', ({ id, body }) => async (trx) => {
    const saved = await updateConsent(trx, Number(id), body, api.today());
    const operation = await operationToUndo(api, consentCalls.update, trx);
    return new Reply({ ...saved, operation }, consentReplies.updated);
  });
  writeRoute(api, consentCalls.withdraw, 'membres', ({ id, body }, { user }) => async (trx) => {
    const written = { author: userIdOf(user), today: api.today() };
    const saved = await withdrawConsent(trx, Number(id), body, written);
    const operation = await operationToUndo(api, consentCalls.withdraw, trx);
    return new Reply({ ...saved, operation }, consentReplies.withdrawn);
  });
  writeRoute(api, consentCalls.remove, 'membres', ({ id }) => async (trx) => {
    await deleteConsent(trx, Number(id));
    const operation = await operationToUndo(api, consentCalls.remove, trx);
    return new Reply({ id: Number(id), operation }, consentReplies.removed);
  });
}

/** Serves consents of members, and their kinds. */
export function consentRoutes(api: Api): void {
  readRoute(api, consentCalls.list, ({ id }) => memberConsents(api.db, Number(id)));
  readRoute(api, consentCalls.kinds, async () => ({ types: await consentKinds(api.db) }));
  consentWrites(api);
  writeRoute(api, consentCalls.createKind, 'unqueued', ({ body }) => async (trx) => {
    const kind = await insertKind(trx, body);
    return new Reply(kind, consentKindReplies.created(kind.nom), 201);
  });
  writeRoute(api, consentCalls.updateKind, 'unqueued', ({ id, body }) => async (trx) => {
    const kind = await updateKind(trx, Number(id), body);
    return new Reply(kind, consentKindReplies.saved(kind.nom));
  });
}
