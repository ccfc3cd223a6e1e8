/**
 * Which column of a file holds which field. Headers are compared without case, accents, punctuation and notes on how to
 * fill them in. Only whole names count, because «Nom du conjoint» is not «Nom».
 */

import { IMPORT_COLUMNS, REQUIRED_TO_CREATE } from '../members/fileColumns';
import type { MemberField } from '../members/member';
import { fieldsOfKind, memberFieldRules } from '../members/memberFieldRules';
import { foldAccents } from '../search/foldAccents';
import { type ColumnField, HEADER_NAMES, HOUSE_NUMBERS, type ReadField } from './headerNames';
import { GERMAN_FIRST_NAMES, NAMES_ABROAD } from './namesAbroad';

/** Column of each field, from 0; a field without a column is left out of the import. */
export type Matching = Readonly<Partial<Record<ReadField, number>>>;

/** «(JJ/MM/AAAA)», «(obligatoire)»: how to fill in a column. */
const NOTE =
  /\((?:[^()]*\d[^()]*|(?:[jdmay]{1,4}[/.\- ]?){2,3}|obligatoire|facultatif|required|optional)\)/gi;
/** `jj/mm/aaaa` at the end, without brackets. */
const FORMAT = /\s(?:[jd]{2}|m{2})[/.-](?:[jd]{2}|m{2})[/.-][ay]{2,4}$/i;
const HEADER_MAX = 100;

/** A header as it is compared: «Prénom(s) » is «prenom s», «date_naissance» is «date naissance». */
export const plainHeader = (header: string): string =>
  foldAccents(header.slice(0, HEADER_MAX).trim().replaceAll(NOTE, ' ').trim().replace(FORMAT, ''))
    // A bar separates columns.
    .replaceAll(/[^a-z0-9|]+/g, ' ')
    .trim();

interface Name {
  field: ColumnField;
  /** Columns of a lower row are taken first. */
  row: number;
}

const named = (field: ColumnField, row: number, names: readonly string[]) =>
  names.map((name): [string, Name] => [plainHeader(name), { field, row }]);

const byName = new Map<string, Name>([
  ...(Object.keys(HEADER_NAMES) as ColumnField[]).flatMap((field) => [
    ...(NAMES_ABROAD[field] ?? []).flatMap((names, row) => named(field, row, names)),
    ...HEADER_NAMES[field].flatMap((names, row) => named(field, row, names)),
  ]),
  // Keys and labels come last, so that no other name can take their place.
  ...IMPORT_COLUMNS.flatMap((field) => named(field, 0, [field, memberFieldRules[field].label])),
]);

const nameOf = (header: string): Name | undefined => byName.get(plainHeader(header));

/** The columns of a field, the one to take first at the beginning. */
function columnsOf(headers: readonly string[], field: ColumnField): number[] {
  const found = headers.flatMap((header, column) => {
    const name = nameOf(header);
    return name?.field === field ? [{ column, row: name.row }] : [];
  });
  return found.sort((a, b) => a.row - b.row || a.column - b.column).map(({ column }) => column);
}

/** «Name;Vorname» has the last name in its first column. */
const isGermanLastName = (headers: readonly string[], whole: number, { nom, prenom }: Matching): boolean =>
  nom === undefined &&
  plainHeader(headers[whole] ?? '') === 'name' &&
  GERMAN_FIRST_NAMES.includes(plainHeader(headers[prenom ?? -1] ?? ''));

/**
 * The columns found by their headers. A whole name counts only where last or first name has no column.
 * @param fields those that the back end knows
 */
export function matchHeaders(
  headers: readonly string[],
  fields: readonly MemberField[] = IMPORT_COLUMNS,
): Matching {
  const found: Partial<Record<ColumnField, number>> = {};
  for (const field of fields) {
    const [column] = columnsOf(headers, field);
    if (column !== undefined) found[field] = column;
  }
  const [whole] = columnsOf(headers, 'nom_complet');
  if (whole !== undefined && isGermanLastName(headers, whole, found)) found.nom = whole;
  const isSplit = found.nom !== undefined && found.prenom !== undefined;
  if (whole !== undefined && !isSplit) {
    found.nom_complet = whole;
    delete found.nom;
    delete found.prenom;
  }
  return found;
}

/** How well a row fits as the row of headers: the number of fields that it names. */
export const headerScore = (row: readonly string[]): number => {
  const found = matchHeaders(row);
  return Object.keys(found).length + (found.nom_complet === undefined ? 0 : 1);
};

/** Fields whose other columns are used where the first is empty. */
const WITH_SPARES: readonly MemberField[] = [
  'genre',
  ...fieldsOfKind('phone', 'email'),
  'ville',
  'adresse',
  'profession',
];

export type Spares = Readonly<Partial<Record<MemberField, readonly number[]>>>;

/** The columns to use where that of a field is empty. A column that was chosen by hand has none. */
export function spareColumns(headers: readonly string[], matching: Matching): Spares {
  const found: Partial<Record<MemberField, readonly number[]>> = {};
  for (const field of WITH_SPARES) {
    const columns = columnsOf(headers, field);
    if (columns.length > 1 && columns[0] === matching[field]) found[field] = columns.slice(1);
  }
  return found;
}

/** The column with the number of the house, which the street of the same program lacks. */
export function houseNumberColumn(headers: readonly string[]): number | undefined {
  const column = headers.findIndex((header) => HOUSE_NUMBERS.includes(plainHeader(header)));
  return column < 0 ? undefined : column;
}

/** Columns of a field that can't have a second one, if there are two. */
export const doubleColumn = (
  headers: readonly string[],
  fields: readonly MemberField[],
): MemberField | undefined =>
  fields.find((field) => {
    const rows = headers.flatMap((header) => {
      const name = nameOf(header);
      return name?.field === field ? [name.row] : [];
    });
    const least = Math.min(...rows);
    return !WITH_SPARES.includes(field) && rows.filter((row) => row === least).length > 1;
  });

/** Required fields that have no column. The gender may be given for all lines. */
export const missingFields = (matching: Matching): MemberField[] =>
  REQUIRED_TO_CREATE.filter(
    (field) => matching[field] === undefined && !(matching.nom_complet !== undefined && field !== 'genre'),
  );
