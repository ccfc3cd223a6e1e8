/** Names of a user. They stand apart from the schema, so that the sign-in form doesn't load zod. */
import type { AuthUser } from './user';

/** Tells whether the same user or another one signs in again. */
export const identityOf = (user: AuthUser | undefined): string =>
  String(user?.id ?? user?.email ?? user?.username ?? user?.name ?? '');

/** Whether only the own account is open until the second factor that the role needs is set up. */
export const isFactorDue = (user: AuthUser | undefined): boolean => user?.second_facteur_exige === true;

/** The name of a user, or else the user name or the e-mail; empty without any of them. */
export const userNameOf = (user: AuthUser | undefined): string =>
  user?.name || [user?.prenom, user?.nom].filter(Boolean).join(' ') || user?.username || user?.email || '';
