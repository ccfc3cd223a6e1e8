/**
 * The parts of `node:crypto` that the server uses, for a browser. Passwords are hashed cheaply here, because the page shows
 * the password of the demo account and no data outlive the tab.
 */
import { Bytes } from './bytes';
import { sha256 } from './sha256';

const utf8 = new TextEncoder();

export function createHash(_kind: 'sha256') {
  let message = new Uint8Array();
  const hash = {
    update(part: string | Uint8Array) {
      const bytes = typeof part === 'string' ? utf8.encode(part) : part;
      const longer = new Uint8Array(message.length + bytes.length);
      longer.set(message);
      longer.set(bytes, message.length);
      message = longer;
      return hash;
    },
    bytes: () => sha256(message),
    digest: (coding: 'base64url') => new Bytes(hash.bytes()).toString(coding),
  };
  return hash;
}

const HMAC_BLOCK = 64;

/** RFC 2104 over SHA-256. */
export function createHmac(_kind: 'sha256', secret: string) {
  const given = utf8.encode(secret);
  const key = new Uint8Array(HMAC_BLOCK);
  key.set(given.length > HMAC_BLOCK ? sha256(given) : given);
  const inner = createHash('sha256').update(key.map((byte) => byte ^ 0x36));
  const hmac = {
    update(part: string | Uint8Array) {
      inner.update(part);
      return hmac;
    },
    digest: (coding: 'base64url') =>
      createHash('sha256')
        .update(key.map((byte) => byte ^ 0x5c))
        .update(inner.bytes())
        .digest(coding),
  };
  return hmac;
}

export const randomBytes = (length: number): Bytes =>
  new Bytes(crypto.getRandomValues(new Uint8Array(length)));

/** A random whole number from `min` (0 if left out) to below `end`. */
export function randomInt(min: number, end?: number): number {
  const [from, below] = end === undefined ? [0, min] : [min, end];
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return from + Math.floor((drawn / 2 ** 32) * (below - from));
}

export function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  _options: object,
  done: (error: Error | null, key: Bytes) => void,
): void {
  const text = utf8.encode(password);
  const message = new Uint8Array(salt.length + text.length);
  message.set(salt);
  message.set(text, salt.length);
  done(null, new Bytes(sha256(message)).subarray(0, length) as Bytes);
}

export const timingSafeEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
