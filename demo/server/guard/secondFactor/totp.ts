/**
 * Codes of an authenticator by RFC 6238: SHA-1, six digits, 30 seconds, as every authenticator makes them. Written here,
 * because it is this one file: a library would add as much code to check. Web Crypto exists in Node and in browsers.
 */
import { randomBytes } from 'node:crypto';
import { CODE_DIGITS } from '../../../../src/domain/accounts/codeAsked';

const STEP_SECONDS = 30;
/** Steps before and after the present one that are accepted, for clocks that differ. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += LETTERS[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | LETTERS.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return new Uint8Array(bytes);
}

export const newSecret = (): string => base32(randomBytes(SECRET_BYTES));

/** The code of one step. */
async function codeAt(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = (mac.getUint32(offset) & 0x7fffffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

/** The step whose code this is, near the given moment. */
export async function stepOf(secret: string, code: string, ms: number): Promise<number | undefined> {
  const now = stepAt(ms);
  for (let step = now - DRIFT; step <= now + DRIFT; step++)
    if ((await codeAt(secret, step)) === code) return step;
  return undefined;
}

/** The address that an authenticator reads from a QR code. */
export function authenticatorAddress(secret: string, email: string): string {
  const label = encodeURIComponent(`Parvis:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Parvis`;
}
