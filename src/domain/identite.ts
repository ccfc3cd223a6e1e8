/** What a user is called. Apart from the schema, so that the sign-in form doesn't wait for zod. */
import type { Utilisateur } from './utilisateur';

/** Who this is, to tell the same user signing in again from another one. */
export const identityOf = (user: Utilisateur | undefined): string =>
  String(user?.id ?? user?.email ?? user?.username ?? user?.name ?? '');

/** The name of a user; without one the user name or the e-mail, else empty. */
export const userNameOf = (user: Utilisateur | undefined): string =>
  user?.name || [user?.prenom, user?.nom].filter(Boolean).join(' ') || user?.username || user?.email || '';
