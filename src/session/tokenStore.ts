/**
 * The stored token and user. Storage that throws, or holds junk, counts as empty: the session then lives in memory.
 *
 * `authToken` and `user` are names that many programs use, so a host page may keep its own values under them. The key
 * `parvis:api` records what Parvis wrote: for which back end, with a checksum of each value. A value without its
 * checksum belongs to another program: it is neither sent to a back end of another origin, nor changed, nor removed.
 * The back end of the page's own origin may be asked about such a token; once it has confirmed it, Parvis owns the
 * session too.
 */
import type { AuthUser } from '../domain/user';

export const TOKEN_KEY = 'authToken';
/** The back end that the stored token is for, and the checksums of token and user. */
export const OWNER_KEY = 'parvis:api';
const USER_KEY = 'user';
/** Present when the server ended the session: other tabs then keep what was being typed. */
const EXPIRED_KEY = 'parvis:expired';

/** The back end and the value that it gave this device, which stays after a sign-out. */
const DEVICE_KEY = 'parvis:appareil';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A checksum that tells two values of a key apart. It protects nothing, because the value is stored beside it. */
function sumOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum.toString(36);
}

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** By hand, so that the sign-in form doesn't wait for zod: what is shown or compared must be text. */
function isUser(value: unknown): value is AuthUser {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, name, nom, prenom, username, email } = value as Record<string, unknown>;
  const isText = (part: unknown) => part === undefined || part === null || typeof part === 'string';
  return [name, nom, prenom, username, email].every(isText) && (isText(id) || typeof id === 'number');
}

/** Keeps the token and the user of one back end in a storage, or in memory alone. */
export class TokenStore {
  /** Whether other tabs see it. */
  readonly isShared: boolean;
  readonly #kept: KeyValueStore | null | undefined;
  readonly #owner: string;
  readonly #isOwnOrigin: boolean;
  /** The token that was last read or written by this store. */
  #known: string | undefined;

  /**
   * @param given `undefined` uses local storage where it is available; `null` stores nothing. The storage is that of a
   * window: Node has a global `localStorage` too, which all users of a server would share.
   */
  constructor(given?: KeyValueStore | null, api = '') {
    const address = quietly(() => new URL(api || '/', location.href));
    this.#owner = address?.href ?? api;
    this.#isOwnOrigin = quietly(() => address?.origin === location.origin) ?? false;
    this.#kept = given === undefined ? quietly(() => window.localStorage) : given;
    this.isShared = Boolean(this.#kept);
  }

  token(): string | undefined {
    const found = quietly(() => this.#look());
    this.#known = (found && (found.hasToken || found.isTried) && found.token) || undefined;
    return this.#known;
  }

  user(): AuthUser | undefined {
    const found = quietly(() => this.#look());
    const user = found && (found.isTried || (found.hasToken && found.hasUser())) && found.readUser();
    return isUser(user) ? user : undefined;
  }

  /** Whether Parvis wrote the stored token, if there is one. */
  isOwn(): boolean {
    return quietly(() => this.#look().hasToken) ?? true;
  }

  /** Whether this was the stored token at the last read or write. */
  holds(token: string | undefined): boolean {
    return token !== undefined && token === this.#known;
  }

  /** The user first: other tabs follow the token. */
  save(token: string, user: AuthUser | undefined): void {
    quietly(() => {
      const kept = this.#kept;
      const found = this.#look();
      if (!found.hasToken && !found.isTried) {
        console.warn(
          `Parvis: local storage has an ${TOKEN_KEY} of another program; the session of ${this.#owner} lasts as long as this page.`,
        );
        return;
      }
      this.#known = token;
      const mayWriteUser = found.hasUser() || found.isTried;
      const isConfirmed = found.isTried && found.token === token;
      if (mayWriteUser && !isConfirmed) {
        if (user) kept?.setItem(USER_KEY, JSON.stringify(user));
        else kept?.removeItem(USER_KEY);
      }
      kept?.removeItem(EXPIRED_KEY);
      const written = (mayWriteUser && kept?.getItem(USER_KEY)) || '';
      kept?.setItem(OWNER_KEY, `${this.#owner} ${sumOf(token)} ${sumOf(written)}`);
      kept?.setItem(TOKEN_KEY, token);
    });
  }

  /** What is sent with a sign-in to the back end that gave it at an earlier one. */
  device(): { appareil?: string } {
    const [by, device] = (quietly(() => this.#kept?.getItem(DEVICE_KEY)) ?? '').split(' ');
    return by === this.#owner && device ? { appareil: device } : {};
  }

  /** What the back end gave this device at a sign-in, if anything; it replaces what it gave before. */
  keepDevice(device: string | null | undefined): void {
    quietly(() => {
      if (device) this.#kept?.setItem(DEVICE_KEY, `${this.#owner} ${device}`);
      else if (this.device().appareil) this.#kept?.removeItem(DEVICE_KEY);
    });
  }

  /** Whether it was the server that ended the session last. */
  isExpired(): boolean {
    return Boolean(quietly(() => this.#kept?.getItem(EXPIRED_KEY)));
  }

  clear(isExpired: boolean): void {
    quietly(() => {
      const kept = this.#kept;
      const { by, hasToken, hasUser } = this.#look();
      if (!hasToken && by !== this.#owner) return;
      if (isExpired) kept?.setItem(EXPIRED_KEY, '1');
      else kept?.removeItem(EXPIRED_KEY);
      if (by !== this.#owner) return;
      if (hasUser()) kept?.removeItem(USER_KEY);
      kept?.removeItem(OWNER_KEY);
      if (hasToken) kept?.removeItem(TOKEN_KEY);
    });
  }

  /** Which program owns the two values. A mark without checksums is of version 1.0.0. */
  #look() {
    const token = this.#kept?.getItem(TOKEN_KEY) ?? null;
    const user = this.#kept?.getItem(USER_KEY) ?? null;
    const [by, tokenSum, userSum] = (this.#kept?.getItem(OWNER_KEY) ?? '').split(' ');
    const wrote = (text: string | null, sum?: string) =>
      text === null || (by === this.#owner && (sum === undefined || sum === sumOf(text)));
    const readUser = () => quietly((): unknown => JSON.parse(user ?? ''));
    const hasToken = wrote(token, tokenSum);
    const isForeign = by && by !== this.#owner;
    /** Parvis didn't write the token, but the page's own back end may be asked about it. */
    const isTried = !hasToken && this.#isOwnOrigin && !isForeign && (user === null || isUser(readUser()));
    // Most readers don't ask for the user, whose checksum takes longest.
    return { token, readUser, by, hasToken, hasUser: () => wrote(user, userSum), isTried };
  }
}
