import { CODE_ASKED, CODE_DIGITS } from '../../../../src/domain/accounts/codeAsked';
import { HttpError } from '../../http/httpError';
import type { Api } from '../api';
import { ACCOUNT_CODES, CALLER_CODES } from '../doors/limits';
import type { Turn } from '../passwords/FairQueue';
import { spendCode } from './codes';
import { factorTexts } from './texts';

/** Longer than any code, with what may be typed between its letters. */
const CODE_MAX = 50;

interface Account {
  id: number;
  mot_de_passe: string;
  totp_secret: string | null;
  totp_actif_le: string | null;
}

/** Digits are those of an authenticator; anything else is taken for a recovery code. */
const isOfAuthenticator = (code: string): boolean => code.replace(/\s/g, '').length === CODE_DIGITS;

/**
 * The counts that a code is part of. Their keys contain the password's hash, so that another password has new ones.
 * Recovery codes can't be guessed (80 random bits), so no stranger can use up a count of the account with them; nor can
 * they use up that of the networks from which the owner signs in.
 */
function countsOf({ id, mot_de_passe }: Account, code: string, { caller, isKnown }: Turn) {
  const account = [String(id), mot_de_passe];
  if (!isOfAuthenticator(code))
    return [{ limit: CALLER_CODES, key: ['code de secours', caller, ...account] }];
  const own = { limit: CALLER_CODES, key: ['code', caller, ...account] };
  return isKnown ? [own] : [own, { limit: ACCOUNT_CODES, key: ['code', ...account] }];
}

/**
 * Asks for the code where the account has a second factor. The password was right.
 * @throws HttpError 401 with `etat` when a code is missing or wrong, 429 after too many
 */
export async function checkSignInCode(
  { db, attempts, now }: Pick<Api, 'db' | 'attempts' | 'now'>,
  account: Account,
  code: string | undefined,
  turn: Turn,
): Promise<void> {
  if (!account.totp_actif_le) return;
  const refusal = (message: string) => new HttpError(401, message, { etat: CODE_ASKED });
  if (!code?.trim()) throw refusal(factorTexts.codeNeeded);
  const counts = countsOf(account, code, turn);
  for (const { limit, key } of counts) {
    const wait = await attempts.count(limit, ...key);
    if (wait) throw new HttpError(429, factorTexts.tooManyCodes(Math.ceil(wait / 60)), { retryAfter: wait });
  }
  if (!(await spendCode(db, account, code.slice(0, CODE_MAX), now()))) throw refusal(factorTexts.wrongCode);
  for (const { key } of counts) await attempts.uncount(...key);
}
