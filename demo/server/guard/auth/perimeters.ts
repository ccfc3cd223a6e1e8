/**
 * What an account may read of a subject where that isn't all of it: one condition of SQL per subject. Reads, writes, exports, searches,
 * counts and the journal all ask here, and answer 404 for a row outside of it.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Perimeter, perimetersOf } from '../../../../src/domain/perimeters';
import type { User } from '../../http/user';
import type { Condition } from '../../store/database/conditions';

/** The account that reads; undefined for the server itself, which reads everything. */
export type Viewer = Pick<User, 'id' | 'role'> | undefined;

/** A column of the row, whether it stands in its table or in the journal. */
type Column = (name: string) => RawBuilder<unknown>;

/** Whether the viewer reaches the rows of a subject as a whole. */
export const reachesAll = (viewer: Viewer, subject: keyof typeof CONDITIONS): boolean =>
  viewer === undefined || perimetersOf(viewer.role)[subject] === undefined;

const isInGroups = (member: RawBuilder<unknown>, groups: readonly number[]): Condition =>
  sql<boolean>`(${member})::integer in (select membre_id from groupes_membres
    where groupe_id = any(${[...groups]}::integer[]) and date_sortie is null)`;

/** Notes for all, notes of the account, and those for managers and administrators as far as the perimeter reaches. */
function notes(id: number, perimeter: Perimeter | undefined, column: Column): Condition {
  const readers = column('lecteurs');
  const isOwn = sql<boolean>`coalesce((${column('auteur_id')})::integer = ${id}::integer, false)`;
  if (perimeter === undefined) return sql<boolean>`(${readers} <> 'auteur' or ${isOwn})`;
  const reached =
    perimeter === 'siens'
      ? sql``
      : sql` or ${readers} = 'responsables' and ${isInGroups(column('membre_id'), perimeter)}`;
  return sql<boolean>`(${readers} = 'tous' or ${isOwn}${reached})`;
}

const CONDITIONS = { notes } as const;

/** Whether the viewer may read the row `alias` of a table of the subject. */
export const withinPerimeter = (
  subject: keyof typeof CONDITIONS,
  viewer: Viewer,
  alias: string,
): Condition =>
  viewer
    ? CONDITIONS[subject](viewer.id, perimetersOf(viewer.role)[subject], (name) =>
        sql.ref(`${alias}.${name}`),
      )
    : sql<boolean>`true`;

/** A recorded row, whose missing values are those of the row as it is now. */
const recordedIn = (
  subject: keyof typeof CONDITIONS,
  viewer: NonNullable<Viewer>,
  values: RawBuilder<unknown>,
): Condition =>
  CONDITIONS[subject](
    viewer.id,
    perimetersOf(viewer.role)[subject],
    (name) => sql`coalesce(${values} ->> ${name}::text, (select to_jsonb(present) ->> ${name}::text
      from ${sql.table(subject)} as present where present.id = (${values} ->> 'id')::integer))`,
  );

/**
 * The same of the journal's row `c`, both as it was and as it became. Where no value says any more who may read it, only the account
 * that made the change still sees that there was one.
 */
export const recordedWithin = (subject: keyof typeof CONDITIONS, viewer: Viewer): Condition =>
  viewer
    ? sql<boolean>`case when c.avant is null and c.apres is null
        then exists (select from operations as own where own.id = c.operation_id and own.compte_id = ${viewer.id}::integer)
        else coalesce((c.avant is null or ${recordedIn(subject, viewer, sql`c.avant`)})
          and (c.apres is null or ${recordedIn(subject, viewer, sql`c.apres`)}), false) end`
    : sql<boolean>`true`;
