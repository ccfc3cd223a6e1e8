/**
 * Keys of the header `Idempotency-Key`: a write that is sent twice with the same key is stored once and answered the same.
 * The key and the answer are stored in the transaction of the write, so they exist exactly if the write was done.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HttpError } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { Work, WriteTransaction } from '../../store/database/writeQueue';
import { writeTexts } from './texts';

/** How long an answer is kept. */
const LIFE = sql`interval '24 hours'`;

export interface WriteKey {
  /** Whose key it is: callers can't learn each other's answers. */
  carrier: string;
  key: string;
  /** What was sent; the same key can't be used for anything else. */
  fingerprint: string;
}

/** Visible ASCII; quotes are allowed, because the draft of the header has them. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws HttpError 422 when the header is no key */
export function checkedKey(header: string): string {
  if (!KEY.test(header)) throw new HttpError(422, writeTexts.badKey);
  return header;
}

/** The arguments as text, with the digest of the content in the place of a file. */
async function textOf(args: unknown): Promise<string> {
  const digests = new Map<Blob, string>();
  const find = async (value: unknown): Promise<void> => {
    if (value instanceof Blob) {
      const bytes = new Uint8Array(await value.arrayBuffer());
      digests.set(value, createHash('sha256').update(bytes).digest('hex'));
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) await find(inner);
    }
  };
  await find(args);
  return JSON.stringify(args, (_, value) => (value instanceof Blob ? digests.get(value) : value));
}

export const fingerprintOf = async (endpointId: string, args: unknown): Promise<string> =>
  createHash('sha256')
    .update(`${endpointId} ${await textOf(args)}`)
    .digest('hex');

interface Stored {
  empreinte: string;
  reponse: unknown;
}

/** Takes the key for this transaction. A call with the same key that is under way is waited for. */
async function claim(trx: WriteTransaction, { carrier, key, fingerprint }: WriteKey): Promise<boolean> {
  const { rows } = await sql`
    insert into cles (porteur, cle, empreinte) values (${carrier}, ${key}, ${fingerprint})
    on conflict (porteur, cle) do update set empreinte = excluded.empreinte, reponse = null, le = now()
      where cles.le < now() - ${LIFE}
    returning 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Does the work, unless it was already done with this key; the result is then the stored one.
 * @throws HttpError 422 when the key was used for something else, 410 when the answer was erased with a person
 */
export async function once<R>(trx: WriteTransaction, writeKey: WriteKey, work: Work<R>): Promise<R> {
  const { carrier, key, fingerprint } = writeKey;
  const isMine = trx.updateTable('cles').where('porteur', '=', carrier).where('cle', '=', key);
  if (await claim(trx, writeKey)) {
    const result = await work(trx);
    await isMine.set({ reponse: JSON.stringify({ resultat: result }) }).execute();
    return result;
  }
  const stored = (await trx
    .selectFrom('cles')
    .select(['empreinte', 'reponse'])
    .where('porteur', '=', carrier)
    .where('cle', '=', key)
    .executeTakeFirstOrThrow()) as Stored;
  if (stored.empreinte !== fingerprint) throw new HttpError(422, writeTexts.keyReused);
  if (stored.reponse === null) throw new HttpError(410, writeTexts.keyErased);
  return (stored.reponse as { resultat: R }).resultat;
}

/** Deletes the keys that are too old to be repeated. */
export const deleteOldKeys = (db: Database, now = Date.now()): Promise<unknown> =>
  sql`delete from cles where le < ${new Date(now).toISOString()}::timestamptz - ${LIFE}`.execute(db);
