/**
 * Creates members from the lines of a file, one batch per transaction: other calls get their turn between batches, and a
 * written batch stays whatever happens later. Every line gets its own report, and a bad line never prevents a good one.
 */
import { sql } from 'kysely';
import {
  type EntryTraits,
  entryTraits,
  type KnownEntry,
  KnownPeople,
  surest,
} from '../../../../../src/domain/import/knownPeople';
import { fieldsOfKind } from '../../../../../src/domain/members/memberFieldRules';
import type { ConsentKind } from '../../../../../src/domain/register/consentWire';
import type { ImportedState } from '../../../../../src/domain/register/importedState';
import type { MemberState } from '../../../../../src/domain/register/states';
import { sortKey } from '../../../../../src/domain/search/foldAccents';
import { COMPARED, emailKeys } from '../../../../../src/domain/search/similarity';
import { bulkInsert } from '../../../store/database/bulkInsert';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { yieldToEventLoop } from '../../../store/embedded/yieldToEventLoop';
import { nameOf } from '../../../store/rows/person';
import type { WritableMember } from '../memberFields';
import { newRow } from '../memberWrites';
import { stateReplies } from '../states/texts';
import { memberTexts } from '../texts';
import type { MemberFile } from './csvFile';
import { type ConsentsOfLine, giveConsents, tellConsents } from './importConsents';
import { type ReadLine, readLine } from './importLine';
import { addSentence, giveStates, type StateOfKnown, tellStates } from './importStates';

/** Finds members who may be people of the batch, those with the lowest ids first. */
async function knownMembers(
  db: Database | WriteTransaction,
  batch: readonly Pick<WritableMember, (typeof COMPARED)[number]>[],
): Promise<KnownPeople<number>> {
  const names = batch.map(sortKey);
  const emails = batch.flatMap(emailKeys);
  const rows = await db
    .selectFrom('membres')
    .select(['id', ...COMPARED])
    .where((is) =>
      is.or([
        is('tri', '=', sql<string>`any(${names}::text[])`),
        ...fieldsOfKind('email').map((field) =>
          is(is.fn<string>('lower', [field]), '=', sql<string>`any(${emails}::text[])`),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  const known = new KnownPeople<number>();
  for (const row of rows) known.add(entryTraits(row), row.id);
  return known;
}

const BATCH = 200;
/** Longest time to work without letting other calls have their turn. */
const TURN_MS = 25;

interface ImportOptions {
  today: string;
  /** Also creates members that repeat an existing member or an earlier line. */
  withDuplicates: boolean;
  /** The kinds of consents. */
  kinds: readonly ConsentKind[];
  /** The account that imports. */
  author: number | null;
  /** Checks the lines without writing anything. */
  isSimulation: boolean;
  /** Ends the import after the batch under way. */
  signal: AbortSignal;
  /** Runs the work of a batch in a transaction of its own. */
  runBatch<R>(work: (trx: WriteTransaction) => Promise<R>): Promise<R>;
  /** The operation that undoes the batch under way, if there is one. */
  operationOf(trx: WriteTransaction): Promise<number | undefined>;
}

export interface LineReport {
  ligne: number;
  statut: 'cree' | 'doublon' | 'erreur';
  message: string | null;
  membre_id?: number;
  homonyme?: true;
  /** The state that the line gives, or would give, a person who is on file. */
  etat?: MemberState;
  /** How many consents the line adds, or would add, to a person who is on file. */
  consentements?: number;
}

/** A member to create, and the report of its line, which receives the id. */
interface Creation {
  report: LineReport;
  fields: WritableMember;
  state?: ImportedState | undefined;
}

interface SeenEntry {
  traits: EntryTraits;
  ligne: number;
}

interface Verdicts {
  reports: LineReport[];
  creations: Creation[];
  states: StateOfKnown[];
  consents: ConsentsOfLine[];
  /** The entries of this batch, which count for the next one once this one is written. */
  people: SeenEntry[];
}

type Place = { ligne: number } | { id: number };

/** What a line repeats, in words: a member, or an earlier line of the file. */
function repetitionText(fields: WritableMember, { kind, ref }: KnownEntry<Place>): string {
  const name = nameOf(fields);
  if (kind === 'homonym')
    return 'id' in ref ? memberTexts.namesakeOf(name, ref.id) : memberTexts.namesakeInLine(name, ref.ligne);
  return 'id' in ref ? memberTexts.repeatsMember(name, ref.id) : memberTexts.repeatsLine(name, ref.ligne);
}

const placed = <Ref>(found: KnownEntry<Ref> | undefined, at: (ref: Ref) => Place) =>
  found && { kind: found.kind, ref: at(found.ref) };

const reportOf = (
  { ligne, fields, remark }: Extract<ReadLine, { fields: WritableMember }>,
  repetition: KnownEntry<Place> | undefined,
  isCreated: boolean,
): LineReport => ({
  ligne,
  statut: isCreated ? 'cree' : 'doublon',
  message: repetition ? repetitionText(fields, repetition) : remark,
  ...(!isCreated && repetition?.kind === 'homonym' && { homonyme: true }),
});

type Repetition = KnownEntry<Place> | undefined;

/** A line that surely repeats a member who is there may give that one a state. */
function stateOfKnown(
  state: ImportedState | undefined,
  repetition: Repetition,
  report: LineReport,
): StateOfKnown[] {
  if (!state || !repetition || repetition.kind === 'homonym') return [];
  return 'id' in repetition.ref ? [{ report, id: repetition.ref.id, state }] : [];
}

/** A line that surely repeats a member who is there may add consents to that one, as it does to a member who is created. */
function consentsOfLine(
  { consents: said = [], fields }: Extract<ReadLine, { fields: WritableMember }>,
  { isCreated, repetition }: { isCreated: boolean; repetition: Repetition },
  report: LineReport,
): ConsentsOfLine[] {
  if (said.length === 0) return [];
  if (isCreated) return [{ report, id: undefined, born: fields.date_naissance, said }];
  if (!repetition || repetition.kind === 'homonym') return [];
  return 'id' in repetition.ref ? [{ report, id: repetition.ref.id, born: fields.date_naissance, said }] : [];
}

/** Says that the person of a state wasn't there, or that the state of a line that isn't imported goes nowhere. */
function sayUnnoted(
  state: ImportedState | undefined,
  { isCreated, repetition }: { isCreated: boolean; repetition: Repetition },
  report: LineReport,
): void {
  if (!state || state.etat === 'actif') return;
  if (isCreated && !repetition) addSentence(report, stateReplies.created[state.etat]);
  if (!isCreated && stateOfKnown(state, repetition, report).length === 0)
    addSentence(report, stateReplies.notNoted);
}

async function judge(
  db: Database | WriteTransaction,
  lines: readonly ReadLine[],
  before: KnownPeople<number>,
  { withDuplicates }: ImportOptions,
): Promise<Verdicts> {
  const readable = lines.flatMap((line) => ('fields' in line ? [line.fields] : []));
  const known = await knownMembers(db, readable);
  const verdicts: Verdicts = { reports: [], creations: [], states: [], consents: [], people: [] };
  const here = new KnownPeople<number>();
  for (const line of lines) {
    const { ligne } = line;
    if ('problem' in line) {
      verdicts.reports.push({ ligne, statut: 'erreur', message: line.problem });
      continue;
    }
    const traits = entryTraits(line.fields);
    const inFile = [before, here].map((seen) => placed(seen.find(traits), (at) => ({ ligne: at })));
    const repetition = surest<Place>([...inFile, placed(known.find(traits), (id) => ({ id }))]);
    const isCreated = !repetition || withDuplicates;
    const report = reportOf(line, repetition, isCreated);
    verdicts.reports.push(report);
    if (isCreated) verdicts.creations.push({ report, fields: line.fields, state: line.state });
    verdicts.states.push(...stateOfKnown(line.state, isCreated ? undefined : repetition, report));
    verdicts.consents.push(...consentsOfLine(line, { isCreated, repetition }, report));
    sayUnnoted(line.state, { isCreated, repetition }, report);
    here.add(traits, ligne);
    verdicts.people.push({ traits, ligne });
  }
  return verdicts;
}

/** All rows of one insert have the same columns. */
const ACTIVE: ImportedState = { etat: 'actif', etat_depuis: null, etat_motif: null };

async function create(trx: WriteTransaction, creations: readonly Creation[], today: string): Promise<void> {
  if (!creations.length) return;
  // The ids are taken beforehand, because the order in which an insert of many rows returns them isn't defined.
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('membres', 'id'))::integer as id
    from generate_series(1, ${creations.length}::integer)`.execute(trx);
  creations.forEach(({ report }, at) => {
    report.membre_id = rows[at]!.id;
  });
  await bulkInsert(
    trx,
    'membres',
    creations.map(({ report, fields, state }) => ({
      id: report.membre_id,
      ...newRow(fields, today),
      ...ACTIVE,
      ...state,
    })),
  );
}

/** The outcome of a batch as plain data, which a repeated call finds stored. */
const outcomeOf = ({ reports, people }: Verdicts, operation?: number) => ({ reports, people, operation });

async function importBatch(
  db: Database,
  lines: readonly ReadLine[],
  before: KnownPeople<number>,
  options: ImportOptions,
) {
  if (options.isSimulation) {
    const verdicts = await judge(db, lines, before, options);
    await tellStates(db, verdicts.states);
    await tellConsents(db, verdicts.consents, options);
    return outcomeOf(verdicts);
  }
  return options.runBatch(async (trx) => {
    const verdicts = await judge(trx, lines, before, options);
    await create(trx, verdicts.creations, options.today);
    await giveStates(trx, verdicts.states, options.today);
    await giveConsents(trx, verdicts.consents, options);
    return outcomeOf(verdicts, await options.operationOf(trx));
  });
}

/** Very long lines take long to check, so other calls get their turn in between. */
async function readLines(
  rows: MemberFile['rows'],
  { read, stateOf, consentsOf }: MemberFile,
  today: string,
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  let begun = performance.now();
  for (const row of rows) {
    const line = readLine(row.ligne, read(row), today, stateOf(row));
    lines.push('fields' in line ? { ...line, consents: consentsOf(row) } : line);
    if (performance.now() - begun < TURN_MS) continue;
    await yieldToEventLoop();
    begun = performance.now();
  }
  return lines;
}

/** Imports the lines. @returns a report for each, in their order, and the operations that undo it */
export async function importMembers(
  db: Database,
  file: MemberFile,
  options: ImportOptions,
): Promise<{ reports: LineReport[]; operations: number[] }> {
  const reports: LineReport[] = [];
  const operations: number[] = [];
  const seen = new KnownPeople<number>();
  const { rows } = file;
  for (let at = 0; at < rows.length && !options.signal.aborted; at += BATCH) {
    const batch = await readLines(rows.slice(at, at + BATCH), file, options.today);
    const outcome = await importBatch(db, batch, seen, options);
    for (const report of outcome.reports) reports.push(report);
    // An outcome that an earlier version stored for a repeated call has none.
    for (const { traits, ligne } of outcome.people ?? []) seen.add(traits, ligne);
    if (outcome.operation !== undefined) operations.push(outcome.operation);
    await yieldToEventLoop();
  }
  return { reports, operations };
}
