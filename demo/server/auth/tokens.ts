/** Bearer tokens: 256 random bits given to the client once; the table keeps their SHA-256 and their end. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase';
import type { JetonTable, UtilisateurTable } from '../database/schema';

export const SESSION_SECONDS = 24 * 3600;
/** As long as the limit of mails looks back: whoever can't have another mail holds a link that works. */
export const RESET_SECONDS = 3600;
/** What a refreshed token still serves for: calls of other tabs on their way. */
const REFRESH_GRACE_SECONDS = 60;

type Usage = JetonTable['usage'];
export type User = Pick<UtilisateurTable, 'email' | 'nom' | 'prenom' | 'nom_utilisateur'> & { id: number };

/**
 * What the table is searched by. Nothing of a token is compared with another one letter by letter: how long a search
 * takes says nothing about the tokens that exist.
 */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');

export class Tokens {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Makes a token for the user; ended ones leave the table on the way. */
  async issue(userId: number, usage: Usage, seconds: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.db.deleteFrom('jetons').where('expire_le', '<', this.inSeconds(0)).execute();
    await this.db
      .insertInto('jetons')
      .values({
        empreinte: fingerprint(token),
        utilisateur_id: userId,
        usage,
        expire_le: this.inSeconds(seconds),
      })
      .execute();
    return token;
  }

  /** The user of a token that is still good. */
  userOf(token: string, usage: Usage): Promise<User | undefined> {
    return this.db
      .selectFrom('jetons as j')
      .innerJoin('utilisateurs as u', 'u.id', 'j.utilisateur_id')
      .select(['u.id', 'u.email', 'u.nom', 'u.prenom', 'u.nom_utilisateur'])
      .where('j.empreinte', '=', fingerprint(token))
      .where('j.usage', '=', usage)
      .where('j.expire_le', '>', this.inSeconds(0))
      .executeTakeFirst();
  }

  async revoke(token: string): Promise<void> {
    await this.db.deleteFrom('jetons').where('empreinte', '=', fingerprint(token)).execute();
  }

  /**
   * Gives the owner of a reset link a new password hash and ends all their sessions and links, the link itself
   * first: of two that come at once, one finds it gone.
   * @returns false when the link has ended
   */
  spend(token: string, mot_de_passe: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const spent = await trx
        .deleteFrom('jetons')
        .where('empreinte', '=', fingerprint(token))
        .where('usage', '=', 'reinitialisation')
        .where('expire_le', '>', this.inSeconds(0))
        .returning('utilisateur_id')
        .executeTakeFirst();
      if (!spent) return false;
      await trx
        .updateTable('utilisateurs')
        .set({ mot_de_passe, updated_at: this.inSeconds(0) })
        .where('id', '=', spent.utilisateur_id)
        .execute();
      await trx.deleteFrom('jetons').where('utilisateur_id', '=', spent.utilisateur_id).execute();
      return true;
    });
  }

  /** A new token for the old one, which ends a minute later. */
  async refresh(token: string, userId: number): Promise<string> {
    const fresh = await this.issue(userId, 'session', SESSION_SECONDS);
    const grace = this.inSeconds(REFRESH_GRACE_SECONDS);
    await this.db
      .updateTable('jetons')
      .set({ expire_le: grace })
      .where('empreinte', '=', fingerprint(token))
      .where('expire_le', '>', grace)
      .execute();
    return fresh;
  }

  private inSeconds(seconds: number): string {
    return new Date(this.now() + seconds * 1000).toISOString();
  }
}
