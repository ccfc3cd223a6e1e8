/** What holds of consents (src/domain/register/consents.ts), as conditions of SQL and as a column of rows. A test compares the two. */
import { sql } from 'kysely';
import type { ConsentFilter, ConsentPurpose, ConsentState } from '../../../../src/domain/register/consents';
import type { Condition } from '../database/conditions';

/** Whether `c` is a consent of the kind which no withdrawal took back, of its day or later. */
const isGiven = (
  kind: number,
  day: string,
) => sql`c.membre_id = m.id and c.type_id = ${kind} and c.du <= ${day}::date
  and not exists (select from consentements as w where w.membre_id = c.membre_id and w.type_id = c.type_id
    and w.retire_le between c.du and ${day}::date)`;

const given = (kind: number, day: string): Condition =>
  sql<boolean>`exists (select from consentements as c where ${isGiven(kind, day)})`;

const holds = (kind: number, day: string): Condition =>
  sql<boolean>`exists (select from consentements as c where ${isGiven(kind, day)}
    and coalesce(c.jusquau, 'infinity') >= ${day}::date)`;

const CONDITIONS: Readonly<Record<ConsentState, (kind: number, day: string) => Condition>> = {
  jamais: (kind, day) => sql<boolean>`not exists (select from consentements as c
    where c.membre_id = m.id and c.type_id = ${kind} and c.du <= ${day}::date)`,
  oui: holds,
  expire: (kind, day) => sql<boolean>`(${given(kind, day)} and not ${holds(kind, day)})`,
  retire: (kind, day) => sql<boolean>`(not ${given(kind, day)} and exists (select from consentements as w
    where w.membre_id = m.id and w.type_id = ${kind} and w.retire_le <= ${day}::date))`,
};

/** Whether a row `m` of members stands like this with a kind, on a day. */
export const standsLike = ({ state, kind, day }: ConsentFilter & { day: string }): Condition =>
  CONDITIONS[state](kind, day);

/** Whether a row of members refused or withdrew a kind of this purpose, and gave it no more since. */
export const hasRefused = (purpose: ConsentPurpose, alias: string): Condition =>
  sql<boolean>`exists (select from consentements as w join types_consentement as t on t.id = w.type_id
    where w.membre_id = ${sql.ref(`${alias}.id`)} and t.genre = ${purpose} and w.retire_le is not null and not exists (
      select from consentements as c where c.membre_id = w.membre_id and c.type_id = w.type_id and c.du > w.retire_le))`;

/** The consents of `membres as m`, in the order of the kinds. */
export const listedConsents = sql<
  string | null
>`(select json_agg(json_build_object('type', t.id, 'nom', t.nom, 'genre', t.genre,
    'du', c.du, 'jusquau', c.jusquau, 'retire_le', c.retire_le) order by t.ordre, t.id, c.du, c.id)
  from consentements as c join types_consentement as t on t.id = c.type_id where c.membre_id = m.id)`;

export const consentsColumn = sql`${listedConsents} as consentements`;
