/**
 * Limits how often passwords may be tried. Attempts are counted per account *and* address, so that guessing from elsewhere
 * never locks the owner out. Guessing from many addresses reduces the share of each address but never to zero: the owner
 * always has an attempt left, and one is enough.
 */
import { HttpError } from '../../http/httpError';
import type { Attempts } from '../../store/database/Attempts';
import { ACCOUNT_SIGN_INS, SIGN_IN_SHARES, SIGN_INS } from '../doors/limits';
import type { Turn } from '../passwords/FairQueue';
import type { CallerIdentity, KnownCallers } from './KnownCallers';
import { signInLimitTexts } from './texts';

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

/** The account that was named; the typed text when there is no such account. */
export type SignInTarget = readonly ['compte' | 'inconnu', string];

export class LoginGuard {
  constructor(
    private readonly attempts: Attempts,
    private readonly known: KnownCallers,
  ) {}

  /**
   * Counts the attempt of the address before its body is read.
   * @throws HttpError 429
   */
  async enter(caller: string): Promise<void> {
    const wait = await this.attempts.gate(SIGN_INS, 'login', caller);
    if (wait) throw this.refusal(wait);
  }

  /**
   * Counts the attempt before the password is checked, so that simultaneous attempts can't get around the limit.
   * @returns the turn that the check takes
   * @throws HttpError 429
   */
  async admit(from: CallerIdentity, tried: SignInTarget): Promise<Turn> {
    const { caller } = from;
    const own = await this.attempts.tally(ACCOUNT_SIGN_INS.seconds, 'login', caller, ...tried);
    // Attempts refused without checking the password don't count against the account, because they guess nothing.
    if (own.attempts > ACCOUNT_SIGN_INS.attempts) await this.turnAway(caller, own.left);
    const all = await this.attempts.tally(ACCOUNT_SIGN_INS.seconds, ...tried);
    const share = SIGN_IN_SHARES.findLast(({ above }) => all.attempts > above) ?? SIGN_IN_SHARES[0];
    if (own.attempts > share.attempts) await this.turnAway(caller, own.left, tried);
    const [kind, account] = tried;
    const isKnown = await this.known.isKnown(kind === 'compte' ? Number(account) : 0, from);
    return { caller, isKnown };
  }

  /** Takes back the counts after a sign-in, and remembers where it came from. */
  async succeed(from: CallerIdentity, tried: SignInTarget): Promise<void> {
    const { caller } = from;
    await this.attempts.clear('login', caller, ...tried);
    await this.attempts.uncount('login', caller);
    await this.attempts.uncount(...tried);
    const [kind, account] = tried;
    if (kind === 'compte') await this.known.remember(Number(account), from);
  }

  /** Refuses the attempt. It doesn't count for the address, so that others behind it can sign in to other accounts. */
  private async turnAway(caller: string, wait: number, tried?: SignInTarget): Promise<never> {
    await this.attempts.uncount('login', caller);
    if (tried) await this.attempts.uncount(...tried);
    throw this.refusal(wait);
  }

  private refusal(wait: number): HttpError {
    return new HttpError(429, signInLimitTexts.tooManyLogins(minutes(wait)), { retryAfter: wait });
  }
}
