import { memberStateCalls } from '../../../../../src/api/endpoints/register/memberStates';
import { STATE_IDS_MAX } from '../../../../../src/domain/register/stateChange';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { invalid } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import type { Registrations } from '../../registrations/Registrations';
import { idsIn } from '../MemberSplit';
import { memberTexts } from '../texts';
import { duesRoute } from './changeDues';
import { changeStates } from './changeStates';
import { checkedDay, checkedState } from './judgeStates';
import { lifeLine, movements } from './lifeLine';
import { changeOptOuts } from './optOuts';
import { stateFollows } from './stateFollows';
import { stateReplies } from './texts';

/** Serves what is read of states. Call it before the addresses that have the number of a member in this place. */
export function stateReads(api: Api): void {
  readRoute(api, memberStateCalls.movements, (query) => movements(api.db, query, api.today()));
  readRoute(api, memberStateCalls.lifeLine, ({ id }) => lifeLine(api.db, Number(id)));
}

function stateWrites(api: Api, registrations: Registrations): void {
  writeRoute(api, memberStateCalls.previewStates, 'unqueued', ({ body }) => {
    const asked = checkedState(body, api.today());
    return (trx) => stateFollows(trx, asked, api.today());
  });
  writeRoute(
    api,
    memberStateCalls.setStates,
    'membres',
    ({ body }) => {
      const asked = checkedState(body, api.today());
      if (body.etat_motif && asked.state !== 'parti')
        throw invalid({ etat_motif: stateReplies.reasonOfLeaving });
      return async (trx) => {
        const context = { registrations, today: api.today() };
        const { done, refus } = await changeStates(trx, asked, body, context);
        const operation = await operationToUndo(api, memberStateCalls.setStates, trx);
        return new Reply({ ...done, refus, operation }, stateReplies.changed[asked.state](done.membres));
      };
    },
    { committed: () => registrations.wake() },
  );
}

/** Serves states, the contact that people don't want, and who is up to date. @returns the registrations, whose people leave */
export function memberStateRoutes(api: Api, registrations: Registrations): Registrations {
  stateWrites(api, registrations);
  duesRoute(api);
  writeRoute(api, memberStateCalls.setOptOuts, 'membres', ({ body }) => {
    const ids = idsIn('ids', body.ids, memberTexts.noMember, STATE_IDS_MAX);
    if (body.genres.length === 0) throw invalid({ genres: stateReplies.noKind });
    const isAdded = body.action === 'ajouter';
    if (!isAdded && body.depuis) throw invalid({ depuis: stateReplies.sinceOfAdding });
    const day = checkedDay('depuis', body.depuis, api.today()) ?? api.today();
    return async (trx) => {
      const chosen = await changeOptOuts(trx, ids, body, day);
      const operation = await operationToUndo(api, memberStateCalls.setOptOuts, trx);
      const count = chosen.ids.length;
      const said = isAdded ? stateReplies.opposed : stateReplies.notOpposed;
      return new Reply({ membres: count, refus: chosen.refusals, operation }, said(count));
    };
  });
  return registrations;
}
