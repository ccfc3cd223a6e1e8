/**
 * Sheets and ticks that this device keeps for a time without network. They are encrypted with a key that the browser keeps and
 * gives to no program, not even to this one: a copy of the files alone is of no use.
 */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { KEPT_DATABASE, KEPT_MS } from '../../../session/keptOnDevice';

interface Sealed {
  /** When it was written, in milliseconds since 1970. */
  le: number;
  iv: Uint8Array<ArrayBuffer>;
  donnees: ArrayBuffer;
}

interface Tables extends DBSchema {
  cle: { key: string; value: CryptoKey };
  /** By the digest of a place, so that a name of it tells nothing. */
  lignes: { key: string; value: Sealed };
}

const OWN_KEY = 'cle';
const AES = 'AES-GCM';

const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

async function ownKey(db: IDBPDatabase<Tables>): Promise<CryptoKey> {
  const known = await db.get('cle', OWN_KEY);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have been quicker.
  const transaction = db.transaction('cle', 'readwrite');
  const first = (await transaction.store.get(OWN_KEY)) ?? made;
  await transaction.store.put(first, OWN_KEY);
  await transaction.done;
  return first;
}

export class Vault {
  private constructor(
    private readonly db: IDBPDatabase<Tables>,
    private readonly key: CryptoKey,
    private readonly now: () => number,
  ) {}

  /** @returns undefined where the browser refuses storage, as in a private window, or the page isn't secure */
  static async open(now: () => number = Date.now): Promise<Vault | undefined> {
    try {
      const db = await openDB<Tables>(KEPT_DATABASE, 1, {
        upgrade(opened) {
          opened.createObjectStore('cle');
          opened.createObjectStore('lignes');
        },
        // A sign-out in another tab deletes the database.
        blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      });
      const vault = new Vault(db, await ownKey(db), now);
      await vault.#removeOld();
      return vault;
    } catch {
      return undefined;
    }
  }

  /** @returns undefined where nothing is kept, or it can't be read */
  async read(place: string): Promise<unknown> {
    try {
      const sealed = await this.db.get('lignes', await digestOf(place));
      if (!sealed) return undefined;
      const { iv, donnees } = sealed;
      const bytes = await crypto.subtle.decrypt({ name: AES, iv }, this.key, donnees);
      return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    } catch {
      return undefined;
    }
  }

  /** @returns whether it is kept: storage may be full, or gone since the sign-out */
  async write(place: string, content: unknown): Promise<boolean> {
    try {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(content));
      const donnees = await crypto.subtle.encrypt({ name: AES, iv }, this.key, bytes);
      await this.db.put('lignes', { le: this.now(), iv, donnees }, await digestOf(place));
      return true;
    } catch {
      return false;
    }
  }

  async remove(place: string): Promise<void> {
    try {
      await this.db.delete('lignes', await digestOf(place));
    } catch {
      // It is gone with the database.
    }
  }

  /** Deletes everything, with the key. */
  async destroy(): Promise<void> {
    this.db.close();
    await deleteDB(KEPT_DATABASE);
  }

  async #removeOld(): Promise<void> {
    const transaction = this.db.transaction('lignes', 'readwrite');
    for await (const cursor of transaction.store)
      if (this.now() - cursor.value.le > KEPT_MS) await cursor.delete();
    await transaction.done;
  }
}
