import { memberStateCalls } from '../../../../../src/api/endpoints/register/memberStates';
import { STATE_IDS_MAX } from '../../../../../src/domain/register/stateChange';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { invalid } from '../../../http/httpError';
import { type CallContext, Reply, readRoute } from '../../../http/route';
import { userIdOf } from '../../../http/user';
import { noticeTexts } from '../../../letters/texts';
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
  const hasAccounts = api.capabilities.includes('compte-membre');
  writeRoute(api, memberStateCalls.previewStates, 'unqueued', ({ body }, { user }) => {
    const asked = checkedState(body, api.today());
    const caller = hasAccounts ? userIdOf(user) : undefined;
    return (trx) => stateFollows(trx, asked, { today: api.today(), caller, reason: body.etat_motif });
  });
  /** The accounts that calls under way have disabled, whose owners are told once that is stored. */
  const disabledBy = new WeakMap<CallContext, readonly number[]>();
  writeRoute(
    api,
    memberStateCalls.setStates,
    'membres',
    ({ body }, call) => {
      const asked = checkedState(body, api.today());
      if (body.etat_motif && asked.state !== 'parti')
        throw invalid({ etat_motif: stateReplies.reasonOfLeaving });
      return async (trx) => {
        const at = new Date(api.now()).toISOString();
        const accounts = hasAccounts ? { caller: userIdOf(call.user), at } : undefined;
        const context = { registrations, today: api.today(), accounts };
        const { done, refus, disabled } = await changeStates(trx, asked, body, context);
        disabledBy.set(call, disabled);
        const operation = await operationToUndo(api, memberStateCalls.setStates, trx);
        return new Reply({ ...done, refus, operation }, stateReplies.changed[asked.state](done.membres));
      };
    },
    {
      committed({ body: { etat: state } }, call) {
        registrations.wake();
        // No mail goes to the address of a person who died.
        for (const id of state === 'decede' ? [] : (disabledBy.get(call) ?? []))
          api.notices.tellAccount(id, noticeTexts.disabled);
      },
    },
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
