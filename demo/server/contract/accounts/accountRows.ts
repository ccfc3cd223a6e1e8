import { type Kysely, sql } from 'kysely';
import type { UserAccount } from '../../../../src/domain/accounts/account';
import { HttpError, notFound } from '../../http/httpError';
import type { DatabaseSchema } from '../../store/tables/schema';
import { accountTexts } from './texts';

const rows = (db: Kysely<DatabaseSchema>, now: number) =>
  db
    .selectFrom('utilisateurs as u')
    .select([
      'u.id',
      'u.email',
      'u.nom',
      'u.prenom',
      'u.role',
      'u.desactive_le',
      'u.invite_le',
      'u.invitation_envoyee',
      'u.totp_actif_le',
    ])
    .select((is) => [
      is
        .selectFrom('jetons as j')
        .select(sql<number>`count(distinct j.famille)::integer`.as('sessions'))
        .whereRef('j.utilisateur_id', '=', 'u.id')
        .where('j.remplace_le', 'is', null)
        .where('j.expire_le', '>', new Date(now).toISOString())
        .as('sessions'),
      is
        .selectFrom('jetons as v')
        .select(sql<string | null>`max(v.vu_le)`.as('vu_le'))
        .whereRef('v.utilisateur_id', '=', 'u.id')
        .as('vu_le'),
    ])
    .orderBy('u.nom')
    .orderBy('u.prenom')
    .orderBy('u.id');

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function wireAccount(stored: Row): UserAccount {
  const { desactive_le, invite_le, invitation_envoyee, totp_actif_le, sessions, ...row } = stored;
  const state = desactive_le ? 'desactive' : invite_le ? 'invite' : 'actif';
  const isUnsent = state === 'invite' && invitation_envoyee === false;
  return {
    ...row,
    etat: state,
    ...(isUnsent && { invitation_envoyee: false }),
    second_facteur: totp_actif_le !== null,
    sessions: sessions ?? 0,
  };
}

export const listUserAccounts = async (db: Kysely<DatabaseSchema>, now: number): Promise<UserAccount[]> =>
  (await rows(db, now).execute()).map(wireAccount);

/** @throws HttpError 404 */
export async function userAccountOf(
  db: Kysely<DatabaseSchema>,
  id: number,
  now: number,
): Promise<UserAccount> {
  const row = await rows(db, now).where('u.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(accountTexts.noAccount);
  return wireAccount(row);
}

/**
 * Locks the account and every administrator who can sign in, in the order of their ids. So two calls that take away two
 * administrators run one after the other, and the second one sees what the first has left.
 * @param id the account that will no longer be one of them
 * @throws HttpError 409 when no other administrator is left, 404 when the account is gone
 */
export async function requireAnother(trx: Kysely<DatabaseSchema>, id: number): Promise<void> {
  const locked = await trx
    .selectFrom('utilisateurs')
    .select(['id', 'role', 'desactive_le', 'invite_le'])
    .where((is) =>
      is.or([
        is('id', '=', id),
        is.and([
          is('role', '=', 'administrateur'),
          is('desactive_le', 'is', null),
          is('invite_le', 'is', null),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!locked.some((one) => one.id === id)) throw notFound(accountTexts.noAccount);
  const able = locked.filter((one) => one.role === 'administrateur' && !one.desactive_le && !one.invite_le);
  if (able.some((one) => one.id === id) && able.length === 1)
    throw new HttpError(409, accountTexts.lastAdministrator);
}
