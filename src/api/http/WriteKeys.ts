import type { Method } from '../endpoint';
import { failureOf, isAbort, mayHaveWritten } from '../errors';

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The keys of creations. A creation that may have been carried out is sent again with the key that it had, so that the
 * back end does it only once; any other creation gets a key of its own.
 */
export class WriteKeys {
  /** Keys of creations without a clear outcome, by what they send. */
  #unsure = new Map<string, string>();

  /** @param what the same for creations with the same endpoint and arguments */
  async send<A>(method: Method, what: string, work: (key?: string) => Promise<A>): Promise<A> {
    if (method !== 'POST') return work();
    const key = this.#unsure.get(what) ?? newKey();
    this.#unsure.delete(what);
    try {
      return await work(key);
    } catch (error) {
      if (isAbort(error) || mayHaveWritten(failureOf(error))) this.#unsure.set(what, key);
      throw error;
    }
  }
}
