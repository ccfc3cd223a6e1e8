/** Reads what is compared before two members are merged. */
import { type RawBuilder, sql } from 'kysely';
import type { PairComparison, RecordLinks } from '../../../../src/domain/duplicates/merge';
import { similarPair, traitsOf } from '../../../../src/domain/duplicates/similarPair';
import type { Member } from '../../../../src/domain/members/member';
import { invalid } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { memberOf } from '../../store/rows/memberOf';
import { nameOf } from '../../store/rows/person';
import { declaredLinks } from '../privacy/person/columns';
import { duplicateTexts } from './texts';

/** Counts the rows of one link of a member. */
type Count = (link: Compared, id: number, other: number) => RawBuilder<unknown>;

interface Compared {
  table: string;
  column: string;
}

/** All of them. */
const all: Count = ({ table, column }, id) =>
  sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} = ${id}::integer)`;

/** Those that the other one lacks. */
const alone =
  (key: string): Count =>
  ({ table, column }, id, other) =>
    sql`
    (select count(*)::integer from ${sql.table(table)} as a where a.${sql.ref(column)} = ${id}::integer
      and a.${sql.ref(key)} <> ${other}::integer and not exists (select from ${sql.table(table)} as b
        where b.${sql.ref(column)} = ${other}::integer and b.${sql.ref(key)} = a.${sql.ref(key)}))`;

/** The events of the member's speaker. */
const asSpeaker: Count = ({ table, column }, id) =>
  sql`(select count(distinct a.evenement_id)::integer from ${sql.table(table)} as a
    join intervenants as i on i.id = a.${sql.ref(column)} where i.membre_id = ${id}::integer)`;

/** Registered people who are the member, as they are told by name and address too. */
const registered: Count = ({ table }, id) =>
  sql`(select count(distinct p.evenement_id)::integer from ${sql.table(table)} as p
    join inscriptions as i on i.id = p.inscription_id where ${memberOf} = ${id}::integer)`;

const COUNTS: Readonly<Record<keyof RecordLinks, Count>> = {
  enfants: alone('enfant_id'),
  parents: alone('parent_id'),
  tags: alone('tag_id'),
  etapes: alone('etape_id'),
  groupes: all,
  departements: all,
  evenements: asSpeaker,
  inscriptions: registered,
  presences: all,
  absences: all,
  services: asSpeaker,
};

/** The links of a member that a merge brings, as the declaration names them. */
async function linksOf(db: Database, id: number, other: number): Promise<RecordLinks> {
  const counts = declaredLinks().flatMap(([table, column, { compared }]) =>
    compared ? [sql`${COUNTS[compared]({ table, column }, id, other)} as ${sql.ref(compared)}`] : [],
  );
  const { rows } = await sql<RecordLinks>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}

/** Whether a member is a parent of another, a parent of a parent, and so on. */
async function isAncestor(db: Database, id: number, of: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive lineage(id) as (
      select parent_id from enfants where enfant_id = ${of}::integer
      union select e.parent_id from enfants e join lineage l on e.enfant_id = l.id
    ) select 1 from lineage where id = ${id}::integer`.execute(db);
  return rows.length > 0;
}

const spouseOf = ({ conjoint: spouse }: Member): number | null =>
  typeof spouse === 'object' ? (spouse?.id ?? null) : null;

/** Why two members can't be one person; null where they can. */
export async function mergeRefusalOf(db: Database, un: Member, autre: Member): Promise<string | null> {
  if (spouseOf(un) === autre.id || spouseOf(autre) === un.id) return duplicateTexts.areSpouses;
  if (await isAncestor(db, un.id, autre.id))
    return duplicateTexts.areKin(nameOf(named(un)), nameOf(named(autre)));
  if (await isAncestor(db, autre.id, un.id))
    return duplicateTexts.areKin(nameOf(named(autre)), nameOf(named(un)));
  return null;
}

const named = ({ nom, prenom }: Member) => ({ nom: nom ?? '', prenom: prenom ?? '' });

/** @throws HttpError 404 when one of them is gone, 422 for one member */
export async function comparePair(db: Database, id: number, otherId: number): Promise<PairComparison> {
  const un = await memberWithRelations(db, id);
  if (id === otherId) throw invalid({ autre: duplicateTexts.samePerson });
  const autre = await memberWithRelations(db, otherId);
  const likeness = similarPair(traitsOf(un), traitsOf(autre));
  const dismissed = await db
    .selectFrom('doublons_ecartes')
    .select('membre_a')
    .where('membre_a', '=', Math.min(id, otherId))
    .where('membre_b', '=', Math.max(id, otherId))
    .executeTakeFirst();
  return {
    un,
    autre,
    score: likeness?.score ?? 0,
    raisons: likeness?.raisons ?? [],
    ecarte: dismissed !== undefined,
    refus: await mergeRefusalOf(db, un, autre),
    liens: { un: await linksOf(db, id, otherId), autre: await linksOf(db, otherId, id) },
  };
}
