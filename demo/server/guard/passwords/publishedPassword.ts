/**
 * Finds accounts with the password that the documentation publishes. All accounts are checked, since an address may
 * have been changed by hand. Each check costs a scrypt, so its result is kept beside the account with the SHA-256 of
 * the checked hash: the next start only checks passwords that have changed.
 */

import { fingerprint } from '../../links/secret';
import type { Database } from '../../store/database/database';

/** The password of the sample accounts where no other is chosen, as the documentation publishes it. */
export const DEMO_PASSWORD = 'parvis-demo';

import { isPassword } from './passwordHash';

/**
 * E-mail addresses of enabled accounts that have the published password.
 * @param among checks only these addresses
 * @param disabledToo checks disabled accounts as well
 */
export async function publishedAccounts(
  db: Database,
  among?: readonly string[],
  disabledToo = false,
): Promise<string[]> {
  const accounts = await db
    .selectFrom('utilisateurs')
    .select(['id', 'email', 'mot_de_passe', 'mot_de_passe_verifie'])
    .$if(!disabledToo, (query) => query.where('desactive_le', 'is', null))
    .$if(among !== undefined, (query) => query.where('email', 'in', [...among!]))
    .orderBy('id')
    .execute();
  const published: string[] = [];
  for (const { id, email, mot_de_passe, mot_de_passe_verifie } of accounts) {
    const checked = fingerprint(mot_de_passe);
    if (mot_de_passe_verifie === checked) continue;
    if (await isPassword(DEMO_PASSWORD, mot_de_passe)) published.push(email);
    else
      await db
        .updateTable('utilisateurs')
        .set({ mot_de_passe_verifie: checked })
        .where('id', '=', id)
        .execute();
  }
  return published;
}
