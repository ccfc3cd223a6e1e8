/** Links accounts to the records of their people. Only administrators do, one account to one record, and nothing is linked by itself. */
import {
  accountRecordCalls,
  ownRecordCalls,
} from '../../../../src/api/endpoints/administration/accountRecords';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { unlessTaken } from '../../store/database/duplicate';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { accountLinks, accountOfMember, recordOfAccount } from './recordRows';
import { accountLinkReplies, accountTexts } from './texts';

interface Change {
  account: number;
  record: number | null;
  /** The record that the account had when it was shown. */
  seen: number | null;
}

/** The name of a living person on file. @throws HttpError 422 */
async function namedRecord(trx: WriteTransaction, id: number): Promise<string> {
  // The lock keeps the record until the link is stored.
  const person = await trx
    .selectFrom('membres')
    .select(['nom', 'prenom', 'etat'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw invalid({ membre_id: accountLinkReplies.goneRecord });
  const name = `${person.prenom} ${person.nom}`.trim();
  if (person.etat === 'decede') throw invalid({ membre_id: accountLinkReplies.deceased(name) });
  return name;
}

/**
 * @throws HttpError 404 for an account that is gone, 409 where its link was changed since it was shown or the record has another
 *   account, 422 for a record that is gone or of a person who died
 */
async function changeLink(trx: WriteTransaction, { account, record, seen }: Change, by: number, at: string) {
  const row = await trx
    .selectFrom('utilisateurs')
    .select('membre_id')
    .where('id', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(accountTexts.noAccount);
  if (row.membre_id === record) return;
  if (row.membre_id !== seen) throw new HttpError(409, accountLinkReplies.changedMeanwhile);
  const name = record === null ? '' : await namedRecord(trx, record);
  const taken = await trx
    .selectFrom('utilisateurs')
    .select('email')
    .where('membre_id', '=', record)
    .executeTakeFirst();
  if (taken) throw new HttpError(409, accountLinkReplies.taken(name, taken.email));
  const isLinked = record !== null;
  const change = trx
    .updateTable('utilisateurs')
    .set({
      membre_id: record,
      membre_lie_le: isLinked ? at : null,
      membre_lie_par: isLinked ? by : null,
    })
    .where('id', '=', account)
    .execute();
  await unlessTaken(change, () => new HttpError(409, accountLinkReplies.takenNow(name)));
}

export function recordRoutes(api: Api): void {
  const told = { hasStates: api.capabilities.includes('etats') };
  readRoute(api, accountRecordCalls.records, () => accountLinks(api.db, told));
  readRoute(api, accountRecordCalls.ofMember, ({ id }) => accountOfMember(api.db, Number(id)));
  readRoute(api, ownRecordCalls.record, (_, { user }) => recordOfAccount(api.db, told, userIdOf(user)));
  writeRoute(
    api,
    accountRecordCalls.setRecord,
    'unqueued',
    ({ id, body: { membre_id: record, membre_vu: seen } }, { user }) => {
      const change = { account: Number(id), record, seen };
      return async (trx) => {
        await changeLink(trx, change, userIdOf(user), new Date(api.now()).toISOString());
        const said = record === null ? accountLinkReplies.unlinked : accountLinkReplies.linked;
        return new Reply(await accountLinks(trx, told, change.account), said);
      };
    },
  );
}
