/** Checks codes: those of the authenticator, of which each works once, and recovery codes, which are kept as hashes. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CODE_DIGITS } from '../../../../src/domain/accounts/codeAsked';
import { fingerprint } from '../../links/secret';
import type { DatabaseSchema } from '../../store/tables/schema';
import { base32, stepOf } from './totp';

const CODES = 10;
/** 80 random bits, so that their hash can't be guessed. */
const CODE_BYTES = 10;
const GROUP = 4;

/** `ABCD-EFGH-…`, without what was typed between the letters. */
const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

const mark = (userId: number, code: string): string => fingerprint(`${userId} ${bare(code)}`);

/** New recovery codes, which replace the earlier ones. */
export async function renewCodes(trx: Kysely<DatabaseSchema>, utilisateur_id: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => {
    const text = base32(randomBytes(CODE_BYTES));
    return Array.from({ length: text.length / GROUP }, (_, at) =>
      text.slice(at * GROUP, at * GROUP + GROUP),
    ).join('-');
  });
  await trx.deleteFrom('codes_secours').where('utilisateur_id', '=', utilisateur_id).execute();
  const rows = codes.map((code) => ({ utilisateur_id, marque: mark(utilisateur_id, code) }));
  await trx.insertInto('codes_secours').values(rows).execute();
  return codes;
}

/** Takes the second factor off the account, with its codes. */
export async function dropSecondFactor(trx: Kysely<DatabaseSchema>, id: number): Promise<void> {
  const none = { totp_secret: null, totp_actif_le: null, totp_dernier_pas: null };
  await trx.updateTable('utilisateurs').set(none).where('id', '=', id).execute();
  await trx.deleteFrom('codes_secours').where('utilisateur_id', '=', id).execute();
}

/**
 * Uses up a code. Each update counts only where the code was not used before, so of two calls with the same code one
 * succeeds.
 * @returns whether the code was right
 */
export async function spendCode(
  db: Kysely<DatabaseSchema>,
  { id, totp_secret }: { id: number; totp_secret: string | null },
  typed: string,
  now: number,
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  if (digits.length === CODE_DIGITS && totp_secret) {
    const step = await stepOf(totp_secret, digits, now);
    if (step === undefined) return false;
    const used = await db
      .updateTable('utilisateurs')
      .set({ totp_dernier_pas: step })
      .where('id', '=', id)
      .where('totp_secret', '=', totp_secret)
      .where((is) => is.or([is('totp_dernier_pas', 'is', null), is('totp_dernier_pas', '<', step)]))
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }
  const spent = await db
    .updateTable('codes_secours')
    .set({ utilise_le: new Date(now).toISOString() })
    .where('marque', '=', mark(id, typed))
    .where('utilise_le', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
