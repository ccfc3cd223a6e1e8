/**
 * Passwords are kept as scrypt hashes that carry their own parameters, so that a hash of an earlier cost is renewed at
 * the next sign-in. Each hash takes 64 MB and 300 ms: a few run at once, and a bounded number waits, with callers
 * taking turns.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { type Caller, FairQueue } from './FairQueue';

/** log2 of scrypt's N. */
const PASSWORD_COST = 16;
const BLOCK = 8;
/** Number of scrypt passes, one after the other: at this N, OWASP asks for two. */
const PARALLEL = 2;
const KEY_BYTES = 32;
const RUNNING_MAX = 2;
const WAITING_EACH_MAX = 40;
const WAITING_MAX = 400;
/** Consoles wait ten seconds for an answer, so a check that would begin later is refused. */
const WAITING_MS = 8000;

/** Maximum length in characters; the rest of a longer password is ignored. */
export const PASSWORD_MAX = 1000;

interface Cost {
  cost: number;
  r: number;
  p: number;
}

const hashQueue = new FairQueue(
  { running: RUNNING_MAX, waitingEach: WAITING_EACH_MAX, waiting: WAITING_MAX, waitingMs: WAITING_MS },
  () => new HttpError(503, httpTexts.busy, { retryAfter: 5 }),
);

/** The same characters give the same key however they are composed. */
const derive = (password: string, salt: Buffer, { cost, r, p }: Cost, caller: Caller): Promise<Buffer> =>
  hashQueue.run(
    caller,
    () =>
      new Promise((resolve, reject) => {
        const options: ScryptOptions = { N: 2 ** cost, r, p, maxmem: 256 * 2 ** cost * r };
        const text = password.slice(0, PASSWORD_MAX).normalize('NFKC');
        scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

/**
 * `scrypt$cost$r$p$salt$key`, salt and key in base64url.
 * @param caller whose turn in the queue it takes
 */
export async function hashPassword(
  password: string,
  cost = PASSWORD_COST,
  caller: Caller = 'server',
): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { cost, r: BLOCK, p: PARALLEL }, caller);
  return ['scrypt', cost, BLOCK, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parsed(hash: string): (Cost & { salt: Buffer; key: Buffer }) | undefined {
  const [kind, cost, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return undefined;
  const [saltBytes, keyBytes] = [Buffer.from(salt, 'base64url'), Buffer.from(key, 'base64url')];
  return { cost: Number(cost), r: Number(r), p: Number(p), salt: saltBytes, key: keyBytes };
}

/** Whether the hash was made at another cost than the current one. */
export function needsRehash(hash: string, cost = PASSWORD_COST): boolean {
  const made = parsed(hash);
  return made?.cost !== cost || made.r !== BLOCK || made.p !== PARALLEL;
}

/** Whether the password is the one of this hash. An unreadable hash matches nothing. */
export async function isPassword(
  password: string,
  hash: string,
  caller: Caller = 'server',
): Promise<boolean> {
  const made = parsed(hash);
  if (!made) return false;
  const given = await derive(password, made.salt, made, caller);
  if (made.key.length === given.length && timingSafeEqual(made.key, given)) return true;
  // An older, cheaper hash is made to take as long as a current one, so that timing doesn't reveal old accounts.
  const rest = { ...made, p: PARALLEL - made.p };
  if (rest.p > 0) await derive(password, made.salt, rest, caller);
  return false;
}

/** A hash at the current cost that no password matches; checking it takes as long as a real check. */
export function decoyHash(cost = PASSWORD_COST): string {
  const filler = Buffer.alloc(KEY_BYTES).toString('base64url');
  return ['scrypt', cost, BLOCK, PARALLEL, filler, filler].join('$');
}
