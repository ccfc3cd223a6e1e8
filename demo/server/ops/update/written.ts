/**
 * What was stored since a backup was made. It compares numbers that the database gave, not hours, so a clock that was
 * set in between changes nothing.
 */
import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../guard/journal/operations';
import type { DatabaseSchema } from '../../store/tables/schema';
import { tablesOf } from '../../store/tables/tablesOf';
import { momentsAsRead } from '../../time/asRead';
import { type Lines, readArchive } from '../commands/archive';
import { updateTexts, type WrittenOperation } from './texts';

const SHOWN_MAX = 20;
const NAMES_MAX = 5;
/** The journal's own tables: their rows are the operations that are shown. */
const JOURNAL = ['operations', 'changements', 'corbeille'];

interface Mark {
  /** When the backup was made, in ISO 8601. */
  at: string;
  /** The last number of each numbered column, by table. */
  numbers: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

async function markIn(lines: Lines): Promise<Mark> {
  let at = '';
  const numbers = new Map<string, Record<string, number>>();
  for await (const line of lines) {
    if (!line.startsWith('[')) continue;
    const [kind, name, , fourth, last] = JSON.parse(line) as unknown[];
    if (kind === 'parvis-backup') at = String(fourth);
    if (kind === 'end' && typeof name === 'string') numbers.set(name, (last ?? {}) as Record<string, number>);
  }
  return { at, numbers };
}

/** Reads how far a backup goes. @throws Error with a sentence for the operator */
export async function readMark(file: string): Promise<Mark> {
  let mark: Mark | undefined;
  await readArchive(file, async (lines) => {
    mark = await markIn(lines);
  });
  if (mark?.numbers.get('operations')?.id === undefined) throw new Error(updateTexts.noMark(file));
  return mark;
}

interface Row extends Omit<WrittenOperation, 'names'> {
  names: string[] | null;
}

async function operationsAfter(db: Kysely<DatabaseSchema>, last: number): Promise<WrittenOperation[]> {
  const { rows } = await sql<Row>`
    select o.quand as at, o.compte_nom as author, o.genre as kind,
      (select count(*)::integer from changements as c where c.operation_id = o.id and c.avant is null) as added,
      (select count(*)::integer from changements as c
        where c.operation_id = o.id and c.avant is not null and c.apres is not null) as changed,
      (select count(*)::integer from changements as c where c.operation_id = o.id and c.apres is null) as removed,
      (select array_agg(distinct n.nom) from (
        select coalesce(${nameIn(sql`coalesce(c.apres, c.avant)`)}, m.nom || ' ' || m.prenom) as nom from changements as c
        left join membres as m on c.objet = 'membres' and m.id = c.objet_id
        where c.operation_id = o.id order by c.id limit ${NAMES_MAX}) as n where n.nom is not null) as names
    from operations as o where o.id > ${last} order by o.id desc limit ${SHOWN_MAX}`.execute(db);
  return rows.map((row) => ({ ...row, names: row.names ?? [] })).reverse();
}

/** How many rows each table was given since, also in tables that the journal doesn't record. */
async function newRows(
  db: Kysely<DatabaseSchema>,
  { numbers }: Mark,
): Promise<(readonly [string, number])[]> {
  const grown: (readonly [string, number])[] = [];
  for (const { name, numbered } of await tablesOf(db)) {
    const [column] = numbered;
    if (!column || JOURNAL.includes(name)) continue;
    const last = numbers.get(name)?.[column] ?? 0;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where ${sql.ref(column)} > ${last}`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) grown.push([name, count]);
  }
  return grown;
}

/**
 * @param timeZone the zone in which hours are shown; undefined for that of the process
 * @returns lines for the operator, and whether anything was stored since the backup
 */
export async function writtenSince(
  db: Kysely<DatabaseSchema>,
  mark: Mark,
  timeZone: string | undefined,
): Promise<{ lines: string[]; isAny: boolean }> {
  return db.transaction().execute(async (trx) => {
    const asRead = momentsAsRead(timeZone);
    const at = asRead(mark.at);
    const last = mark.numbers.get('operations')?.id ?? 0;
    const { rows: counts } = await sql<{ count: number }>`
      select count(*)::integer as count from operations where id > ${last}`.execute(trx);
    const count = counts[0]?.count ?? 0;
    const grown = await newRows(trx, mark);
    if (!count && !grown.length) return { lines: [updateTexts.nothing(at)], isAny: false };
    const operations = (await operationsAfter(trx, last)).map((operation) => ({
      ...operation,
      at: asRead(operation.at),
    }));
    const lines = [
      count ? updateTexts.written(at, count) : updateTexts.outsideJournal(at),
      ...(count > operations.length ? [updateTexts.more(count - operations.length)] : []),
      ...operations.map(updateTexts.operation),
      ...(grown.length ? [updateTexts.newRows(grown)] : []),
    ];
    return { lines, isAny: true };
  });
}
