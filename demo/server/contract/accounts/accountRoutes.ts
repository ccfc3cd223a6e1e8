/** The accounts, as administrators manage them on screen. `npm run account` does the same from the command line. */
import type { Kysely } from 'kysely';
import { accountCalls } from '../../../../src/api/endpoints/administration/accounts';
import type { UserAccount } from '../../../../src/domain/accounts/account';
import type { Api } from '../../guard/api';
import { endAll, lockExclusive } from '../../guard/auth/accountLocks';
import { roleNames } from '../../guard/auth/texts';
import { publishedAccounts } from '../../guard/passwords/publishedPassword';
import { dropSecondFactor } from '../../guard/secondFactor/codes';
import { batchRoute, writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, notFound } from '../../http/httpError';
import { type CallContext, Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { noticeTexts } from '../../letters/texts';
import type { Letter } from '../../letters/writeLetter';
import type { Work } from '../../store/database/writeQueue';
import type { DatabaseSchema } from '../../store/tables/schema';
import { accessRoutes } from './accessRoutes';
import { listUserAccounts, requireAnother, userAccountOf } from './accountRows';
import { addressRoutes } from './addressRoutes';
import { invitationRoutes, type Mailing } from './invitationRoutes';
import { profileRoutes } from './profileRoutes';
import { recordRoutes } from './recordRoutes';
import { requirementRoutes, secondFactorRoutes } from './secondFactorRoutes';
import { accountTexts } from './texts';
import { confirmationRoute, requireConfirmation } from './weakening';

type Trx = Kysely<DatabaseSchema>;

/** The work of a change of one account. It answers the account as it is then. */
const changing =
  ({ now }: Api, id: number, work: (trx: Trx) => Promise<unknown>): Work<UserAccount> =>
  async (trx) => {
    await work(trx);
    return userAccountOf(trx, id, now());
  };

const set = (trx: Trx, id: number, change: { role: UserAccount['role'] } | { desactive_le: string | null }) =>
  trx.updateTable('utilisateurs').set(change).where('id', '=', id).execute();

/** @throws HttpError 409 for the account of the caller */
function refuseOwn(id: number, { user }: CallContext): void {
  if (id === userIdOf(user)) throw new HttpError(409, accountTexts.ownAccount);
}

/** Tells the owner of the account, once the change is stored. */
const telling = ({ notices }: Api, letter: (name: string | undefined) => Letter) => ({
  committed: ({ id }: { id: number | string }) => notices.tellAccount(Number(id), letter),
});

function stateRoutes(api: Api): void {
  writeRoute(
    api,
    accountCalls.disable,
    'unqueued',
    async ({ id }, call) => {
      refuseOwn(Number(id), call);
      await requireConfirmation(api, call, accountCalls.disable, Number(id));
      return changing(api, Number(id), async (trx) => {
        await requireAnother(trx, Number(id));
        await set(trx, Number(id), { desactive_le: new Date(api.now()).toISOString() });
        await endAll(trx, Number(id));
      });
    },
    telling(api, noticeTexts.disabled),
  );
  writeRoute(api, accountCalls.enable, 'unqueued', async ({ id }) => {
    // A server that other machines can reach only checked enabled accounts at its start.
    const { email } = await userAccountOf(api.db, Number(id), api.now());
    const published = await publishedAccounts(api.db, [email], true);
    if (published.length > 0) throw new HttpError(409, accountTexts.published);
    return changing(api, Number(id), (trx) => set(trx, Number(id), { desactive_le: null }));
  });
  batchRoute(api, accountCalls.remove, 'unqueued', async ({ id }, call) => {
    refuseOwn(Number(id), call);
    await requireConfirmation(api, call, accountCalls.remove, Number(id));
    const owner = await call.runBatch(async (trx) => {
      await requireAnother(trx, Number(id));
      return trx
        .deleteFrom('utilisateurs')
        .where('id', '=', Number(id))
        .returning(['email', 'prenom'])
        .executeTakeFirst();
    });
    if (owner) api.notices.tell(owner, noticeTexts.removed);
    return new Reply(null);
  });
}

function managingRoutes(api: Api): void {
  readRoute(api, accountCalls.list, () => listUserAccounts(api.db, api.now()));
  writeRoute(
    api,
    accountCalls.setRole,
    'unqueued',
    async ({ id, body: { role } }, call) => {
      await requireConfirmation(api, call, accountCalls.setRole, Number(id));
      return changing(api, Number(id), async (trx) => {
        if (role !== 'administrateur') await requireAnother(trx, Number(id));
        await set(trx, Number(id), { role });
      });
    },
    {
      committed: ({ id, body: { role } }) =>
        api.notices.tellAccount(Number(id), (name) => noticeTexts.roleChanged(name, roleNames[role])),
    },
  );
  writeRoute(
    api,
    accountCalls.endSessions,
    'unqueued',
    async ({ id }, call) => {
      await requireConfirmation(api, call, accountCalls.endSessions, Number(id));
      return changing(api, Number(id), async (trx) => {
        if (!(await lockExclusive(trx, Number(id)))) throw notFound(accountTexts.noAccount);
        await endAll(trx, Number(id));
      });
    },
    telling(api, noticeTexts.sessionsEnded),
  );
  writeRoute(
    api,
    accountCalls.removeSecondFactor,
    'unqueued',
    async ({ id }, call) => {
      await requireConfirmation(api, call, accountCalls.removeSecondFactor, Number(id));
      return changing(api, Number(id), (trx) => dropSecondFactor(trx, Number(id)));
    },
    telling(api, noticeTexts.secondFactorOff),
  );
  stateRoutes(api);
}

/** Every call about accounts, but those of the sign-in. */
export function accountRoutes(api: Api, mailing: Mailing): void {
  managingRoutes(api);
  invitationRoutes(api, mailing);
  profileRoutes(api, mailing.passwordCost);
  recordRoutes(api);
  addressRoutes(api, mailing);
  secondFactorRoutes(api);
  requirementRoutes(api);
  confirmationRoute(api);
  accessRoutes(api);
}
