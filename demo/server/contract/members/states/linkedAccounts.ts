/**
 * The accounts that are linked to people who left or died (capability `compte-membre`). Each is disabled at once, with its sessions,
 * and its addresses for calendars end. The accounts of administrators and of the caller stay, because a change of state asks for no password:
 * they are told, and disabled on the screen of accounts. No undo enables an account again; an administrator does.
 */
import { sql } from 'kysely';
import type { AccountOfConcerned } from '../../../../../src/domain/register/stateChange';
import { endAll } from '../../../guard/auth/accountLocks';
import { endLinks } from '../../../links/Links';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { stateReplies } from './texts';

interface LinkedAccount {
  id: number;
  membre_id: number;
  /** The name of the person on file. */
  person: string;
  email: string;
  /** Why it isn't disabled; null where it is. */
  reste: 'administrateur' | 'soi' | null;
}

/** @param caller the account that makes the change */
async function enabledAccounts(
  db: Database,
  ids: readonly number[],
  caller: number,
): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedAccount>`
    select u.id, u.membre_id, m.nom || ' ' || m.prenom as person, u.email,
      case when u.id = ${caller} then 'soi' when u.role = 'administrateur' then 'administrateur' end as reste
    from utilisateurs as u join membres as m on m.id = u.membre_id
    where u.membre_id = any(${[...ids]}::integer[]) and u.desactive_le is null order by u.id`.execute(db);
  return rows;
}

/** What becomes of the account of each of these people, by the id of the person. */
export async function accountsOf(
  db: Database,
  ids: readonly number[],
  caller: number,
): Promise<Map<number, AccountOfConcerned>> {
  const accounts = await enabledAccounts(db, ids, caller);
  return new Map(
    accounts.map(({ id, membre_id, email, reste: stays }) => [
      membre_id,
      { id, email, ...(stays && { reste: stays }) },
    ]),
  );
}

interface EndedAccounts {
  /** Those that were disabled. */
  ids: number[];
  /** The people whose account stays, and why. */
  left: { id: number; nom: string; message: string }[];
}

export async function disableAccounts(
  trx: WriteTransaction,
  people: readonly number[],
  caller: number,
  at: string,
): Promise<EndedAccounts> {
  const accounts = await enabledAccounts(trx, people, caller);
  const ids = accounts.filter(({ reste: stays }) => !stays).map(({ id }) => id);
  for (const id of ids) {
    await trx.updateTable('utilisateurs').set({ desactive_le: at }).where('id', '=', id).execute();
    await endAll(trx, id);
  }
  await endFeeds(trx, ids);
  const left = accounts.flatMap(({ membre_id: id, person, email, reste: stays }) =>
    stays ? [{ id, nom: person, message: stateReplies.accountStays[stays](email) }] : [],
  );
  return { ids, left };
}

async function endFeeds(trx: WriteTransaction, accounts: readonly number[]): Promise<void> {
  if (accounts.length === 0) return;
  const feeds = await trx
    .deleteFrom('flux')
    .where('utilisateur_id', 'in', accounts)
    .returning('id')
    .execute();
  if (feeds.length > 0)
    await endLinks(
      trx,
      ['flux'],
      feeds.map(({ id }) => id),
    );
}
