/**
 * Reads consents in a file. A column that is called as a kind, such as «Photos» or «Droit à l’image», has answers in its cells: «oui»,
 * «non», or the day on which it was given. A column of another meaning may have the same name, so it counts only where most of its cells
 * are answers.
 */
import { type DateRules, readDate } from '../import/dates';
import { plainHeader } from '../import/matchHeaders';
import { foldAccents } from '../search/foldAccents';
import type { ConsentPurpose } from './consents';

/** What is read of a kind. */
interface ReadKind {
  id: number;
  nom: string;
  /** One of `CONSENT_PURPOSES`. */
  genre: string;
  actif: boolean;
}

export interface ConsentColumn {
  /** The place of the column, from 0. */
  column: number;
  kind: number;
}

/** `day` is null for today. `value` is the cell as it is written, where it isn't understood. */
export type SaidConsent =
  | { kind: number; says: 'yes'; day: string | null }
  | { kind: number; says: 'no' }
  | { kind: number; says: 'unread' | 'toCome'; value: string };

/** What other programs call the kinds that every organisation has. */
const NAMES: Readonly<Partial<Record<ConsentPurpose, readonly string[]>>> = {
  image: [
    'photos',
    'photo',
    'image',
    'images',
    'droit a l image',
    'droit image',
    'photo consent',
    'image consent',
  ],
  annuaire: ['annuaire', 'directory', 'directory consent'],
  lettre: ['lettres', 'lettre', 'courriers', 'courrier'],
};

/** «Autorisation photos», «Consentement : annuaire» */
const PREFIX =
  /^(?:(?:consentements?|consentement pour|autorisations?|autorise|accord|accepte|rgpd)\s+)+(?:(?:de|des|du|d|pour|les?|la|l|a|aux?)\s+)*/;

/** «(oui/non)» */
const ANSWERS = / (?:o n|oui non|y n|yes no)$/;

const YES = new Set([
  'oui',
  'o',
  'yes',
  'y',
  'vrai',
  'true',
  'x',
  '1',
  'accepte',
  'acceptee',
  'accord',
  'autorise',
  'autorisee',
  'ok',
  'ja',
]);
const NO = new Set([
  'non',
  'n',
  'no',
  'faux',
  'false',
  '0',
  'refus',
  'refuse',
  'refusee',
  'retire',
  'retiree',
  'nein',
]);

/** Longer cells are no answer. */
const CELL_MAX = 60;
/** «oui depuis le 06/09/2025», «oui (2025-09-06)» */
const WORD_AND_DAY = /^(\D*?)[\s(:,]*(?:depuis|depuis le|le|du|since)?[\s(]*(\d[\d/.-]{5,9})\)?$/i;

const plain = (text: string): string =>
  foldAccents(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const cellAt = (row: readonly string[], column: number): string =>
  (row[column] ?? '').trim().replace(/^'/, '');

/** The word of a cell, and the day that may follow it or stand alone. */
function partsOf(cell: string): { word: string; day: string } {
  const [, word = cell, day = ''] = WORD_AND_DAY.exec(cell) ?? [];
  return { word: plain(word), day };
}

function isAnswer(cell: string): boolean {
  if (cell.length > CELL_MAX) return false;
  const { word, day } = partsOf(cell);
  return YES.has(word) || NO.has(word) || (word === '' && day !== '');
}

/** @returns the kind that a header names; undefined for another column */
function kindNamed(header: string, kinds: readonly ReadKind[]): ReadKind | undefined {
  const name = plainHeader(header);
  const bare = name.replace(PREFIX, '').replace(ANSWERS, '');
  const own = kinds.find(({ nom }) => [name, bare].includes(plain(nom)));
  if (own) return own;
  return kinds.find(({ genre }) => {
    const names = NAMES[genre as ConsentPurpose] ?? [];
    return names.includes(name) || names.includes(bare);
  });
}

/** How a program names the column of a kind whose answers it has read already. */
export const consentHeader = (kind: number): string => `consentement:${kind}`;
const GIVEN_HEADER = /^consentement (\d{1,10})$/;

/** The columns of consents, each kind once. Kinds that aren't used any more get none. */
export function consentColumnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  kinds: readonly ReadKind[],
): ConsentColumn[] {
  const found: ConsentColumn[] = [];
  const active = kinds.filter(({ actif }) => actif);
  for (let column = 0; column < header.length; column++) {
    const name = header[column] ?? '';
    const given = Number(GIVEN_HEADER.exec(plainHeader(name))?.[1] ?? Number.NaN);
    const kind = active.find(({ id }) => id === given) ?? kindNamed(name, active);
    if (!kind || found.some((one) => one.kind === kind.id)) continue;
    const written = rows.map((row) => cellAt(row, column)).filter(Boolean);
    const answers = written.filter(isAnswer).length;
    if (kind.id === given || (answers > 0 && answers * 2 >= written.length))
      found.push({ column, kind: kind.id });
  }
  return found;
}

function readCell(
  kind: number,
  cell: string,
  { stateOrder, ...rules }: ConsentRules,
): SaidConsent | undefined {
  if (!cell) return undefined;
  if (cell.length > CELL_MAX) return { kind, says: 'unread', value: `${cell.slice(0, CELL_MAX)}…` };
  const { word, day } = partsOf(cell);
  if (NO.has(word)) return { kind, says: 'no' };
  if (!YES.has(word) && !(word === '' && day)) return { kind, says: 'unread', value: cell };
  if (!day) return { kind, says: 'yes', day: null };
  // These columns are French, and so is a day that can be read in two ways.
  const read = readDate(day, { ...rules, dayOrder: stateOrder ?? rules.dayOrder ?? 'dayFirst' });
  if ('problem' in read) return { kind, says: read.problem === 'future' ? 'toCome' : 'unread', value: cell };
  return { kind, says: 'yes', day: 'date' in read ? read.date : null };
}

type ConsentRules = DateRules & { stateOrder?: DateRules['dayOrder'] };

/** What a line says of the consents of its person; empty cells say nothing. */
export const readConsents = (
  row: readonly string[],
  columns: readonly ConsentColumn[],
  rules: ConsentRules,
): SaidConsent[] => columns.flatMap(({ column, kind }) => readCell(kind, cellAt(row, column), rules) ?? []);
