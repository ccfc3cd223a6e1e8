import type { Kysely } from 'kysely';
import { accountCalls } from '../../../../src/api/endpoints/administration/accounts';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import type { Api } from '../../guard/api';
import { refuseIfRequired } from '../../guard/auth/required';
import { ACCOUNT_CODES } from '../../guard/doors/limits';
import { confirmPassword } from '../../guard/passwords/confirmPassword';
import { dropSecondFactor, renewCodes, spendCode } from '../../guard/secondFactor/codes';
import { factorTexts } from '../../guard/secondFactor/texts';
import { authenticatorAddress, newSecret } from '../../guard/secondFactor/totp';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid } from '../../http/httpError';
import { type CallContext, Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { noticeTexts } from '../../letters/texts';
import type { Letter } from '../../letters/writeLetter';
import type { DatabaseSchema } from '../../store/tables/schema';
import { requireConfirmation } from './weakening';

/** Passwords come in, secrets and codes go out. */
const SECRET = { hasSecret: true } as const;

/** The same, and the owner of the account is told by mail. */
const telling = ({ notices }: Api, letter: (name: string | undefined) => Letter) => ({
  ...SECRET,
  committed: (_args: unknown, { user }: CallContext) => {
    if (user) notices.tell(user, letter);
  },
});

function settingUpRoutes(api: Api): void {
  writeRoute(
    api,
    profileCalls.proposeSecret,
    'unqueued',
    async ({ body }, { user, caller }) => {
      const id = userIdOf(user);
      await confirmPassword(api, id, body.mot_de_passe, caller);
      const secret = newSecret();
      return async (trx) => {
        const proposed = await trx
          .updateTable('utilisateurs')
          .set({ totp_secret: secret, totp_dernier_pas: null })
          .where('id', '=', id)
          .where('totp_actif_le', 'is', null)
          .executeTakeFirst();
        if (proposed.numUpdatedRows === 0n) throw new HttpError(409, factorTexts.alreadyOn);
        return { secret, adresse: authenticatorAddress(secret, user?.email ?? '') };
      };
    },
    SECRET,
  );
  writeRoute(
    api,
    profileCalls.confirmSecret,
    'unqueued',
    async ({ body }, { user }) => {
      const id = userIdOf(user);
      const wait = await api.attempts.count(ACCOUNT_CODES, 'code', String(id));
      if (wait)
        throw new HttpError(429, factorTexts.tooManyCodes(Math.ceil(wait / 60)), { retryAfter: wait });
      return async (trx) => {
        const account = await trx
          .selectFrom('utilisateurs')
          .select(['id', 'totp_secret', 'totp_actif_le'])
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
        if (account.totp_actif_le) throw new HttpError(409, factorTexts.alreadyOn);
        if (!account.totp_secret) throw new HttpError(409, factorTexts.noSecret);
        if (!(await spendCode(trx, account, body.code, api.now())))
          throw invalid({ code: factorTexts.wrongCode });
        const totp_actif_le = new Date(api.now()).toISOString();
        await trx.updateTable('utilisateurs').set({ totp_actif_le }).where('id', '=', id).execute();
        return { codes: await renewCodes(trx, id) };
      };
    },
    telling(api, noticeTexts.secondFactorOn),
  );
}

/** Setting up the second factor asks for the password and a first code, the rest for the password. */
export function secondFactorRoutes(api: Api): void {
  settingUpRoutes(api);
  writeRoute(
    api,
    profileCalls.removeSecondFactor,
    'unqueued',
    async ({ body }, { user, caller }) => {
      const id = userIdOf(user);
      await confirmPassword(api, id, body.mot_de_passe, caller);
      return async (trx) => {
        await refuseIfRequired(trx, id);
        await dropSecondFactor(trx, id);
        return new Reply(null);
      };
    },
    telling(api, noticeTexts.secondFactorOff),
  );
  writeRoute(
    api,
    profileCalls.renewCodes,
    'unqueued',
    async ({ body }, { user, caller }) => {
      const id = userIdOf(user);
      await confirmPassword(api, id, body.mot_de_passe, caller);
      return async (trx) => {
        const { totp_actif_le } = await trx
          .selectFrom('utilisateurs')
          .select('totp_actif_le')
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
        if (!totp_actif_le) throw new HttpError(409, factorTexts.notOn);
        return { codes: await renewCodes(trx, id) };
      };
    },
    telling(api, noticeTexts.codesRenewed),
  );
}

const rolesOf = async (db: Kysely<DatabaseSchema>) =>
  (await db.selectFrom('exigences').select('role').orderBy('role').execute()).map(({ role }) => role);

/** Which roles need a second factor, see required.ts. */
export function requirementRoutes(api: Api): void {
  readRoute(api, accountCalls.requirements, async () => ({ roles: await rolesOf(api.db) }));
  writeRoute(api, accountCalls.setRequirement, 'unqueued', async ({ body: { role, exige } }, call) => {
    await requireConfirmation(api, call, accountCalls.setRequirement);
    return async (trx) => {
      const added = trx.insertInto('exigences').values({ role });
      if (exige) await added.onConflict((conflict) => conflict.doNothing()).execute();
      else await trx.deleteFrom('exigences').where('role', '=', role).execute();
      return { roles: await rolesOf(trx) };
    };
  });
}
