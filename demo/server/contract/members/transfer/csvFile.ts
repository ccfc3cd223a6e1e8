/**
 * Reads the bytes of a CSV file as the lines of an import, by the rules that the console uses too. Nobody can be asked here,
 * so a file or a line that can be read in several ways is refused with what to change.
 */

import { decisionsOf, rulesOf } from '../../../../../src/domain/import/decisions';
import type { NormalLine } from '../../../../../src/domain/import/fieldValues';
import { headerAt, separated, TITLES_MAX } from '../../../../../src/domain/import/header';
import { doubleColumn, matchHeaders, missingFields } from '../../../../../src/domain/import/matchHeaders';
import type { LineRules } from '../../../../../src/domain/import/normaliseLine';
import { planOf } from '../../../../../src/domain/import/plan';
import { readRow } from '../../../../../src/domain/import/readRow';
import { CsvError, csvRows, isBlank } from '../../../../../src/domain/import/rows';
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import { knownFields, type MemberField } from '../../../../../src/domain/members/memberFieldRules';
import type { ConsentKind } from '../../../../../src/domain/register/consentWire';
import {
  consentColumnsOf,
  readConsents,
  type SaidConsent,
} from '../../../../../src/domain/register/importedConsents';
import { readState, stateColumnsOf } from '../../../../../src/domain/register/importedState';
import { HttpError } from '../../../http/httpError';
import { yieldToEventLoop } from '../../../store/embedded/yieldToEventLoop';
import { type Announcing, hasStates } from '../../../store/rows/whoCounts';
import { memberTexts } from '../texts';
import { badFile, csvTextOf } from './csvText';

/** Maximum number of lines per call. */
const LINES_MAX = 20_000;

const COLUMNS_MAX = 500;

interface FileRow {
  /** The line number as the spreadsheet shows it: the header is line 1 if nothing precedes it. */
  ligne: number;
  cells: readonly string[];
}

/** The lines of a file, each read when it is asked for, because checking long ones takes time. */
export interface MemberFile {
  rows: readonly FileRow[];
  read(row: FileRow): NormalLine;
  /** What a line says of the person's state; undefined where it says nothing. */
  stateOf(row: FileRow): ReturnType<typeof readState>;
  /** What a line says of the person's consents; empty where it says nothing. */
  consentsOf(row: FileRow): readonly SaidConsent[];
}

const errorOf = ({ problem }: CsvError, skipped: number): HttpError => {
  const line = problem.line + skipped;
  if (problem.kind === 'lineTooLong') return badFile(memberTexts.lineTooLong(line));
  return badFile(problem.isOpen ? memberTexts.unbalancedQuotes(line) : memberTexts.strayQuotes(line));
};

/** The rows that are not blank, with their numbers. */
async function rowsOfFile(text: string, delimiter: string, skipped: number): Promise<FileRow[]> {
  const found: FileRow[] = [];
  let line = skipped;
  try {
    for await (const rows of csvRows(text, delimiter, yieldToEventLoop)) {
      for (const cells of rows) {
        line++;
        if (!isBlank(cells)) found.push({ ligne: line, cells });
      }
      if (found.length > LINES_MAX + TITLES_MAX) break;
    }
  } catch (error) {
    throw error instanceof CsvError ? errorOf(error, skipped) : error;
  }
  return found;
}

function checkHeader(header: readonly string[], fields: readonly MemberField[]): void {
  if (header.length > COLUMNS_MAX) throw badFile(memberTexts.tooManyColumns(COLUMNS_MAX));
  const matching = matchHeaders(header, fields);
  // A whole name is split with the approval of a person, on screen.
  const isSplit = matching.nom_complet === undefined;
  const missing = missingFields(isSplit ? matching : { ...matching, nom_complet: undefined });
  if (missing.length) throw badFile(memberTexts.missingColumns(missing));
  const double = doubleColumn(header, fields);
  if (double) throw badFile(memberTexts.doubleColumn(double));
}

/**
 * @param device the day and the zone of the organisation
 * @param announced whose announcement decides which columns are read; those of the specification without it
 * @param kinds the kinds of consents; none where no consents are announced
 * @throws HttpError 422 with a sentence that says what is wrong with the file, 413 for too many lines
 */
export async function readCsvFile(
  bytes: Uint8Array,
  device: Pick<LineRules, 'today' | 'zone'>,
  announced: Announcing = { capabilities: [] },
  kinds: readonly ConsentKind[] = [],
): Promise<MemberFile> {
  const given = await csvTextOf(bytes);
  if (!/\S/.test(given)) throw badFile(memberTexts.emptyFile);
  const { text, delimiter, skipped } = separated(given);
  if (!text.includes(delimiter)) throw badFile(memberTexts.noSeparator);
  const all = await rowsOfFile(text, delimiter, skipped);
  const at = headerAt(all.slice(0, TITLES_MAX).map(({ cells }) => cells));
  const header = all[at]?.cells ?? [];
  const fields = knownFields(IMPORT_COLUMNS, (name) => announced.capabilities.includes(name));
  checkHeader(header, fields);
  const rows = all.slice(at + 1);
  if (rows.length > LINES_MAX) throw new HttpError(413, memberTexts.tooManyLines(LINES_MAX));
  if (!rows.length) throw badFile(memberTexts.noLines);
  const cells = rows.map((row) => row.cells);
  const keepsStates = hasStates(announced);
  const columns = keepsStates ? stateColumnsOf(header, cells) : undefined;
  const consents = consentColumnsOf(header, cells, kinds);
  const plan = planOf(header, cells, { ...matchHeaders(header, fields), ...columns });
  // Lines whose dates can be read in two ways are then refused one by one.
  const rules = rulesOf(decisionsOf(header, cells, plan), {}, { ...device, hasStates: keepsStates });
  return {
    rows,
    read: (row) => readRow(row.cells, plan, rules),
    stateOf: (row) => columns && readState(row.cells, columns, rules),
    consentsOf: (row) => readConsents(row.cells, consents, rules),
  };
}
