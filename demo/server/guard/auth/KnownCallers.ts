/**
 * The networks from which an account was signed in to, and the devices, by a random value that they send back. While many
 * strangers try passwords, such callers come first, and their codes aren't counted together with those of strangers. The
 * table holds hashes.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { fingerprint } from '../../links/secret';
import { mayClean } from '../../store/database/clock';
import type { DatabaseSchema } from '../../store/tables/schema';

/** How long a caller stays known after the last sign-in. */
const KEPT_DAYS = 90;

/** 256 random bits. */
const DEVICE = /^[\w-]{43}$/;

/** Who calls: the network of the address, and what the device has sent back. */
export interface CallerIdentity {
  caller: string;
  device?: string | undefined;
}

/** The network of a caller: /24 for IPv4, whose addresses change. Those of IPv6 are networks already (/56). */
const networkOf = (caller: string): string =>
  /^\d+(\.\d+){3}$/.test(caller) ? caller.replace(/\d+$/, '0/24') : caller;

const isDevice = (device: string | undefined): device is string => DEVICE.test(device ?? '');

/** The same for all accounts of a device, unlike the mark of a network, which can be guessed. */
const deviceMark = (device: string) => ({ marque: fingerprint(device), appareil: true });

const marksOf = (accountId: number, { caller, device }: CallerIdentity) => [
  { marque: fingerprint(`${accountId} ${networkOf(caller)}`), appareil: false },
  ...(isDevice(device) ? [deviceMark(device)] : []),
];

export class KnownCallers {
  constructor(
    private readonly db: Kysely<DatabaseSchema>,
    private readonly now: () => number,
  ) {}

  /** @param accountId 0 for an unknown account, which takes as long to answer */
  async isKnown(accountId: number, known: CallerIdentity): Promise<boolean> {
    const row = await this.db
      .selectFrom('reseaux_connus')
      .select('vu_le')
      .where('utilisateur_id', '=', accountId)
      .where(
        'marque',
        'in',
        marksOf(accountId, known).map(({ marque }) => marque),
      )
      .where('vu_le', '>', this.oldest())
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * The value that a device keeps after a sign-in: the one it sent, if an account is known by it, else a new one. What
   * was taken from a device is worth nothing once its sessions were ended.
   */
  async deviceFor(sent: string | undefined): Promise<string> {
    const found =
      isDevice(sent) &&
      (await this.db
        .selectFrom('reseaux_connus')
        .select('vu_le')
        .where('marque', '=', deviceMark(sent).marque)
        .where('vu_le', '>', this.oldest())
        .executeTakeFirst());
    return found ? sent : randomBytes(32).toString('base64url');
  }

  /** Remembers a successful sign-in, and forgets what is too old. */
  async remember(utilisateur_id: number, known: CallerIdentity): Promise<void> {
    if (await mayClean(this.db, { now: this.now() }))
      await this.db.deleteFrom('reseaux_connus').where('vu_le', '<=', this.oldest()).execute();
    const vu_le = new Date(this.now()).toISOString();
    const rows = marksOf(utilisateur_id, known).map((mark) => ({ utilisateur_id, ...mark, vu_le }));
    await this.db
      .insertInto('reseaux_connus')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['utilisateur_id', 'marque']).doUpdateSet({ vu_le }))
      .execute();
  }

  private oldest(): string {
    return new Date(this.now() - KEPT_DAYS * DAY_MS).toISOString();
  }
}
