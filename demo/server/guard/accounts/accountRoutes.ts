/** The accounts, as administrators manage them on screen. `npm run account` does the same from the command line. */
import type { Kysely } from 'kysely';
import { comptes } from '../../../../src/api/endpoints/comptes';
import type { Compte } from '../../../../src/domain/accounts/compte';
import type { Api } from '../../contract/http/api';
import { HttpError, notFound } from '../../contract/http/httpError';
import { type Call, Reply, route } from '../../contract/http/route';
import type { Schema } from '../../store/database/schema';
import type { Work } from '../../store/database/writeQueue';
import { endAll, lockExclusive } from '../auth/accountLocks';
import { roleNames } from '../auth/texts';
import { userIdOf } from '../auth/tokens';
import { type Letter, noticeTexts } from '../mail/texts';
import { publishedAccounts } from '../passwords/publishedPassword';
import { dropSecondFactor } from '../secondFactor/codes';
import { requirementRoutes } from '../secondFactor/requirementRoutes';
import { secondFactorRoutes } from '../secondFactor/secondFactorRoutes';
import { batchRoute, writeRoute } from '../writes/writeRoute';
import { accessRoutes } from './accessRoutes';
import { compteOf, listComptes, requireAnother } from './accountRows';
import { addressRoutes } from './addressRoutes';
import { invitationRoutes, type Mailing } from './invitationRoutes';
import { profileRoutes } from './profileRoutes';
import { accountTexts } from './texts';
import { confirmationRoute, requireConfirmation } from './weakening';

type Trx = Kysely<Schema>;

/** The work of a change of one account. It answers the account as it is then. */
const changing =
  ({ now }: Api, id: number, work: (trx: Trx) => Promise<unknown>): Work<Compte> =>
  async (trx) => {
    await work(trx);
    return compteOf(trx, id, now());
  };

const set = (trx: Trx, id: number, change: { role: Compte['role'] } | { desactive_le: string | null }) =>
  trx.updateTable('utilisateurs').set(change).where('id', '=', id).execute();

/** @throws HttpError 409 for the account of the caller */
function refuseOwn(id: number, { user }: Call): void {
  if (id === userIdOf(user)) throw new HttpError(409, accountTexts.ownAccount);
}

/** Tells the owner of the account, once the change is stored. */
const telling = ({ notices }: Api, letter: (name: string | undefined) => Letter) => ({
  committed: ({ id }: { id: number | string }) => notices.tellAccount(Number(id), letter),
});

function stateRoutes(api: Api): void {
  writeRoute(
    api,
    comptes.disable,
    'unqueued',
    async ({ id }, call) => {
      refuseOwn(Number(id), call);
      await requireConfirmation(api, call, comptes.disable, Number(id));
      return changing(api, Number(id), async (trx) => {
        await requireAnother(trx, Number(id));
        await set(trx, Number(id), { desactive_le: new Date(api.now()).toISOString() });
        await endAll(trx, Number(id));
      });
    },
    telling(api, noticeTexts.disabled),
  );
  writeRoute(api, comptes.enable, 'unqueued', async ({ id }) => {
    // A server that other machines can reach only checked enabled accounts at its start.
    const { email } = await compteOf(api.db, Number(id), api.now());
    const published = await publishedAccounts(api.db, [email], true);
    if (published.length > 0) throw new HttpError(409, accountTexts.published);
    return changing(api, Number(id), (trx) => set(trx, Number(id), { desactive_le: null }));
  });
  batchRoute(api, comptes.remove, 'unqueued', async ({ id }, call) => {
    refuseOwn(Number(id), call);
    await requireConfirmation(api, call, comptes.remove, Number(id));
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
  route(api, comptes.list, () => listComptes(api.db, api.now()));
  writeRoute(
    api,
    comptes.setRole,
    'unqueued',
    async ({ id, body: { role } }, call) => {
      await requireConfirmation(api, call, comptes.setRole, Number(id));
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
    comptes.endSessions,
    'unqueued',
    async ({ id }, call) => {
      await requireConfirmation(api, call, comptes.endSessions, Number(id));
      return changing(api, Number(id), async (trx) => {
        if (!(await lockExclusive(trx, Number(id)))) throw notFound(accountTexts.noAccount);
        await endAll(trx, Number(id));
      });
    },
    telling(api, noticeTexts.sessionsEnded),
  );
  writeRoute(
    api,
    comptes.removeSecondFactor,
    'unqueued',
    async ({ id }, call) => {
      await requireConfirmation(api, call, comptes.removeSecondFactor, Number(id));
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
  addressRoutes(api, mailing);
  secondFactorRoutes(api);
  requirementRoutes(api);
  confirmationRoute(api);
  accessRoutes(api);
}
