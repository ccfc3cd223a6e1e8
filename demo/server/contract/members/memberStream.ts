/**
 * Streams whole lists of members, for pickers. The database writes the JSON in slices in the order of an index, and each
 * slice is sent at once: 100,000 members are never in memory together, and take a second instead of three.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Condition, whereAll } from '../../store/database/conditions';
import type { Database } from '../../store/database/database';
import { writtenColumns } from '../../store/rows/memberRow';
import { textStream } from '../exports/textStream';

const SLICE = 2000;

/** An SQL expression over `membres as m` that writes a member as JSON text. */
type MemberShape = RawBuilder<string>;

/** A member as lists show it. */
const listed: MemberShape = sql`row_to_json((select r from (select ${writtenColumns}) as r))::text`;

/** A member as pickers show it, see `pickedMemberSchema`. */
export const simple: MemberShape = sql`
  json_build_object('id', m.id, 'name', trim(m.nom || ' ' || m.prenom), 'nom', m.nom,
    'email', m.email, 'ville', m.ville)::text`;

interface Slice {
  rows: string | null;
  count: number;
  tri: string;
  id: number;
}

/** The JSON of the matching members by name, separated by commas. No chunk is empty. */
async function* jsonSlices(db: Database, conditions: readonly Condition[], shape: MemberShape) {
  let after: Condition[] = [];
  for (;;) {
    const { rows } = await sql<Slice>`
      select string_agg(json, ',') as rows, count(*) as count,
        (array_agg(tri))[count(*)::integer] as tri, (array_agg(id))[count(*)::integer] as id
      from (
        select ${shape} as json, m.tri, m.id from membres as m ${whereAll([...conditions, ...after])}
        order by m.tri, m.id limit ${SLICE}
      ) as slice`.execute(db);
    const slice = rows[0]!;
    if (slice.rows) yield slice.rows;
    if (slice.count < SLICE) return;
    after = [sql`(m.tri, m.id) > (${slice.tri}, ${slice.id})`];
  }
}

/** The text before and after the rows in `data`. */
type Around = readonly [before: string, after: string];

/** Writes `{success, message, data: […]}` chunk by chunk. */
async function* envelope(chunks: AsyncGenerator<string>, [before, after]: Around) {
  let separator = `{"success":true,"message":null,"data":${before}`;
  for await (const chunk of chunks) {
    yield separator + chunk;
    separator = ',';
  }
  yield separator === ',' ? `${after}}` : `${separator}${after}}`;
}

/** Answers with the whole list. */
export function streamedList(
  db: Database,
  conditions: readonly Condition[],
  shape: MemberShape = listed,
  around: Around = ['[', ']'],
): Response {
  const body = textStream(envelope(jsonSlices(db, conditions, shape), around));
  return new Response(body, { headers: { 'content-type': 'application/json; charset=UTF-8' } });
}
