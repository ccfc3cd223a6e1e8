import type { Method } from '../endpoint';
import { type Failure, failureOf, isAbort, mayHaveWritten } from '../errors';

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Whether a refusal came before the back end looked at what is stored, so that it says nothing of an earlier attempt. */
const saysNothing = ({ kind, status }: Failure): boolean =>
  kind === 'unauthenticated' || kind === 'forbidden' || status === 408 || status === 429;

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
    const held = this.#unsure.get(what);
    const key = held ?? newKey();
    this.#unsure.delete(what);
    try {
      return await work(key);
    } catch (error) {
      const failure = failureOf(error);
      const isUnsure =
        isAbort(error) || mayHaveWritten(failure) || (held !== undefined && saysNothing(failure));
      if (isUnsure) this.#unsure.set(what, key);
      throw error;
    }
  }
}
