/** Finds the members that lines of a file may be about. */
import { sql } from 'kysely';
import { sortKey } from '../../../../src/domain/search/fold';
import { personKeys } from '../../../../src/domain/search/likeness';
import type { Database } from '../../database/openDatabase';
import type { WriteTransaction } from '../../database/writeQueue';
import type { MemberFields } from '../write/memberFields';

type Keyed = Pick<MemberFields, 'nom' | 'prenom' | 'date_naissance' | 'email'>;

/** Finds members who may be people of the batch, and returns their ids by key. */
export async function knownMembers(
  db: Database | WriteTransaction,
  batch: readonly Keyed[],
): Promise<Map<string, number>> {
  const names = batch.map(sortKey);
  const emails = batch.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const { rows } = await sql<Keyed & { id: number }>`
    select id, nom, prenom, date_naissance, email from membres
    where tri = any(${names}::text[]) or lower(email) = any(${emails}::text[])
    order by id desc`.execute(db);
  return new Map(rows.flatMap((row) => personKeys(row).map((key): [string, number] => [key, row.id])));
}
