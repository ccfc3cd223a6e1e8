import { shownPhone } from '../contact/telephone';
import { sortKey } from '../search/foldAccents';
import { readDay } from '../storedDay';
import type { Member } from './member';

type Person = Pick<Member, 'id' | 'nom' | 'prenom' | 'ville' | 'date_naissance' | 'email' | 'telephone'>;

const known = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.map((text) => text?.trim() ?? '').filter(Boolean);

/** More and more facts, until no other person of the name has the same. */
const stepsOf = ({ id, ville, date_naissance, email, telephone }: Person): string[][] => {
  const short = known([ville, readDay(date_naissance)?.slice(0, 4)]);
  const long = known([...short, email, telephone && shownPhone(telephone)]);
  return [short, known([...short, email]), long, [...long, `n°\u00a0${id}`]];
};

/**
 * What tells people of one name apart: town and year of birth, and where these are the same or unknown also the e-mail
 * address, the telephone number, and at last the number of the record.
 */
export function tellingApart(rows: readonly Person[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, readonly string[]>();
  for (const row of rows) {
    const namesakes = rows.filter((other) => other.id !== row.id && sortKey(other) === sortKey(row));
    const steps = stepsOf(row);
    const isUnique = (facts: readonly string[], at: number) =>
      facts.length > 0 && namesakes.every((other) => stepsOf(other)[at]?.join() !== facts.join());
    const found = namesakes.length > 0 ? steps.find(isUnique) : steps.find((facts) => facts.length > 0);
    texts.set(row.id, found ?? steps.at(-1) ?? []);
  }
  return texts;
}
