/** What the engines read in the declaration. It is read when it is needed, so that a test can take a row out of it. */
import { keysOf } from '../../../../../src/domain/records';
import { DECLARATION } from '../declaration/declaration';
import {
  type DeclaredColumn,
  type DeclaredLink,
  type ErasingStep,
  NOT_PERSONAL,
} from '../declaration/declared';

const columnsIn = (table: string): [name: string, column: DeclaredColumn][] =>
  Object.entries(DECLARATION[table]?.columns ?? {}).flatMap(([name, column]) =>
    column === NOT_PERSONAL ? [] : [[name, column]],
  );

/** Tables whose rows an erasure deletes or empties. Their files are written again afterwards. */
export const erasedTables = (): string[] =>
  keysOf(DECLARATION).filter((table) => DECLARATION[table]?.by !== undefined);

/** Whether a person is taken out of the table, by that step where one is given. */
export const isErased = (table: string, by = DECLARATION[table]?.by): boolean =>
  by !== undefined && DECLARATION[table]?.by === by;

/** The steps that any table names. */
export const stepsDeclared = (): ReadonlySet<ErasingStep> =>
  new Set(Object.values(DECLARATION).flatMap(({ by }) => by ?? []));

/** The columns of a table by which the traces of a person are found, with what they say. */
export const telling = (
  table: string,
): readonly [column: string, says: NonNullable<DeclaredColumn['says']>][] =>
  columnsIn(table).flatMap(([column, { says }]) => (says ? [[column, says]] : []));

/** The columns that erasing empties in rows that stay. */
export const emptiedColumns = (table: string): readonly string[] =>
  columnsIn(table).flatMap(([column, { erasing }]) => (erasing === 'emptied' ? [column] : []));

/** The columns of rows that stay, with what stands in them afterwards. */
export const becoming = (
  table: string,
): readonly [column: string, becomes: Exclude<DeclaredColumn['becomes'], undefined>][] =>
  columnsIn(table).flatMap(([column, { becomes }]) => (becomes === undefined ? [] : [[column, becomes]]));

/** Every link to a member, a speaker or an account. */
export const declaredLinks = (): readonly [table: string, column: string, link: DeclaredLink][] =>
  Object.entries(DECLARATION).flatMap(([table, { links = {} }]) =>
    Object.entries(links).map(([column, link]): [string, string, DeclaredLink] => [table, column, link]),
  );

/** The parts of the file of a person's data. */
export const declaredParts = (): ReadonlySet<NonNullable<DeclaredColumn['file']>> =>
  new Set(keysOf(DECLARATION).flatMap((table) => columnsIn(table).flatMap(([, { file }]) => file ?? [])));
