import { joinedNameOf } from '../../../../src/domain/members/member';
import type { WriteTransaction } from '../database/writeQueue';
import { rowTexts } from './texts';

export interface Person {
  id: number;
  nom: string;
  prenom: string;
  conjoint_id: number | null;
}

export const nameOf = (person: Pick<Person, 'nom' | 'prenom'>): string =>
  joinedNameOf(person) || rowTexts.noName;

/** A relative in the form of answers. */
export const relative = ({ id, nom, prenom }: Person) => ({ id, nom, prenom });

/** Finds the people with these ids who exist. */
export async function persons(trx: WriteTransaction, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await trx
    .selectFrom('membres')
    .select(['id', 'nom', 'prenom', 'conjoint_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
