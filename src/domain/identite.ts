/** What a user is called. Apart from the schema, so that the sign-in form doesn't wait for zod. */
import { domainTexts } from './texts';
import type { Utilisateur } from './utilisateur';

/** Who this is, to tell the same user signing in again from another one. */
export const identityOf = (user: Utilisateur | undefined): string =>
  String(user?.id ?? user?.email ?? user?.username ?? user?.name ?? '');

/** The name of the user menu; without one the e-mail, else «Utilisateur». */
export const userNameOf = (user: Utilisateur | undefined): string =>
  user?.name ||
  [user?.prenom, user?.nom].filter(Boolean).join(' ') ||
  user?.username ||
  user?.email ||
  domainTexts.anonymousUser;
