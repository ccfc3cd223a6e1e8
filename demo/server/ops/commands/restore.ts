/**
 * Fills a database with a whole backup or not at all: every line is checked while it is read, and the transaction is
 * committed only after the last one.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Erasure, erasuresOf } from '../../guard/privacy/erasures';
import { type GoneAgain, goneAgain } from '../../guard/privacy/goneAgain';
import type { Database } from '../../store/database/database';
import { programVersion } from '../../store/database/tablesState';
import { raiseVersion } from '../../store/database/writeQueue';
import { keepNamesApart, letNamesRepeat } from '../../store/migrations/0001-names';
import type { DatabaseSchema } from '../../store/tables/schema';
import { type CopiedTable, TRANSIENT, tablesOf } from '../../store/tables/tablesOf';
import { FORMAT, type Lines } from './archive';
import { commandTexts } from './texts';

const SLICE_ROWS = 2000;
const SLICE_CHARACTERS = 2 ** 20;

export interface RestoreOptions {
  /** Replaces existing data. */
  isForced?: boolean;
  /** What was erased, according to the list beside the database. The backup may be older. */
  erased?: readonly Erasure[];
  /** Brings the members back into the trash that left it since the backup was made, instead of keeping them away. */
  withTrash?: boolean;
}

export function parseNote(line: string): unknown[] {
  try {
    const read: unknown = JSON.parse(line);
    if (Array.isArray(read)) return read;
  } catch {
    // The error is thrown below.
  }
  throw new Error(commandTexts.torn);
}

/** @returns the version of the tables that the backup is of */
export function readHead(line: string | undefined): string {
  const [kind, format, schema] = line === undefined ? [] : parseNote(line);
  if (kind !== 'parvis-backup') throw new Error(commandTexts.noBackup);
  if (format !== FORMAT) throw new Error(commandTexts.otherFormat(String(format)));
  return String(schema);
}

/** Whether both are the same columns. Upgraded tables have them in another order than new ones; rows name them. */
const sameColumns = (columns: unknown, { columns: own }: CopiedTable): boolean =>
  Array.isArray(columns) && String(columns.toSorted()) === String(own.toSorted());

async function emptyTables(
  trx: Kysely<DatabaseSchema>,
  tables: readonly CopiedTable[],
  isForced = false,
): Promise<void> {
  for (const { name } of tables) {
    if (isForced) break;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length) throw new Error(commandTexts.notEmpty);
  }
  const all = [...tables.map(({ name }) => name), ...TRANSIENT].map((name) => sql.table(name));
  await sql`truncate ${sql.join(all)}`.execute(trx);
}

/** Loads the rows of one table. */
class TableLoader {
  private readonly hash = createHash('sha256');
  private slice: string[] = [];
  private characters = 0;
  private count = 0;
  /** Links to rows of the same table, which are set at the end because the rows may come later. */
  private readonly links: Record<string, unknown>[] = [];

  constructor(
    private readonly trx: Kysely<DatabaseSchema>,
    private readonly table: CopiedTable,
  ) {}

  async add(row: string): Promise<void> {
    this.hash.update(row);
    this.count++;
    const { own, key } = this.table;
    if (own.length) {
      const values = JSON.parse(row) as Record<string, unknown>;
      if (own.some((column) => values[column] !== null))
        this.links.push(Object.fromEntries([...key, ...own].map((column) => [column, values[column]])));
    }
    this.slice.push(row);
    this.characters += row.length;
    if (this.slice.length >= SLICE_ROWS || this.characters >= SLICE_CHARACTERS) await this.flush();
  }

  private async flush(): Promise<void> {
    if (!this.slice.length) return;
    const { name, columns, own } = this.table;
    const into = sql.join(columns.map((column) => sql.ref(column)));
    const values = columns.map((column) => (own.includes(column) ? sql`null` : sql.ref(column)));
    const json = `[${this.slice.join(',')}]`;
    await sql`insert into ${sql.table(name)} (${into}) select ${sql.join(values)}
      from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(this.trx);
    this.slice = [];
    this.characters = 0;
  }

  private async link(): Promise<void> {
    const { name, key, own } = this.table;
    const set = sql.join(own.map((column) => sql`${sql.ref(column)} = ${sql.ref(`l.${column}`)}`));
    const same = sql.join(
      key.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`l.${column}`)}`),
      sql` and `,
    );
    for (let at = 0; at < this.links.length; at += SLICE_ROWS) {
      const json = JSON.stringify(this.links.slice(at, at + SLICE_ROWS));
      await sql`update ${sql.table(name)} as t set ${set}
        from json_populate_recordset(null::${sql.table(name)}, ${json}::json) as l where ${same}`.execute(
        this.trx,
      );
    }
  }

  /** @throws Error when the rows are not those that were backed up */
  async end(count: unknown, sum: unknown, numbers: unknown): Promise<void> {
    const { name, numbered } = this.table;
    if (count !== this.count || sum !== this.hash.digest('hex')) throw new Error(commandTexts.changed(name));
    await this.flush();
    await this.link();
    for (const column of numbered) {
      const last = Number((numbers as Record<string, unknown>)?.[column] ?? 0);
      const highest = sql`greatest(${last}, (select max(${sql.ref(column)}) from ${sql.table(name)}), 0)`;
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), greatest(${highest}, 1), ${highest} > 0)`.execute(
        this.trx,
      );
    }
  }
}

/** Fills empty tables with the lines after the head of a backup of these tables. */
export async function fill(
  trx: Kysely<DatabaseSchema>,
  tables: readonly CopiedTable[],
  rest: AsyncIterator<string>,
): Promise<void> {
  let loader: TableLoader | undefined;
  let done = 0;
  for (;;) {
    const { value: line, done: isOver } = await rest.next();
    if (isOver) throw new Error(commandTexts.torn);
    if (line.startsWith('{')) {
      if (!loader) throw new Error(commandTexts.torn);
      await loader.add(line);
      continue;
    }
    const [kind, what, ...more] = parseNote(line);
    if (kind === 'end' && typeof what === 'number') {
      if (what !== done || done !== tables.length) throw new Error(commandTexts.torn);
      return;
    }
    if (kind === 'table') {
      const table = tables.find(({ name }) => name === what);
      if (!table || !sameColumns(more[0], table)) throw new Error(commandTexts.otherTable(String(what)));
      loader = new TableLoader(trx, table);
    } else {
      await loader?.end(more[0], more[1], more[2]);
      loader = undefined;
      done++;
    }
  }
}

/**
 * @returns what of the backup had gone since it was made, and goes again or comes back into the trash
 * @throws Error with a sentence for the operator; the database is then unchanged
 */
export async function restore(
  db: Database,
  lines: Lines,
  { isForced, erased = [], withTrash }: RestoreOptions = {},
): Promise<GoneAgain> {
  const rest = lines[Symbol.asyncIterator]();
  const version = readHead((await rest.next()).value);
  if (version !== programVersion()) throw new Error(commandTexts.otherSchema(version, programVersion()));
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const tables = await tablesOf(trx);
    const known = [...erased, ...(await erasuresOf(trx))];
    await emptyTables(trx, tables, isForced);
    await letNamesRepeat(trx);
    // Rows come back as they were: speakers that are filled in are no change of their events.
    await sql`select set_config('parvis.copie', 'oui', true)`.execute(trx);
    await fill(trx, tables, rest);
    await sql`select set_config('parvis.copie', '', true)`.execute(trx);
    await keepNamesApart(trx);
    const again = await goneAgain(trx, { known, withTrash });
    // The counts that running servers have cached are now out of date.
    for (const set of ['membres', 'evenements'] as const) await raiseVersion(trx, set);
    return again;
  });
}
