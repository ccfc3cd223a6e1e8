import { auth } from '../../../src/api/endpoints/auth';
import type { Utilisateur } from '../../../src/domain/utilisateur';
import type { Api } from '../http/api';
import { HttpError } from '../http/httpError';
import { Reply, route } from '../http/route';
import { serverTexts } from '../texts';
import {
  clearAttempts,
  countAttempt,
  dropOldAttempts,
  LOGIN_CALLER_LIMIT,
  LOGIN_LIMIT,
  RESET_CALLER_LIMIT,
  uncountAttempt,
} from './attempts';
import type { PasswordResets } from './passwordResets';
import { decoyHash, isPassword } from './passwords';
import { issueToken, refreshToken, revokeToken, SESSION_SECONDS, type User } from './tokens';

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

const wireUser = ({ id, email, nom, prenom, nom_utilisateur }: User): Utilisateur => ({
  id,
  email,
  nom,
  prenom,
  name: `${prenom} ${nom}`,
  username: nom_utilisateur,
});

const findAccount = (api: Api, name: string) =>
  api.db
    .selectFrom('utilisateurs')
    .selectAll()
    .where((is) => is.or([is('email', '=', name), is('nom_utilisateur', '=', name)]))
    .executeTakeFirst();

/** Counts the attempt before the password is looked at, so that many at once don't get around the limit. */
async function guardLogin({ db }: Api, caller: string, name: string): Promise<void> {
  const wait =
    (await countAttempt(db, LOGIN_LIMIT, 'login', caller, name)) ||
    (await countAttempt(db, LOGIN_CALLER_LIMIT, 'login', caller));
  if (wait) throw new HttpError(429, serverTexts.tooManyLogins(minutes(wait)), { retryAfter: wait });
}

function loginRoute(api: Api, passwordCost?: number): void {
  const decoy = decoyHash(passwordCost);
  route(
    api,
    auth.login,
    async ({ body }, { caller }) => {
      const name = body.email.trim().toLowerCase().slice(0, 320);
      await guardLogin(api, caller, name);
      const account = await findAccount(api, name);
      // An unknown account takes as long as a wrong password.
      const isRight = await isPassword(body.password.slice(0, 1000), account?.mot_de_passe ?? decoy);
      if (!account || !isRight) throw new HttpError(401, serverTexts.badLogin);
      await clearAttempts(api.db, 'login', caller, name);
      await uncountAttempt(api.db, 'login', caller);
      await dropOldAttempts(api.db);
      const token = await issueToken(api.db, account.id, 'session', SESSION_SECONDS);
      return new Reply({ token, user: wireUser(account) }, serverTexts.loggedIn);
    },
    { isPublic: true },
  );
}

function sessionRoutes(api: Api): void {
  route(
    api,
    auth.logout,
    async (_args, { token }) => {
      if (token) await revokeToken(api.db, token);
      return new Reply(null, serverTexts.loggedOut);
    },
    { isPublic: true },
  );
  route(api, auth.verify, async (_args, { user }) => ({ user: wireUser(user!) }));
  route(api, auth.refresh, async (_args, { user, token }) => ({
    token: await refreshToken(api.db, token!, user!.id),
  }));
}

/** The answer is the same, and comes as fast, whether the account exists or not: the work is done after it. */
function resetRoutes(api: Api, resets: PasswordResets): void {
  for (const endpoint of [auth.requestReset, auth.resetPassword]) {
    route(
      api,
      endpoint,
      async ({ body }, { caller }) => {
        const wait = await countAttempt(api.db, RESET_CALLER_LIMIT, 'reset', caller);
        if (wait) throw new HttpError(429, serverTexts.tooManyResets(minutes(wait)), { retryAfter: wait });
        resets.request(body.email.trim().toLowerCase());
        return new Reply(null, serverTexts.resetAsked);
      },
      { isPublic: true },
    );
  }
}

export function authRoutes(api: Api, resets: PasswordResets, passwordCost?: number): void {
  loginRoute(api, passwordCost);
  sessionRoutes(api);
  resetRoutes(api, resets);
}
