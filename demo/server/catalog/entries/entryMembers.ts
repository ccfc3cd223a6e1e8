import { sql } from 'kysely';
import type { Condition } from '../../database/conditions';
import type { Database } from '../../database/openDatabase';
import { personColumns } from '../../members/memberDetail';

import { writtenWith } from '../../members/memberRow';
import { streamedList } from '../../members/memberStream';
import type { EntryKind } from './entryKind';
import { nameOf } from './entryWrites';

/** Narrows `membres as m` to those linked to a row now. */
export const linkedTo = ({ links, key, hasEnd }: EntryKind, id: number): Condition => sql<boolean>`
  m.id in (select membre_id from ${sql.table(links)}
    where ${sql.ref(key)} = ${id} ${hasEnd ? sql`and date_sortie is null` : sql``})`;

/** A present stay is a member's only one. */
const joined = ({ links }: EntryKind) => sql`(select l.date_inscription from ${sql.table(links)} as l
  where l.membre_id = m.id and l.date_sortie is null) as date_inscription`;

/**
 * Members linked to a row now, by name, with spouse and age category, as `{membres}` written as it is read: there may be
 * thousands. `date_inscription` is the day they joined a group or department.
 * @throws HttpError 404 when the row is gone
 */
export async function membersOf(db: Database, kind: EntryKind, id: number): Promise<Response> {
  await nameOf(db, kind, id);
  const columns = writtenWith(kind.hasEnd ? { date_inscription: joined(kind) } : {});
  const shape = sql<string>`row_to_json((select r from (select ${columns}, ${personColumns}) as r))::text`;
  return streamedList(db, [linkedTo(kind, id)], shape, ['{"membres":[', ']}']);
}
