/**
 * Filters of lists of members, as SQL conditions. Any of the chosen groups matches, any of the steps and any of the tags;
 * these three, every searched word and all other filters must match. Words are found by the trigram index.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  type GENDER_FILTERS,
  type MARITAL_FILTERS,
  NOT_GIVEN,
} from '../../../../../src/domain/members/memberFilters';
import type { ConsentFilter } from '../../../../../src/domain/register/consents';
import type { MemberState, OPT_OUT_FILTERS } from '../../../../../src/domain/register/states';
import { type PeopleOutput, peopleOutputs } from '../../../../../src/domain/register/whoCounts';
import { memberSearchOf, rankTests, SEARCH_MAX } from '../../../../../src/domain/search/memberSearch';
import { type Search, wordTest } from '../../../../../src/domain/search/words';
import { type Viewer, withinPerimeter } from '../../../guard/auth/perimeters';
import { invalid } from '../../../http/httpError';
import { httpTexts } from '../../../http/texts';
import { type Condition, escapeLike, whereAll } from '../../../store/database/conditions';
import { standsLike } from '../../../store/rows/consents';
import { isUpToDateFor } from '../../../store/rows/dues';
import { type Announcing, hasStates } from '../../../store/rows/whoCounts';
import { likeSql, rankSql } from '../../../store/search/likeSql';
import { isSortKey, type NullableColumn } from '../../../store/search/sortKeys';
import { postcodeConditions } from './postcodeConditions';

const IDS_MAX = 100;

export type StayTable = 'groupes' | 'departements';

/**
 * The table that conditions read: all columns of members, or one narrow row per member with what most filters need, which
 * is read several times faster.
 */
type Source = 'membres' | 'criteres';

/** A part of a list in an order by groups, departments or a column that may be empty, see memberParts.ts. */
type ListPart =
  | { column: NullableColumn; isMissing: boolean }
  /** The members of a group or department; with null, those who are in none. */
  | { stays: StayTable; id: number | null };

export interface MemberFilter {
  search?: string;
  groupes?: number[];
  sans_groupe?: boolean;
  departements?: number[];
  sans_departement?: boolean;
  etapes?: number[];
  tags?: number[];
  sans_email?: boolean;
  /** Bounds of birth dates and days of registration, both included. */
  ne_du?: string;
  ne_au?: string;
  inscrit_du?: string;
  inscrit_au?: string;
  villes?: string[];
  /** Attendance was noted, but nobody was present on this day or later. */
  absent_depuis?: string;
  /** No visit that the account may read was noted on this day or later. */
  sans_visite?: { depuis: string; lecteur: Viewer };
  /** Everybody without it. */
  etat?: MemberState;
  opposition?: (typeof OPT_OUT_FILTERS)[number];
  genre?: (typeof GENDER_FILTERS)[number];
  situation_matrimoniale?: (typeof MARITAL_FILTERS)[number];
  nationalites?: string[];
  sans_nationalite?: boolean;
  /** The beginning of postcodes. */
  code_postal?: string;
  sans_code_postal?: boolean;
  /** A year. */
  a_jour?: number;
  pas_a_jour?: number;
  /** How people stand with a kind of consents on a day. */
  consentement?: ConsentFilter & { day: string };
  /** Words of names that stand for a searched word which no name has, by that word. */
  proches?: Readonly<Record<string, readonly string[]>>;
  part?: ListPart;
}

/** @throws HttpError 422 when the text is too long */
function searchIn(search = ''): Search {
  if (search.length > SEARCH_MAX) throw invalid({ search: httpTexts.searchTooLong(SEARCH_MAX) });
  return memberSearchOf(search);
}

/** @throws HttpError 422 when the text is too long */
export const searchedWords = (search: string): readonly string[] => searchIn(search).words;

function wordCondition(word: string, near: readonly string[] = []): Condition {
  const alike = near.map((other) => sql<boolean>` or m.recherche like ${`% ${escapeLike(other)} %`}`);
  return sql`(${likeSql(wordTest('recherche', word), 'm')}${sql.join(alike, sql``)})`;
}

/** How well a row of `m` matches what is searched: 0 is best. */
export const rankOf = ({ search }: MemberFilter): RawBuilder<number> =>
  rankSql(rankTests(searchIn(search)), 'm');

function checkIds(name: string, ids: readonly number[]): void {
  if (ids.length > IDS_MAX) throw invalid({ [name]: httpTexts.tooManyIds(IDS_MAX) });
  if (!ids.every((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31))
    throw invalid({ [name]: httpTexts.badValue });
}

function linked(table: string, column: string, name: string, ids: number[] | undefined): Condition[] {
  if (!ids?.length) return [];
  checkIds(name, ids);
  return [sql`m.id in (select membre_id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}))`];
}

export const STAYS = {
  groupes: { table: 'groupes_membres', key: 'groupe_id' },
  departements: { table: 'departements_membres', key: 'departement_id' },
} as const;

const isIn = (stays: StayTable, ids: readonly number[]): Condition => sql`m.id in (
  select membre_id from ${sql.table(STAYS[stays].table)}
  where ${sql.ref(STAYS[stays].key)} = any(${ids}) and date_sortie is null)`;

const isInNone = (stays: StayTable): Condition => sql`not exists (
  select from ${sql.table(STAYS[stays].table)} as s where s.membre_id = m.id and s.date_sortie is null)`;

/** As a member is in one group at most, those in one of these or in none are those who aren't in another one. */
const isInNoOther = (stays: StayTable, ids: readonly number[]): Condition => sql`not exists (
  select from ${sql.table(STAYS[stays].table)} as s
  where s.membre_id = m.id and s.date_sortie is null and ${sql.ref(`s.${STAYS[stays].key}`)} <> all(${ids}))`;

/** The present group or department in the narrow table. */
export const presentStay = (stays: StayTable) => sql.ref(`m.${STAYS[stays].key}`);

const isOneOf = (stays: StayTable, ids: readonly number[]): Condition =>
  sql`${presentStay(stays)} = any(${ids})`;

/** Any of the groups, or none at all where that was chosen too. */
function stayConditions(source: Source, stays: StayTable, ids: number[] = [], isNoneChosen = false) {
  checkIds(stays, ids);
  if (!isNoneChosen && !ids.length) return [];
  if (source === 'criteres') {
    const isNone = sql<boolean>`${presentStay(stays)} is null`;
    if (!isNoneChosen) return [isOneOf(stays, ids)];
    return [ids.length ? sql<boolean>`(${isNone} or ${isOneOf(stays, ids)})` : isNone];
  }
  if (!isNoneChosen) return [isIn(stays, ids)];
  return [ids.length ? isInNoOther(stays, ids) : isInNone(stays)];
}

function dayConditions({ ne_du, ne_au, inscrit_du, inscrit_au }: MemberFilter): Condition[] {
  return [
    ...(ne_du ? [sql<boolean>`m.date_naissance >= ${ne_du}::date`] : []),
    ...(ne_au ? [sql<boolean>`m.date_naissance <= ${ne_au}::date`] : []),
    ...(inscrit_du ? [sql<boolean>`m.date_inscription >= ${inscrit_du}::date`] : []),
    ...(inscrit_au ? [sql<boolean>`m.date_inscription <= ${inscrit_au}::date`] : []),
  ];
}

/** Those whose attendance was never noted are no absentees: nothing is known of them. */
const absentConditions = ({ absent_depuis: since }: MemberFilter): Condition[] =>
  since
    ? [
        sql<boolean>`exists (select from presences as p where p.membre_id = m.id and p.etat is not null)`,
        sql<boolean>`not exists (
          select from presences as p where p.membre_id = m.id and p.etat = 'present' and p.jour >= ${since}::date)`,
      ]
    : [];

const visitConditions = ({ sans_visite: unvisited }: MemberFilter): Condition[] =>
  unvisited
    ? [
        sql<boolean>`not exists (select from notes as n where n.membre_id = m.id and n.genre = 'visite'
          and n.jour >= ${unvisited.depuis}::date and ${withinPerimeter('notes', unvisited.lecteur, 'n')})`,
      ]
    : [];

const stateConditions = ({ etat: state, opposition }: MemberFilter): Condition[] => [
  ...(state ? [sql<boolean>`m.etat = ${state}`] : []),
  ...(opposition
    ? [
        sql<boolean>`m.id in (select o.membre_id from oppositions as o ${
          opposition === 'quelconque' ? sql`` : sql`where o.genre in ('tout', ${opposition})`
        })`,
      ]
    : []),
];

/** The narrow table has the first letter of such a value, which tells its few values apart. */
function codeConditions(
  source: Source,
  column: 'genre' | 'situation_matrimoniale',
  code?: string,
): Condition[] {
  if (!code) return [];
  const stored = sql.ref(`m.${column}`);
  if (code === NOT_GIVEN) return [sql<boolean>`${stored} is null`];
  return [sql<boolean>`${stored} = ${source === 'criteres' ? code.charAt(0) : code}`];
}

/** Any of the nationalities, whose keys only the narrow table has, or none at all where that was chosen too. */
function nationalityConditions(source: Source, names: readonly string[] = [], isNoneChosen = false) {
  if (!names.length && !isNoneChosen) return [];
  const key = sql.ref(source === 'criteres' ? 'm.nationalite' : 'c.nationalite');
  const isNamed = sql`${key} = any(array(select cle_de_tri(nom) from unnest(${[...names]}::text[]) as nom))`;
  const isOne = sql<boolean>`(${isNamed}${isNoneChosen ? sql` or ${key} is null` : sql``})`;
  return [
    source === 'criteres' ? isOne : sql<boolean>`m.id in (select c.id from criteres as c where ${isOne})`,
  ];
}

const duesConditions = ({ a_jour: paid, pas_a_jour: unpaid }: MemberFilter): Condition[] => [
  ...(paid === undefined ? [] : [isUpToDateFor(paid)]),
  ...(unpaid === undefined ? [] : [sql<boolean>`not ${isUpToDateFor(unpaid)}`]),
];

/** What the rule of who counts adds to a filter. */
export const stateFilterOf = (output: PeopleOutput, announced: Announcing): Pick<MemberFilter, 'etat'> =>
  hasStates(announced) && peopleOutputs[output].states === 'actifs' ? { etat: 'actif' } : {};

/** Whether a member has no value in the column. */
export const isMissing = (source: Source, column: NullableColumn): Condition =>
  source === 'criteres' && isSortKey(column)
    ? sql`${sql.ref(`m.${column.replace('tri_', 'sans_')}`)}`
    : sql`${sql.ref(`m.${column}`)} is null`;

function partConditions(source: Source, { part }: MemberFilter): Condition[] {
  if (!part) return [];
  if ('column' in part) {
    const missing = isMissing(source, part.column);
    return [part.isMissing ? missing : sql<boolean>`not (${missing})`];
  }
  const { stays, id } = part;
  return stayConditions(source, stays, id === null ? [] : [id], id === null);
}

/** The narrow table, unless the filter needs what it doesn't have. */
export const filterSource = ({ search = '', villes = [] }: MemberFilter): Source =>
  searchedWords(search).length || villes.length ? 'membres' : 'criteres';

/**
 * @param source the table that is read `as m`
 * @returns conditions over its rows
 * @throws HttpError 422 with the reason under the field
 */
export function memberConditions(filter: MemberFilter, source: Source = 'membres'): Condition[] {
  const {
    search = '',
    groupes: groups,
    departements: departments,
    etapes: steps,
    tags,
    villes = [],
    proches: relatives = {},
  } = filter;
  return [
    ...searchedWords(search).map((word) => wordCondition(word, relatives[word])),
    ...stayConditions(source, 'groupes', groups, filter.sans_groupe),
    ...stayConditions(source, 'departements', departments, filter.sans_departement),
    ...linked('membres_etapes', 'etape_id', 'etapes', steps),
    ...linked('membres_tags', 'tag_id', 'tags', tags),
    ...(filter.sans_email ? [isMissing(source, 'tri_email')] : []),
    ...(villes.length
      ? [
          sql<boolean>`m.tri_ville = any(array(select cle_de_tri(ville) from unnest(${villes}::text[]) as ville))`,
        ]
      : []),
    ...dayConditions(filter),
    ...absentConditions(filter),
    ...visitConditions(filter),
    ...stateConditions(filter),
    ...codeConditions(source, 'genre', filter.genre),
    ...codeConditions(source, 'situation_matrimoniale', filter.situation_matrimoniale),
    ...nationalityConditions(source, filter.nationalites, filter.sans_nationalite),
    ...postcodeConditions(filter),
    ...duesConditions(filter),
    ...(filter.consentement ? [standsLike(filter.consentement)] : []),
    ...partConditions(source, filter),
  ];
}

/** The members that match: what follows `from`. */
export const matchingMembers = (filter: MemberFilter, source: Source = filterSource(filter)) =>
  sql`${sql.table(source)} as m ${whereAll(memberConditions(filter, source))}`;

/** A key that is the same for equal filters, whatever the order of their ids and words. */
export function filterKey({ search = '', proches: relatives, part, ...others }: MemberFilter): string {
  const sorted = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && !value.length))
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? [...new Set<number | string>(value)].sort() : value,
    ])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return JSON.stringify([searchedWords(search).toSorted(), sorted, relatives, part]);
}

/** Whether the filter matches every member. */
const isAll = (filter: MemberFilter): boolean => memberConditions(filter).length === 0;

/** Whether the filter matches every member, or every active one: a walk along an index meets few others then. */
export const isNearlyAll = ({ etat: state, ...others }: MemberFilter): boolean =>
  isAll(state === 'actif' ? others : { ...others, ...(state && { etat: state }) });
