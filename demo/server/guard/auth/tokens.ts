/**
 * Bearer tokens: 256 random bits given to the client once; the table keeps their SHA-256 and when they expire.
 *
 * Every call that creates or ends tokens of an account first locks the account's row: sign-in and refresh with a
 * shared lock, sign-out and a new password with an exclusive one. So a token either exists when the account's tokens
 * are ended, and ends with them, or is requested afterwards and refused.
 */
import { type Kysely, sql } from 'kysely';
import type { User } from '../../http/user';
import { closedBecause, createLink, endLinks, type FoundLink, findLink, spendLinks } from '../../links/Links';
import { ADDRESS_SECONDS, INVITATION_SECONDS, RESET_SECONDS } from '../../links/linkSeconds';
import { fingerprint, newToken } from '../../links/secret';
import { mayClean } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import type { UsersTable } from '../../store/tables/accountTables';
import type { LinkUsage } from '../../store/tables/linkTable';
import type { DatabaseSchema } from '../../store/tables/schema';
import { endAll, lockExclusive, lockedAccount, lockShared } from './accountLocks';
import { factorDueColumn, lacksFactor } from './required';

const SESSION_SECONDS = 24 * 3600;
/** A session ends this long after its sign-in, even when it is refreshed. */
const CHAIN_SECONDS = 30 * 24 * 3600;
/** How long a refreshed token stays valid, for calls of other tabs that are under way. */
const REFRESH_GRACE_SECONDS = 60;
/** How many expired tokens are deleted with each new one. */
const SWEPT_AT_ONCE = 100;

/** The links that choose a password. */
const CHOOSE_PASSWORD: readonly LinkUsage[] = ['reinitialisation', 'invitation'];

const USER_COLUMNS = [
  'u.id',
  'u.email',
  'u.nom',
  'u.prenom',
  'u.nom_utilisateur',
  'u.role',
  'u.reglages',
] as const;

/** An account and the hash that its password was checked against. */
type CheckedAccount = Pick<UsersTable, 'mot_de_passe'> & { id: number };

export class Tokens {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /**
   * The token of a new session, if the account still has the hash that the password was checked against.
   * @param rehashed a hash of the same password at the current cost, which replaces the old one
   * @param device browser and system, which the list of sessions shows
   */
  async signIn(
    { id, mot_de_passe }: CheckedAccount,
    rehashed?: string,
    device?: string | null,
  ): Promise<string | undefined> {
    await this.sweep();
    return this.db.transaction().execute(async (trx) => {
      const found = await lockedAccount(trx, id)
        .where('mot_de_passe', '=', mot_de_passe)
        .where('desactive_le', 'is', null)
        .$if(rehashed !== undefined, (query) => query.forNoKeyUpdate())
        .$if(rehashed === undefined, (query) => query.forShare())
        .executeTakeFirst();
      if (!found) return undefined;
      if (rehashed !== undefined)
        await trx.updateTable('utilisateurs').set({ mot_de_passe: rehashed }).where('id', '=', id).execute();
      const facteur_exige = await lacksFactor(trx, id);
      return this.add(trx, id, this.inSeconds(CHAIN_SECONDS), { appareil: device, facteur_exige });
    });
  }

  /** The token of a link for choosing a new password; undefined for an account that is gone or disabled. */
  async linkFor(userId: number): Promise<string | undefined> {
    return this.db.transaction().execute(async (trx) => {
      if (!(await lockShared(trx, userId))) return undefined;
      return this.addLink(trx, 'reinitialisation', userId, RESET_SECONDS);
    });
  }

  /** The token of a new invitation; earlier ones of the account end. */
  async invite(trx: Kysely<DatabaseSchema>, userId: number): Promise<string> {
    await endLinks(trx, ['invitation'], [userId]);
    return this.addLink(trx, 'invitation', userId, INVITATION_SECONDS);
  }

  /** The token of the link to a new address; earlier ones of the account end. */
  async confirmAddress(trx: Kysely<DatabaseSchema>, userId: number, email: string): Promise<string> {
    await endLinks(trx, ['adresse'], [userId]);
    return this.addLink(trx, 'adresse', userId, ADDRESS_SECONDS, email);
  }

  /** An open link of an account, and whose it is. */
  async linkOwner(
    token: string,
    usages: readonly LinkUsage[] = CHOOSE_PASSWORD,
  ): Promise<{ link: FoundLink; user: User } | undefined> {
    const link = await findLink(this.db, token, usages, this.now());
    if (!link || closedBecause(link)) return undefined;
    const user = await this.db
      .selectFrom('utilisateurs as u')
      .select(USER_COLUMNS)
      .select(sql<boolean>`false`.as('facteur_exige'))
      .where('u.id', '=', link.subject)
      .where('u.desactive_le', 'is', null)
      .executeTakeFirst();
    return user && { link, user };
  }

  /** The user of a session. */
  userOf(token: string): Promise<User | undefined> {
    return this.db
      .selectFrom('jetons as j')
      .innerJoin('utilisateurs as u', 'u.id', 'j.utilisateur_id')
      .select(USER_COLUMNS)
      .select(factorDueColumn)
      .where('j.empreinte', '=', fingerprint(token))
      .where('j.expire_le', '>', this.inSeconds(0))
      .where((is) =>
        is.or([
          is('j.remplace_le', 'is', null),
          is('j.remplace_le', '>', this.inSeconds(-REFRESH_GRACE_SECONDS)),
        ]),
      )
      .where('u.desactive_le', 'is', null)
      .executeTakeFirst();
  }

  /**
   * The role of the session that a write belongs to. Its account and token stay locked until the transaction ends, so the
   * write either finishes before a call that ends the session, or starts after it and finds no session. The account is locked before the
   * token, as everywhere; and the token too, because a statement that waited for the account still sees tokens as they were.
   * A token that was refreshed meanwhile still counts.
   * @param lock exclusive for writes that change accounts, which would otherwise wait for each other's shared locks
   */
  holdSession(
    trx: Kysely<DatabaseSchema>,
    token: string,
    lock: 'shared' | 'exclusive',
  ): Promise<Pick<User, 'role' | 'facteur_exige'> | undefined> {
    return trx
      .selectFrom('utilisateurs as u')
      .innerJoin('jetons as j', 'j.utilisateur_id', 'u.id')
      .select(['u.role', factorDueColumn])
      .where('j.empreinte', '=', fingerprint(token))
      .where('j.expire_le', '>', this.inSeconds(0))
      .where('u.desactive_le', 'is', null)
      .$if(lock === 'exclusive', (query) => query.forNoKeyUpdate('u'))
      .$if(lock === 'shared', (query) => query.forShare('u'))
      .forShare('j')
      .executeTakeFirst();
  }

  /** Ends the session that the token belongs to, with every token refreshed from the same sign-in. */
  async signOut(token: string): Promise<void> {
    const found = await this.db
      .selectFrom('jetons')
      .select(['utilisateur_id', 'famille'])
      .where('empreinte', '=', fingerprint(token))
      .executeTakeFirst();
    if (!found) return;
    await this.db.transaction().execute(async (trx) => {
      await lockExclusive(trx, found.utilisateur_id);
      await trx.deleteFrom('jetons').where('famille', '=', found.famille).execute();
    });
  }

  /**
   * Gives the owner of a reset link or an invitation a new password hash and ends all their sessions and links. The link itself is
   * used up first, so that only one of two concurrent calls succeeds.
   * @returns false when the link has ended
   */
  async spend(token: string, mot_de_passe: string): Promise<boolean> {
    const owner = await this.linkOwner(token);
    if (!owner) return false;
    const { link, user } = owner;
    return this.db.transaction().execute(async (trx) => {
      // The account is locked before the link; two links of one account would otherwise deadlock.
      await lockExclusive(trx, user.id);
      const isSpent = await spendLinks(trx, link, this.now());
      if (isSpent) await this.change(trx, user.id, { mot_de_passe, invite_le: null });
      return isSpent;
    });
  }

  /** Changes the account and ends all its sessions and links. */
  changeAccount(userId: number, change: { mot_de_passe: string } | { desactive_le: string }): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      await lockExclusive(trx, userId);
      await this.change(trx, userId, change);
    });
  }

  /** A new token for a valid one; undefined when it has expired meanwhile. */
  async refresh(token: string, userId: number): Promise<string | undefined> {
    await this.sweep();
    return this.db.transaction().execute(async (trx) => {
      if (!(await lockShared(trx, userId))) return undefined;
      // The row stays until it expires, so that signing out with the old token ends the new one too.
      const replaced = await trx
        .updateTable('jetons')
        .set({ remplace_le: sql`coalesce(remplace_le, ${this.inSeconds(0)})` })
        .where('empreinte', '=', fingerprint(token))
        .where('expire_le', '>', this.inSeconds(0))
        .returning(['famille', 'fin_famille', 'appareil', 'facteur_exige'])
        .executeTakeFirst();
      return replaced && this.add(trx, userId, replaced.fin_famille, replaced);
    });
  }

  private addLink(
    trx: Kysely<DatabaseSchema>,
    usage: LinkUsage,
    account: number,
    seconds: number,
    email?: string,
  ): Promise<string> {
    const ends = this.now() + seconds * 1000;
    return createLink(trx, { usage, subject: account, account, ends, ...(email !== undefined && { email }) });
  }

  private async add(
    trx: Kysely<DatabaseSchema>,
    utilisateur_id: number,
    fin_famille: string,
    session: { famille?: string; appareil?: string | null | undefined; facteur_exige: boolean },
  ): Promise<string> {
    const { famille, appareil: device, facteur_exige } = session;
    const token = newToken();
    const [expire_le = fin_famille] = [fin_famille, this.inSeconds(SESSION_SECONDS)].sort();
    await trx
      .insertInto('jetons')
      .values({
        empreinte: fingerprint(token),
        utilisateur_id,
        expire_le,
        fin_famille,
        facteur_exige,
        ...(famille && { famille }),
        appareil: device,
        vu_le: this.inSeconds(0),
      })
      .execute();
    return token;
  }

  private async change(
    trx: Kysely<DatabaseSchema>,
    id: number,
    change: { mot_de_passe: string; invite_le?: null } | { desactive_le: string },
  ): Promise<void> {
    await trx
      .updateTable('utilisateurs')
      .set({ ...change, updated_at: this.inSeconds(0) })
      .where('id', '=', id)
      .execute();
    await endAll(trx, id);
  }

  /** Deletes expired tokens; skips those that another call is deleting. A session lasts where the clock only seems later. */
  private async sweep(): Promise<void> {
    if (!(await mayClean(this.db, { now: this.now() }))) return;
    const ended = this.db
      .selectFrom('jetons')
      .select('empreinte')
      .where('expire_le', '<', this.inSeconds(0))
      .limit(SWEPT_AT_ONCE)
      .forUpdate()
      .skipLocked();
    await this.db.deleteFrom('jetons').where('empreinte', 'in', ended).execute();
  }

  private inSeconds(seconds: number): string {
    return new Date(this.now() + seconds * 1000).toISOString();
  }
}
