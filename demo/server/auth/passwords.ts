/**
 * Passwords are kept as scrypt hashes that carry their own parameters, so that the cost can be raised later without
 * locking anyone out. Each hash takes 64 MB and 150 ms: a few run at once, a bounded number waits.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../http/httpError';
import { serverTexts } from '../texts';

/** log2 of scrypt's N. */
export const PASSWORD_COST = 16;
const BLOCK = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
const RUNNING_MAX = 2;
const WAITING_MAX = 40;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw new HttpError(503, serverTexts.busy, { retryAfter: 5 });
    // Whoever ends hands its place over: `running` doesn't change.
    await new Promise<void>((start) => waiting.push(start));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const derive = (password: string, salt: Buffer, cost: number, r: number, p: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const options: ScryptOptions = { N: 2 ** cost, r, p, maxmem: 256 * 2 ** cost * r };
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** `scrypt$cost$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, BLOCK, PARALLEL);
  return ['scrypt', cost, BLOCK, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one of this hash. An unreadable hash matches nothing. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, cost, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(r), Number(p));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A hash nobody has the password of, at the cost of another one: checking it takes as long as a real check. */
export function decoyHash(cost = PASSWORD_COST): string {
  const filler = Buffer.alloc(KEY_BYTES).toString('base64url');
  return ['scrypt', cost, BLOCK, PARALLEL, filler, filler].join('$');
}
