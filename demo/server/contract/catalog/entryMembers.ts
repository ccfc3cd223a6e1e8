import { sql } from 'kysely';
import type { Api } from '../../guard/api';
import type { Condition } from '../../store/database/conditions';
import { personColumns } from '../../store/rows/memberDetail';
import { writtenWith } from '../../store/rows/memberRow';
import { takenBy } from '../../store/rows/whoCounts';
import { streamedList } from '../members/memberStream';
import type { EntryKind } from './entryKind';
import { entryName } from './entryWrites';

/** Selects the members (`membres as m`) that are currently linked to a row. */
export const linkedTo = ({ links, key, hasEnd }: EntryKind, id: number): Condition => sql<boolean>`
  m.id in (select membre_id from ${sql.table(links)}
    where ${sql.ref(key)} = ${id} ${hasEnd ? sql`and date_sortie is null` : sql``})`;

/** The day on which the current stay began. A member has at most one current stay. */
const joined = ({ links }: EntryKind) => sql`(select l.date_inscription from ${sql.table(links)} as l
  where l.membre_id = m.id and l.date_sortie is null) as date_inscription`;

/**
 * The members currently linked to a row, by name, with spouse and age category. The answer `{membres}` is streamed, because
 * there may be thousands. `date_inscription` is the day on which they joined the group or department.
 * @throws HttpError 404 when the row is gone
 */
export async function membersOfEntry(
  { db, ...announced }: Pick<Api, 'db' | 'capabilities'>,
  kind: EntryKind,
  id: number,
): Promise<Response> {
  await entryName(db, kind, id);
  const columns = writtenWith(kind.hasEnd ? { date_inscription: joined(kind) } : {});
  const shape = sql<string>`row_to_json((select r from (select ${columns}, ${personColumns}) as r))::text`;
  return streamedList(db, [linkedTo(kind, id), ...takenBy('counts', { announced })], shape, [
    '{"membres":[',
    ']}',
  ]);
}
