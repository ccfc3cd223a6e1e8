import { serverTexts } from '../../texts';
import { HttpError } from '../httpError';

const MEGABYTE = 2 ** 20;

/** Maximum size of all bodies in memory, over all callers. */
const BODY_BYTES_MAX = 200 * MEGABYTE;

/** The part of it that one address may use. */
const CALLER_BYTES_MAX = BODY_BYTES_MAX / 2;

const RETRY_SECONDS = 5;

/** Counts the bytes of one call until they are released. */
export interface Reservation {
  /** @throws HttpError 503 when the limit would be exceeded */
  take(bytes: number): void;
  release(): void;
}

/** Counts the bytes of bodies from their arrival until their call is answered. */
export class BodyBudget {
  private total = 0;
  private readonly ofCallers = new Map<string, number>();

  reserve(caller: string): Reservation {
    let own = 0;
    const add = (bytes: number) => {
      own += bytes;
      this.total += bytes;
      const ofCaller = (this.ofCallers.get(caller) ?? 0) + bytes;
      if (ofCaller) this.ofCallers.set(caller, ofCaller);
      else this.ofCallers.delete(caller);
      return ofCaller;
    };
    return {
      take: (bytes) => {
        const ofCaller = add(bytes);
        if (this.total > BODY_BYTES_MAX || ofCaller > CALLER_BYTES_MAX)
          throw new HttpError(503, serverTexts.uploadsBusy, { retryAfter: RETRY_SECONDS });
      },
      release: () => {
        add(-own);
      },
    };
  }
}
