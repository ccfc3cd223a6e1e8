import { authCalls } from '../../../../src/api/endpoints/auth';
import { userSettingsOf } from '../../../../src/domain/accounts/userSettings';
import { withGroups } from '../../../../src/domain/capabilities';
import { perimetersOf } from '../../../../src/domain/perimeters';
import { type Role, rightsOf } from '../../../../src/domain/rights';
import type { AuthUser } from '../../../../src/domain/user';
import type { Api } from '../../guard/api';
import { KnownCallers } from '../../guard/auth/KnownCallers';
import { LoginGuard, type SignInTarget } from '../../guard/auth/LoginGuard';
import { isOwn } from '../../guard/auth/requireRight';
import { RESETS } from '../../guard/doors/limits';
import type { Turn } from '../../guard/passwords/FairQueue';
import { decoyHash, hashPassword, isPassword, needsRehash } from '../../guard/passwords/passwordHash';
import { checkSignInCode } from '../../guard/secondFactor/signInCode';
import { HttpError } from '../../http/httpError';
import { Reply, readRoute, sessionRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { User } from '../../http/user';
import { outageAsAnswer } from '../../store/database/outage';
import { deviceOf } from './device';
import type { PasswordResets } from './PasswordResets';
import { signInTexts } from './texts';

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

/** The perimeters of a role, of the subjects that are announced; nothing where it reaches all of them. */
function announcedPerimeters(capabilities: readonly string[], role: Role): Pick<AuthUser, 'perimetres'> {
  const perimeters = Object.entries(perimetersOf(role)).filter(([subject]) => capabilities.includes(subject));
  return perimeters.length > 0
    ? {
        perimetres: Object.fromEntries(
          perimeters.map(([subject, ids]) => [subject, ids === 'siens' ? ids : [...ids]]),
        ),
      }
    : {};
}

function wireUser({ capabilities }: Api, user: User): AuthUser {
  const { id, email, nom, prenom, nom_utilisateur, role, reglages: settings } = user;
  const isFactorDue = user.facteur_exige && capabilities.includes('facteur-exige');
  return {
    id,
    email,
    nom,
    prenom,
    name: `${prenom} ${nom}`,
    username: nom_utilisateur,
    ...(capabilities.includes('droits') && {
      role,
      droits: rightsOf(role).filter((right) => !isFactorDue || isOwn(right)),
      ...announcedPerimeters(capabilities, role),
    }),
    ...(isFactorDue && { second_facteur_exige: true }),
    ...(capabilities.includes('comptes') && { reglages: userSettingsOf(settings) }),
  };
}

/** Announces nothing when no capability is set, like a back end of the specification. */
const announced = ({ capabilities }: Api) =>
  capabilities.length ? { capacites: withGroups(capabilities) } : undefined;

const findAccount = (api: Api, name: string) =>
  api.db
    .selectFrom('utilisateurs')
    .selectAll()
    .where((is) => is.or([is('email', '=', name), is('nom_utilisateur', '=', name)]))
    .executeTakeFirst();

/** A concurrent sign-in renews the hash at most once; a second change means that the password was changed. */
const CHECKS_MAX = 3;

type FoundAccount = Awaited<ReturnType<typeof findAccount>>;

/** A wrong code, or one too many. Both come after the right password. */
const isCodeRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 429);

/** Checks the password and opens a session, or returns undefined. */
async function signIn(
  api: Api,
  first: FoundAccount,
  password: string,
  turn: Turn,
  { code, agent }: { code: string | undefined; agent: string | undefined },
  passwordCost?: number,
) {
  let account = first;
  let hasCode = false;
  for (let check = 1; check <= CHECKS_MAX; check++) {
    // An unknown account takes as long as a wrong password.
    const isRight = await isPassword(password, account?.mot_de_passe ?? decoyHash(passwordCost), turn);
    if (!account || !isRight || account.desactive_le) return undefined;
    if (!hasCode) await checkSignInCode(api, account, code, turn);
    hasCode = true;
    const isOld = needsRehash(account.mot_de_passe, passwordCost);
    const rehashed = isOld ? await hashPassword(password, passwordCost, turn) : undefined;
    const token = await api.tokens.signIn(account, rehashed, deviceOf(agent));
    if (token) return { token, account };
    // The hash has changed meanwhile, so the password is checked again, against the new hash.
    account = await findAccount(api, account.email);
  }
  return undefined;
}

/** Signing in writes a session, so on a full disk the person is told why it doesn’t go on. */
async function tellingOfFullDisk<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const answer = error instanceof Error ? outageAsAnswer(error) : error;
    if (!(answer instanceof HttpError) || answer.status !== 507) throw error;
    throw new HttpError(507, signInTexts.fullForSignIn, { retryAfter: answer.details.retryAfter });
  }
}

function loginRoute(api: Api, passwordCost?: number): void {
  const known = new KnownCallers(api.db, api.now);
  const guard = new LoginGuard(api.attempts, known);
  sessionRoute(
    api,
    authCalls.login,
    ({ body }, { caller, agent }) =>
      tellingOfFullDisk(async () => {
        const name = body.email.trim().toLowerCase().slice(0, 320);
        const found = await findAccount(api, name);
        const tried: SignInTarget = found ? ['compte', String(found.id)] : ['inconnu', name];
        const turn = await guard.admit({ caller, device: body.appareil }, tried);
        const attempt = { code: body.code, agent };
        const session = await signIn(api, found, body.password, turn, attempt, passwordCost).catch(
          (error: unknown) => {
            // The password was right, so it is known to the person who tried the code.
            if (body.code?.trim() && isCodeRefused(error))
              api.access.note({ genre: 'code_refuse', account: found?.id, caller });
            throw error;
          },
        );
        if (!session) {
          api.access.note({ genre: 'refus', account: found?.id, caller });
          throw new HttpError(401, signInTexts.badLogin);
        }
        // Only a back end that gave a value is sent one.
        const device = api.capabilities.includes('appareils')
          ? await known.deviceFor(body.appareil)
          : undefined;
        await guard.succeed({ caller, device: device }, tried);
        const detail = session.account.totp_actif_le ? 'code' : '';
        api.access.note({ genre: 'connexion', account: session.account.id, caller, detail });
        api.notices.signedIn(session.account, deviceOf(agent));
        const signedIn = await api.tokens.userOf(session.token);
        const user = wireUser(api, signedIn ?? { ...session.account, facteur_exige: false });
        return new Reply(
          { token: session.token, user, appareil: device, ...announced(api) },
          signInTexts.loggedIn,
        );
      }),
    { isPublic: true, enter: (caller) => tellingOfFullDisk(() => guard.enter(caller)) },
  );
}

function sessionRoutes(api: Api): void {
  sessionRoute(
    api,
    authCalls.logout,
    async (_args, { token }) => {
      if (token) await api.tokens.signOut(token);
      return new Reply(null, signInTexts.loggedOut);
    },
    { isPublic: true },
  );
  readRoute(api, authCalls.verify, async (_args, { user }) => ({
    user: wireUser(api, user!),
    ...announced(api),
  }));
  sessionRoute(api, authCalls.refresh, async (_args, { user, token }) => {
    const fresh = await api.tokens.refresh(token!, user!.id);
    if (!fresh) throw new HttpError(401, httpTexts.unauthorized);
    return { token: fresh };
  });
}

/** The answer is the same, and as fast, whether the account exists or not, because the work is done after it. */
function resetRoutes(api: Api, resets: PasswordResets): void {
  const enter = async (caller: string) => {
    const wait = await api.attempts.gate(RESETS, 'reset', caller);
    if (wait) throw new HttpError(429, signInTexts.tooManyResets(minutes(wait)), { retryAfter: wait });
  };
  for (const endpoint of [authCalls.requestReset, authCalls.resetPassword]) {
    sessionRoute(
      api,
      endpoint,
      async ({ body }) => {
        resets.request(body.email.trim().toLowerCase());
        return new Reply(null, signInTexts.resetAsked);
      },
      { isPublic: true, enter },
    );
  }
}

export function authRoutes(api: Api, resets: PasswordResets, passwordCost?: number): void {
  loginRoute(api, passwordCost);
  sessionRoutes(api);
  resetRoutes(api, resets);
}
