/** Bearer tokens: 256 random bits given to the client once; the table keeps their SHA-256 and their end. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase';
import type { JetonTable, UtilisateurTable } from '../database/schema';

export const SESSION_SECONDS = 24 * 3600;
export const RESET_SECONDS = 30 * 60;
/** What a refreshed token still serves for: calls of other tabs on their way. */
const REFRESH_GRACE_SECONDS = 60;

type Usage = JetonTable['usage'];
export type User = Pick<UtilisateurTable, 'email' | 'nom' | 'prenom' | 'nom_utilisateur'> & { id: number };

export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** Makes a token for the user; ended ones leave the table on the way. */
export async function issueToken(
  db: Database,
  userId: number,
  usage: Usage,
  seconds: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('jetons').where('expire_le', '<', inSeconds(0)).execute();
  await db
    .insertInto('jetons')
    .values({ empreinte: fingerprint(token), utilisateur_id: userId, usage, expire_le: inSeconds(seconds) })
    .execute();
  return token;
}

/** The user of a token that is still good. */
export function userOfToken(db: Database, token: string, usage: Usage): Promise<User | undefined> {
  return db
    .selectFrom('jetons as j')
    .innerJoin('utilisateurs as u', 'u.id', 'j.utilisateur_id')
    .select(['u.id', 'u.email', 'u.nom', 'u.prenom', 'u.nom_utilisateur'])
    .where('j.empreinte', '=', fingerprint(token))
    .where('j.usage', '=', usage)
    .where('j.expire_le', '>', inSeconds(0))
    .executeTakeFirst();
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('jetons').where('empreinte', '=', fingerprint(token)).execute();
}

/** Every session and reset link of a user, after a password change. */
export async function revokeAll(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('jetons').where('utilisateur_id', '=', userId).execute();
}

/** A new token for the old one, which ends a minute later. */
export async function refreshToken(db: Database, token: string, userId: number): Promise<string> {
  const fresh = await issueToken(db, userId, 'session', SESSION_SECONDS);
  const grace = inSeconds(REFRESH_GRACE_SECONDS);
  await db
    .updateTable('jetons')
    .set({ expire_le: grace })
    .where('empreinte', '=', fingerprint(token))
    .where('expire_le', '>', grace)
    .execute();
  return fresh;
}
