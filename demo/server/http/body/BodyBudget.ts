import { HttpError } from '../httpError';
import { httpTexts } from '../texts';
import { BODY_PARTS, type BodyKind, type Pace } from './bodyParts';

const RETRY_SECONDS = 5;

/** Counts the bytes of one call until they are released. */
export interface Reservation {
  /** How fast the bytes must arrive. */
  pace: Pace;
  /** @throws HttpError 503 when a limit would be exceeded */
  take(bytes: number): void;
  release(): void;
}

/** The bytes in memory of one kind of bodies. */
class Share {
  private total = 0;
  private readonly ofHolders = new Map<string, number>();

  constructor(private readonly limits: { all: number; each: number }) {}

  /** @returns whether the limits are kept */
  add(holder: string, bytes: number): boolean {
    this.total += bytes;
    const own = (this.ofHolders.get(holder) ?? 0) + bytes;
    if (own) this.ofHolders.set(holder, own);
    else this.ofHolders.delete(holder);
    return this.total <= this.limits.all && own <= this.limits.each;
  }
}

/** Counts the bytes of bodies from their arrival until their call is answered, apart for each kind. */
export class BodyBudget {
  private readonly shares = new Map<BodyKind, Share>();

  /** @param holder whose share of the kind it takes: an account, or the address of a stranger */
  reserve(kind: BodyKind, holder: string): Reservation {
    const { pace, ...limits } = BODY_PARTS[kind];
    const share = this.shares.get(kind) ?? new Share(limits);
    this.shares.set(kind, share);
    let own = 0;
    return {
      pace,
      take: (bytes) => {
        own += bytes;
        if (!share.add(holder, bytes))
          throw new HttpError(503, httpTexts.uploadsBusy, { retryAfter: RETRY_SECONDS });
      },
      release: () => {
        share.add(holder, -own);
        own = 0;
      },
    };
  }
}
