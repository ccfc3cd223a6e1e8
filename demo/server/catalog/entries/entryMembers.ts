import { sql } from 'kysely';
import type { Membre } from '../../../../src/domain/membre';
import type { Database } from '../../database/openDatabase';
import { type PersonColumns, personColumns } from '../../members/memberDetail';
import type { Condition } from '../../members/memberFilter';
import { type MemberRow, memberColumns, wireMember } from '../../members/memberRow';
import type { EntryKind } from './entryKind';
import { nameOf } from './entryWrites';

/** Narrows `membres as m` to those linked to a row now. */
export const linkedTo = ({ links, key, hasEnd }: EntryKind, id: number): Condition => sql<boolean>`
  m.id in (select membre_id from ${sql.table(links)}
    where ${sql.ref(key)} = ${id} ${hasEnd ? sql`and date_sortie is null` : sql``})`;

/**
 * Members linked to a row now, by name, with spouse and age category; `date_inscription` is the day they joined a group
 * or department.
 * @throws HttpError 404 when the row is gone
 */
export async function membersOf(db: Database, kind: EntryKind, id: number): Promise<{ membres: Membre[] }> {
  await nameOf(db, kind, id);
  const { rows } = await sql<MemberRow & PersonColumns & { joined: string }>`
    select ${memberColumns}, ${personColumns}, ${kind.hasEnd ? sql`l.date_inscription` : sql`m.date_inscription`} as joined
    from ${sql.table(kind.links)} as l join membres as m on m.id = l.membre_id
    where ${sql.ref(`l.${kind.key}`)} = ${id} ${kind.hasEnd ? sql`and l.date_sortie is null` : sql``}
    order by m.tri, m.id`.execute(db);
  return {
    membres: rows.map(({ joined, ...row }) => ({ ...wireMember(row), ...row, date_inscription: joined })),
  };
}
