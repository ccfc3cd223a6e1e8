import { HttpError, invalid } from '../../http/httpError';
import type { Limit } from '../auth/Attempts';
import { isPassword } from '../passwords/passwordHash';
import type { Api } from '../writes/api';
import { accountTexts } from './texts';

/** Wrong passwords of a signed-in person, so that a session that was left open doesn't help to guess the password. */
export const CONFIRM_LIMIT: Limit = { attempts: 10, seconds: 900 };

/**
 * Asks a signed-in person for the password once more.
 * @param field the field of the form, which a refusal names
 * @returns the hash that the password was checked against
 * @throws HttpError 422 for a wrong password, 429 after too many
 */
export async function confirmPassword(
  { db, attempts }: Pick<Api, 'db' | 'attempts'>,
  id: number,
  password: string,
  caller: string,
  field = 'mot_de_passe',
): Promise<string> {
  const key = ['confirmation', String(id)];
  const wait = await attempts.count(CONFIRM_LIMIT, ...key);
  if (wait)
    throw new HttpError(429, accountTexts.tooManyPasswords(Math.ceil(wait / 60)), { retryAfter: wait });
  const { mot_de_passe } = await db
    .selectFrom('utilisateurs')
    .select('mot_de_passe')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, mot_de_passe, caller)))
    throw invalid({ [field]: accountTexts.wrongPassword });
  await attempts.clear(...key);
  return mot_de_passe;
}
