/** Which value of each field is kept when two records turn out to be one person's. */

import { IMPORT_COLUMNS } from '../members/fileColumns';
import { type Member, spouseName } from '../members/member';
import { recordOf } from '../records';
import { foldAccents } from '../search/foldAccents';

/** The columns of a member that are compared. */
export const MERGE_COLUMNS = [...IMPORT_COLUMNS, 'statut', 'date_inscription'] as const;
/** All that a member has only one of, in the order of the comparison. */
export const MERGE_FIELDS = [...MERGE_COLUMNS, 'groupe', 'departement', 'conjoint'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** The ids of the records that the values are taken from. */
export type MergeChoices = Partial<Record<MergeField, number>>;

export interface Comparison {
  field: MergeField;
  /** `one`: the other record has no value, so there is nothing to choose. `both`: they differ, and one is chosen. */
  state: 'same' | 'one' | 'both';
  /** The id of the record whose value is taken, until the user chooses otherwise. */
  taken: number;
}

/** What a record has, as text that is equal where the values are. */
function keyOf(member: Member, field: MergeField): string {
  const { groupe_actuel, departement_actuel, conjoint: spouse } = member;
  if (field === 'groupe') return String(groupe_actuel?.id ?? '');
  if (field === 'departement') return String(departement_actuel?.id ?? '');
  if (field !== 'conjoint') return member[field]?.trim() ?? '';
  return String((typeof spouse === 'object' && spouse?.id) || spouseName(spouse));
}

const isNewer = (one: Member, other: Member): boolean => (one.updated_at ?? '') > (other.updated_at ?? '');

/** Accents and small letters are typed with care: «Zoé» against «ZOE». */
const careOf = (text: string): number =>
  Number(text !== text.toUpperCase()) + Array.from(text).filter((letter) => letter > '\u007f').length;

/** Positive when the first text says more than the other, negative when it says less, 0 when they differ otherwise. */
function fuller(one: string, other: string): number {
  const [a, b] = [foldAccents(one), foldAccents(other)];
  if (a === b) return careOf(one) - careOf(other);
  return Number(a.includes(b)) - Number(b.includes(a));
}

const startOf = ({ groupe_actuel, departement_actuel }: Member, field: 'groupe' | 'departement'): string =>
  (field === 'groupe' ? groupe_actuel : departement_actuel)?.date_inscription ?? '';

/** Whether the value of the first record is the better proposal, where the two differ. */
function isBetter(field: MergeField, one: Member, other: Member): boolean {
  if (field === 'date_inscription') return keyOf(one, field) < keyOf(other, field);
  if (field === 'statut') return one.statut === 'membre';
  if (field === 'groupe' || field === 'departement') {
    const [a, b] = [startOf(one, field), startOf(other, field)];
    return a === b ? isNewer(one, other) : a > b;
  }
  const more = field === 'conjoint' ? 0 : fuller(keyOf(one, field), keyOf(other, field));
  return more === 0 ? isNewer(one, other) : more > 0;
}

function compare(field: MergeField, un: Member, autre: Member): Comparison {
  const [a, b] = [keyOf(un, field), keyOf(autre, field)];
  if (a === b) return { field, state: 'same', taken: un.id };
  if (a === '' || b === '') return { field, state: 'one', taken: a === '' ? autre.id : un.id };
  return { field, state: 'both', taken: isBetter(field, un, autre) ? un.id : autre.id };
}

/** Compares two records field by field, with a proposal for each. */
export const comparisonsOf = (un: Member, autre: Member): readonly Comparison[] =>
  MERGE_FIELDS.map((field) => compare(field, un, autre));

/** The record to keep: the older one, because its address may stand in more places. */
export const proposedKept = (un: Member, autre: Member): number => {
  const [a, b] = [un.date_inscription ?? '', autre.date_inscription ?? ''];
  if (a !== b && a !== '' && b !== '') return a < b ? un.id : autre.id;
  return Math.min(un.id, autre.id);
};

/** What a user may choose, as it stands before the first choice. */
export const proposedChoices = (comparisons: readonly Comparison[]): MergeChoices =>
  Object.fromEntries(
    comparisons.filter(({ state }) => state === 'both').map(({ field, taken }) => [field, taken]),
  );

/** Choices as they are sent, and as they are read again. */
export const choiceList = (choices: MergeChoices) =>
  MERGE_FIELDS.flatMap((field) => {
    const id = choices[field];
    return id === undefined ? [] : [{ champ: field, id }];
  });
export const choicesIn = (list: readonly { champ: MergeField; id: number }[]): MergeChoices =>
  Object.fromEntries(list.map(({ champ: field, id }) => [field, id]));

/**
 * The id of the record that each value is taken from.
 * @returns also the fields that differ and for which neither of the two was chosen
 */
export function takenFrom(un: Member, autre: Member, choices: MergeChoices) {
  const compared = recordOf(MERGE_FIELDS, (field) => compare(field, un, autre));
  const isChosen = (field: MergeField) => choices[field] === un.id || choices[field] === autre.id;
  const open = MERGE_FIELDS.filter((field) => compared[field].state === 'both' && !isChosen(field));
  const taken = recordOf(MERGE_FIELDS, (field) =>
    compared[field].state === 'both' ? (choices[field] ?? compared[field].taken) : compared[field].taken,
  );
  return { taken, open };
}
