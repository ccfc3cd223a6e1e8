/** The signed-in user. The back end shows a name only; everything else is optional. */
import * as z from 'zod/mini';
import { domainTexts } from './texts';
import { texte } from './wire';

export const PASSWORD_MIN_LENGTH = 8;
export const USERNAME_MIN_LENGTH = 3;
/** Text, @, text, dot, text, without spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const utilisateur = z.looseObject({
  id: z.nullish(z.union([z.number(), z.string()])),
  name: texte,
  nom: texte,
  prenom: texte,
  username: texte,
  email: texte,
});
export type Utilisateur = z.infer<typeof utilisateur>;

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
