import { HttpError, invalid } from '../../http/httpError';
import type { Attempts } from '../../store/database/Attempts';
import type { Database } from '../../store/database/database';
import type { Limit } from '../../store/database/limit';
import { isPassword } from './passwordHash';
import { confirmTexts } from './texts';

/** Wrong passwords of a signed-in person, so that a session that was left open doesn't help to guess the password. */
export const CONFIRM_LIMIT: Limit = { attempts: 10, seconds: 900 };

/**
 * Asks a signed-in person for the password once more.
 * @param field the field of the form, which a refusal names
 * @returns the hash that the password was checked against
 * @throws HttpError 422 for a wrong password, 429 after too many
 */
export async function confirmPassword(
  { db, attempts }: { db: Database; attempts: Attempts },
  id: number,
  password: string,
  caller: string,
  field = 'mot_de_passe',
): Promise<string> {
  const key = ['confirmation', String(id)];
  const wait = await attempts.count(CONFIRM_LIMIT, ...key);
  if (wait)
    throw new HttpError(429, confirmTexts.tooManyPasswords(Math.ceil(wait / 60)), { retryAfter: wait });
  const { mot_de_passe } = await db
    .selectFrom('utilisateurs')
    .select('mot_de_passe')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, mot_de_passe, caller)))
    throw invalid({ [field]: confirmTexts.wrongPassword });
  await attempts.clear(...key);
  return mot_de_passe;
}
