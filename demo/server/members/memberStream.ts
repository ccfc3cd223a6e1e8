/**
 * Whole lists, for pickers and exports: rows are read a slice at a time in the order of an index and written out as
 * they come, so that 100,000 of them never sit in memory together.
 */
import { sql } from 'kysely';
import type { MembreSimple } from '../../../src/domain/membre';
import type { Database } from '../database/openDatabase';
import { type Condition, whereAll } from './memberFilter';
import { type MemberRow, memberColumns, wireMember } from './memberRow';

const SLICE = 2000;

/** Slices of the members that match, by name. */
export async function* memberSlices(db: Database, conditions: readonly Condition[] = []) {
  let after: Condition[] = [];
  for (;;) {
    const { rows } = await sql<MemberRow & { tri: string }>`
      select ${memberColumns}, m.tri from membres as m ${whereAll([...conditions, ...after])}
      order by m.tri, m.id limit ${SLICE}`.execute(db);
    yield rows.map(({ tri: _, ...row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = [sql`(m.tri, m.id) > (${last.tri}, ${last.id})`];
  }
}

export const simpleMember = ({ id, nom, prenom, email }: MemberRow): MembreSimple => ({
  id,
  name: `${nom} ${prenom}`.trim(),
  email,
});

/** `{success, message, data: […]}` written piece by piece. */
export function streamedList(
  db: Database,
  conditions: readonly Condition[],
  read: (row: MemberRow) => unknown = wireMember,
): Response {
  const encoder = new TextEncoder();
  const slices = memberSlices(db, conditions);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await slices.next();
      const open = isFirst ? '{"success":true,"message":null,"data":[' : '';
      const rows = value?.map((row) => JSON.stringify(read(row))).join(',') ?? '';
      const comma = rows && !isFirst ? ',' : '';
      isFirst = false;
      controller.enqueue(encoder.encode(`${open}${comma}${rows}${done ? ']}' : ''}`));
      if (done) controller.close();
    },
    cancel: async () => {
      await slices.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json; charset=UTF-8' } });
}
