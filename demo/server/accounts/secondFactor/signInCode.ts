import { CODE_ASKED } from '../../../../src/domain/accounts/codeAsked';
import type { Limit } from '../../auth/limits/Attempts';
import type { Api } from '../../http/api';
import { HttpError } from '../../http/httpError';
import { accountTexts } from '../texts';
import { spendCode } from './codes';

/**
 * Codes tried per account. They count after the right password only, so that others can't use them up; an owner whose
 * password is known can choose another one. With three codes valid at a time, a guess succeeds once in 16,000 hours of trying.
 */
export const CODE_LIMIT: Limit = { attempts: 20, seconds: 3600 };

/** Longer than any code, with what may be typed between its letters. */
const CODE_MAX = 50;

interface Account {
  id: number;
  totp_secret: string | null;
  totp_actif_le: string | null;
}

/**
 * Asks for the code where the account has a second factor. The password was right.
 * @throws HttpError 401 with `etat` when a code is missing or wrong, 429 after too many
 */
export async function checkSignInCode(
  { db, attempts, now }: Pick<Api, 'db' | 'attempts' | 'now'>,
  account: Account,
  code: string | undefined,
): Promise<void> {
  if (!account.totp_actif_le) return;
  const refusal = (message: string) => new HttpError(401, message, { etat: CODE_ASKED });
  if (!code?.trim()) throw refusal(accountTexts.codeNeeded);
  const key = ['code', String(account.id)];
  const wait = await attempts.count(CODE_LIMIT, ...key);
  if (wait) throw new HttpError(429, accountTexts.tooManyCodes(Math.ceil(wait / 60)), { retryAfter: wait });
  if (!(await spendCode(db, account, code.slice(0, CODE_MAX), now()))) throw refusal(accountTexts.wrongCode);
  await attempts.uncount(...key);
}
