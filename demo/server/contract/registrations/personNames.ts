/** What people are called behind links and in mails: by first name, because a mail may be read by others. */
import { mailName } from '../../letters/mailName';
import type { Database } from '../../store/database/database';
import { registrationPageTexts as texts } from './texts';

/**
 * The names of the people of one registration, in the order of the form. A first name that could be read as a message is left out:
 * the person has a number instead, which is the place in the form and stays when others withdraw. Two of one first name have it
 * beside the name.
 */
export function namesOf(people: readonly { id: number; prenom: string }[]): Map<number, string> {
  const named = people.map(({ id, prenom }, at) => ({ id, name: mailName(prenom), number: at + 1 }));
  const isTwice = (name: string) => named.filter((other) => other.name === name).length > 1;
  return new Map(
    named.map(({ id, name, number }) => {
      if (name === undefined) return [id, texts.person(number)];
      return [id, isTwice(name) ? texts.numbered(name, number) : name];
    }),
  );
}

/** The name of each person of a registration. */
export async function personNames(db: Database, registration: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('inscrits')
    .select(['id', 'prenom'])
    .where('inscription_id', '=', registration)
    .orderBy('id')
    .execute();
  return namesOf(rows);
}
