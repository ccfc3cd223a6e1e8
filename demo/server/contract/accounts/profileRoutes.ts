/** What people do with their own account: name, password, sessions. */
import type { Kysely } from 'kysely';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import type { Api } from '../../guard/api';
import { endAll, lockExclusive } from '../../guard/auth/accountLocks';
import { confirmPassword } from '../../guard/passwords/confirmPassword';
import { hashPassword } from '../../guard/passwords/passwordHash';
import { refusedPassword } from '../../guard/passwords/weakPasswords';
import { withOrganisations } from '../../guard/passwords/withOrganisations';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { type CallContext, Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { noticeTexts } from '../../letters/texts';
import { fingerprint } from '../../links/secret';
import type { DatabaseSchema } from '../../store/tables/schema';
import { profileOf } from './profileRow';
import { settingsRoutes } from './settingsRoutes';
import { accountTexts } from './texts';

type Trx = Kysely<DatabaseSchema>;

/** The family of the session that makes the call. */
const familyOf = async (db: Trx, { token = '' }: CallContext): Promise<string> =>
  (
    await db
      .selectFrom('jetons')
      .select('famille')
      .where('empreinte', '=', fingerprint(token))
      .executeTakeFirstOrThrow()
  ).famille;

/** Ends every session and link of the account but the session of this call, also those that are being opened. */
async function endOthers(trx: Trx, id: number, call: CallContext): Promise<void> {
  await lockExclusive(trx, id);
  const own = await familyOf(trx, call);
  await endAll(trx, id, own);
}

function passwordRoute(api: Api, passwordCost?: number): void {
  writeRoute(
    api,
    profileCalls.changePassword,
    'unqueued',
    async ({ body: { ancien, nouveau } }, call) => {
      const id = userIdOf(call.user);
      const before = await confirmPassword(api, id, ancien, call.caller, 'ancien');
      const owner = call.user && (await withOrganisations(api.db, call.user));
      const problem = await refusedPassword(nouveau, owner);
      if (problem) throw invalid({ nouveau: problem });
      const mot_de_passe = await hashPassword(nouveau, passwordCost, call.caller);
      return async (trx) => {
        await endOthers(trx, id, call);
        const changed = await trx
          .updateTable('utilisateurs')
          .set({ mot_de_passe, updated_at: new Date(api.now()).toISOString() })
          .where('id', '=', id)
          .where('mot_de_passe', '=', before)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw new HttpError(409, accountTexts.passwordRaced);
        return new Reply(null, accountTexts.passwordChanged);
      };
    },
    {
      hasSecret: true,
      committed: (_args, { user }) => user && api.notices.tell(user, noticeTexts.passwordChanged),
    },
  );
}

function sessionRoutes(api: Api): void {
  const open = (db: Trx, id: number) =>
    db
      .selectFrom('jetons')
      .where('utilisateur_id', '=', id)
      .where('remplace_le', 'is', null)
      .where('expire_le', '>', new Date(api.now()).toISOString());
  readRoute(api, profileCalls.sessions, async (_args, call) => {
    const own = await familyOf(api.db, call);
    const rows = await open(api.db, userIdOf(call.user))
      .select(['famille as identifiant', 'appareil', 'created_at as ouverte_le', 'vu_le'])
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, actuelle: row.identifiant === own }));
  });
  writeRoute(api, profileCalls.endSession, 'unqueued', ({ identifiant }, call) => async (trx) => {
    const id = userIdOf(call.user);
    await lockExclusive(trx, id);
    const found = (await open(trx, id).select('famille').execute()).find(
      ({ famille }) => famille === String(identifiant),
    );
    if (!found) throw notFound(accountTexts.noSession);
    await trx.deleteFrom('jetons').where('famille', '=', found.famille).execute();
    return new Reply(null, accountTexts.sessionEnded);
  });
  writeRoute(api, profileCalls.endOtherSessions, 'unqueued', (_args, call) => async (trx) => {
    await endOthers(trx, userIdOf(call.user), call);
    return new Reply(null, accountTexts.sessionsEnded);
  });
}

export function profileRoutes(api: Api, passwordCost?: number): void {
  readRoute(api, profileCalls.get, (_args, { user }) => profileOf(api.db, userIdOf(user), api.now()));
  settingsRoutes(api);
  passwordRoute(api, passwordCost);
  sessionRoutes(api);
}
