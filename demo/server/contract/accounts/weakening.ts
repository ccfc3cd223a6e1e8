/**
 * What weakens an account or gives another one more rights asks for the password or a code again, so that a session that
 * was stolen or left open isn't enough. The owner of the account is told by mail.
 */
import type { Endpoint } from '../../../../src/api/endpoint';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import { rightOf } from '../../../../src/api/rightOf';
import { CONFIRMATION_ASKED, purposeOf } from '../../../../src/domain/accounts/confirmation';
import type { Api } from '../../guard/api';
import { CONFIRM_LIMIT, confirmPassword } from '../../guard/passwords/confirmPassword';
import { spendCode } from '../../guard/secondFactor/codes';
import { factorTexts } from '../../guard/secondFactor/texts';
import { HttpError, invalid } from '../../http/httpError';
import { type CallContext, Reply, sessionRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { userIdOf } from '../../http/user';
import { fingerprint } from '../../links/secret';
import { userAccountOf } from './accountRows';
import { accountTexts } from './texts';

/** How long a confirmation waits for its action, which the screen makes at once. */
const CONFIRMED_SECONDS = 120;

/** @throws HttpError 422 for a wrong code, or without a second factor; 429 after too many */
async function confirmCode({ db, attempts, now }: Api, id: number, code: string): Promise<void> {
  const key = ['confirmation', String(id)];
  const wait = await attempts.count(CONFIRM_LIMIT, ...key);
  if (wait) throw new HttpError(429, factorTexts.tooManyCodes(Math.ceil(wait / 60)), { retryAfter: wait });
  const account = await db
    .selectFrom('utilisateurs')
    .select(['id', 'totp_secret', 'totp_actif_le'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!account.totp_actif_le) throw invalid({ code: accountTexts.confirmElsewhere });
  if (!(await spendCode(db, account, code, now()))) throw invalid({ code: factorTexts.wrongCode });
  await attempts.clear(...key);
}

/** Remembers with the session that its owner has confirmed one action. */
export function confirmationRoute(api: Api): void {
  sessionRoute(
    api,
    profileCalls.confirm,
    async ({ body: { mot_de_passe, code, pour } }, { user, token = '', caller }) => {
      const id = userIdOf(user);
      if (!mot_de_passe && !code) throw invalid({ mot_de_passe: httpTexts.required });
      try {
        if (mot_de_passe) await confirmPassword(api, id, mot_de_passe, caller);
        else await confirmCode(api, id, code ?? '');
      } catch (error) {
        api.access.note({ genre: 'confirmation_refusee', account: id, caller });
        throw error;
      }
      const confirme_le = new Date(api.now()).toISOString();
      await api.db
        .updateTable('jetons')
        .set({ confirme_pour: pour, confirme_le })
        .where('empreinte', '=', fingerprint(token))
        .execute();
      return new Reply(null);
    },
    { hasSecret: true },
  );
}

/**
 * Uses up the confirmation of a call that weakens or raises an account. It is a statement of its own before the
 * transaction: within it, two administrators who act on each other could wait for each other's session.
 * @param account the account that the call is about; undefined for one that is being invited
 * @throws HttpError 428 with `etat` when the person has not confirmed this call, 404 when there is no such account, 401 or
 *   403 when session or right have ended
 */
export async function requireConfirmation(
  { db, now, tokens, authorize }: Api,
  { token = '' }: CallContext,
  endpoint: Endpoint,
  account?: number,
): Promise<void> {
  const spent = await db
    .updateTable('jetons')
    .set({ confirme_pour: null, confirme_le: null })
    .where('empreinte', '=', fingerprint(token))
    .where('confirme_pour', '=', purposeOf(endpoint, account))
    .where('confirme_le', '>', new Date(now() - CONFIRMED_SECONDS * 1000).toISOString())
    .executeTakeFirst();
  if (spent.numUpdatedRows > 0n) return;
  // The session, or its right, may have ended while the body was on its way.
  const user = await tokens.userOf(token);
  if (!user) throw new HttpError(401, httpTexts.unauthorized);
  authorize(user, rightOf(endpoint));
  if (account !== undefined) await userAccountOf(db, account, now());
  throw new HttpError(428, accountTexts.confirmNeeded, { etat: CONFIRMATION_ASKED });
}
