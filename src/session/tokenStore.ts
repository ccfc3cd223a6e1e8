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
 * gave must never reach it, as it would from a page that names another address: while there is one, nothing is read,
 * stored or cleared. A token of unknown origin belongs to the first who comes.
 */
export function createTokenStore(given?: KeyValueStore | null, api = '') {
  const owner = quietly(() => new URL(api || '/', location.href).href) ?? api;
  const kept = given === undefined ? quietly(() => globalThis.localStorage) : given;
  const own = () => {
    const known = kept?.getItem(OWNER_KEY);
    return known && known !== owner && kept?.getItem(TOKEN_KEY) ? null : kept;
  };
  return {
    /** Whether other tabs see it. */
    isShared: Boolean(kept),
    token: () => quietly(() => own()?.getItem(TOKEN_KEY)) || undefined,
    user(): Utilisateur | undefined {
      const read: unknown = quietly(() => JSON.parse(own()?.getItem(USER_KEY) ?? ''));
      return isUser(read) ? read : undefined;
    },
    /** The user first: other tabs follow the token. */
    save(token: string, user: Utilisateur | undefined): void {
      quietly(() => (user ? own()?.setItem(USER_KEY, JSON.stringify(user)) : own()?.removeItem(USER_KEY)));
      quietly(() => own()?.removeItem(EXPIRED_KEY));
      quietly(() => own()?.setItem(OWNER_KEY, owner));
      quietly(() => own()?.setItem(TOKEN_KEY, token));
    },
    /** Whether it was the server that ended the session last. */
    isExpired: () => Boolean(quietly(() => own()?.getItem(EXPIRED_KEY))),
    clear(isExpired: boolean): void {
      quietly(() => own()?.removeItem(USER_KEY));
      quietly(() => (isExpired ? own()?.setItem(EXPIRED_KEY, '1') : own()?.removeItem(EXPIRED_KEY)));
      quietly(() => own()?.removeItem(OWNER_KEY));
      quietly(() => own()?.removeItem(TOKEN_KEY));
    },
  };
}
