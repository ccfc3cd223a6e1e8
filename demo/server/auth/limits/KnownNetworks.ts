/**
 * The networks from which an account was signed in to. While many strangers try passwords, callers from there come first,
 * and their codes aren't counted together with those of strangers. The table holds hashes of the networks.
 */
import type { Database } from '../../database/openDatabase';
import { fingerprint } from '../tokens';

/** How long a network stays known after its last sign-in. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 3600 * 1000;

/** The network of a caller: /24 for IPv4, whose addresses change. Those of IPv6 are networks already (/56). */
const networkOf = (caller: string): string =>
  /^\d+(\.\d+){3}$/.test(caller) ? caller.replace(/\d+$/, '0/24') : caller;

const mark = (accountId: number, caller: string): string => fingerprint(`${accountId} ${networkOf(caller)}`);

export class KnownNetworks {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** @param accountId 0 for an unknown account, which takes as long to answer */
  async isKnown(accountId: number, caller: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('reseaux_connus')
      .select('vu_le')
      .where('utilisateur_id', '=', accountId)
      .where('marque', '=', mark(accountId, caller))
      .where('vu_le', '>', this.oldest())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Remembers a successful sign-in, and forgets what is too old. */
  async remember(utilisateur_id: number, caller: string): Promise<void> {
    await this.db.deleteFrom('reseaux_connus').where('vu_le', '<=', this.oldest()).execute();
    const vu_le = new Date(this.now()).toISOString();
    await this.db
      .insertInto('reseaux_connus')
      .values({ utilisateur_id, marque: mark(utilisateur_id, caller), vu_le })
      .onConflict((conflict) => conflict.columns(['utilisateur_id', 'marque']).doUpdateSet({ vu_le }))
      .execute();
  }

  private oldest(): string {
    return new Date(this.now() - KEPT_DAYS * DAY_MS).toISOString();
  }
}
