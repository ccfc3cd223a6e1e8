/** The stored token and user. Storage that throws, or holds junk, counts as empty: the session then lives in memory. */
import type { Utilisateur } from '../domain/utilisateur';

export const TOKEN_KEY = 'authToken';
export const USER_KEY = 'user';
/** Present when the server ended the session: other tabs then keep what was being typed. */
const EXPIRED_KEY = 'parvis:expired';
/** The back end that the stored token is for. */
const OWNER_KEY = 'parvis:api';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** By hand, so that the sign-in form doesn't wait for zod: what is shown or compared must be text. */
function isUser(value: unknown): value is Utilisateur {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, name, nom, prenom, username, email } = value as Record<string, unknown>;
  const isText = (part: unknown) => part === undefined || part === null || typeof part === 'string';
  return [name, nom, prenom, username, email].every(isText) && (isText(id) || typeof id === 'number');
}

/**
 * `undefined` takes local storage where it is usable; `null` stores nothing. A token that another back end than `api`
 * gave must never reach it, as it would from a page that names another address: nothing is then read or stored. A token
 * of unknown origin belongs to the first who comes.
 */
export function createTokenStore(given?: KeyValueStore | null, api = '') {
  const owner = quietly(() => new URL(api || '/', location.href).href) ?? api;
  const kept = given === undefined ? quietly(() => globalThis.localStorage) : given;
  const isOwn = () => [owner, null].includes(kept?.getItem(OWNER_KEY) ?? null) || !kept?.getItem(TOKEN_KEY);
  const storage = quietly(isOwn) === false ? null : kept;
  return {
    /** Whether other tabs see it. */
    isShared: Boolean(storage),
    token: () => quietly(() => storage?.getItem(TOKEN_KEY)) || undefined,
    user(): Utilisateur | undefined {
      const read: unknown = quietly(() => JSON.parse(storage?.getItem(USER_KEY) ?? ''));
      return isUser(read) ? read : undefined;
    },
    /** The user first: other tabs follow the token. */
    save(token: string, user: Utilisateur | undefined): void {
      quietly(() =>
        user ? storage?.setItem(USER_KEY, JSON.stringify(user)) : storage?.removeItem(USER_KEY),
      );
      quietly(() => storage?.removeItem(EXPIRED_KEY));
      quietly(() => storage?.setItem(OWNER_KEY, owner));
      quietly(() => storage?.setItem(TOKEN_KEY, token));
    },
    /** Whether it was the server that ended the session last. */
    isExpired: () => Boolean(quietly(() => storage?.getItem(EXPIRED_KEY))),
    clear(isExpired: boolean): void {
      quietly(() => storage?.removeItem(USER_KEY));
      quietly(() => (isExpired ? storage?.setItem(EXPIRED_KEY, '1') : storage?.removeItem(EXPIRED_KEY)));
      quietly(() => storage?.removeItem(OWNER_KEY));
      quietly(() => storage?.removeItem(TOKEN_KEY));
    },
  };
}
