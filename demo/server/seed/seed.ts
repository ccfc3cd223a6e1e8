/** Fills an empty database with sample data, which are the same for the same day and number of members. */
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../guard/passwords/passwordHash';
import { DEMO_PASSWORD } from '../guard/passwords/publishedPassword';
import { bulkInsert, continueIds } from '../store/database/bulkInsert';
import type { Database } from '../store/database/database';
import { withoutTimeLimit } from '../store/database/withoutTimeLimit';
import { raiseVersion } from '../store/database/writeQueue';
import type { DatabaseSchema } from '../store/tables/schema';
import { tablesOf } from '../store/tables/tablesOf';
import { localDay } from '../time/zones';
import { categoriesAge, sampleDepartments, sampleGroups, sampleSteps, sampleTags, users } from './catalogs';
import { EventMaker, sampleRoles } from './events';
import { fields, sampleForms } from './forms';
import { MemberMaker, type SampleMember } from './members';
import { memberships } from './memberships';
import { Random } from './Random';
import { SeedCalendar } from './SeedCalendar';

export const DEMO_EMAIL = users[0].email;
export const MEMBERS_DEFAULT = 500;

/** For this many rows, rebuilding the index is faster than updating it. */
const REINDEX_FROM = 5000;
const SEED = 20_240_901;

interface SeedOptions {
  members?: number;
  /** Minimum number of events; by default those of a year before and after today. */
  events?: number;
  /** The latest date of the data, `yyyy-mm-dd`. */
  today?: string;
  passwordCost?: number;
  /** Password of the sample accounts, instead of the published one. */
  password?: string;
  /** Called when there is work to do, before it begins; an error thrown here prevents the work. */
  onStart?: () => void;
}

/** Whether all tables with data of users are empty. */
export async function isEmpty(db: Kysely<DatabaseSchema>): Promise<boolean> {
  const rows = (await tablesOf(db)).map(({ name }) => sql`exists (select 1 from ${sql.table(name)})`);
  const { rows: found } = await sql<{ is_filled: boolean }>`
    select ${sql.join(rows, sql` or `)} as is_filled`.execute(db);
  return !found[0]!.is_filled;
}

async function insertUsers(
  db: Kysely<DatabaseSchema>,
  { password, passwordCost }: SeedOptions,
): Promise<void> {
  for (const user of users) {
    const mot_de_passe = await hashPassword(password ?? DEMO_PASSWORD, passwordCost);
    await db
      .insertInto('utilisateurs')
      .values({ ...user, mot_de_passe })
      .execute();
  }
}

async function insertMembers(db: Kysely<DatabaseSchema>, members: readonly SampleMember[]): Promise<void> {
  const isLarge = members.length >= REINDEX_FROM;
  if (isLarge) await sql`drop index membres_recherche`.execute(db);
  // Spouses point at each other: the links come once both are there.
  await bulkInsert(
    db,
    'membres',
    members.map((member) => ({ ...member, conjoint_id: null })),
  );
  const couples = members.filter(({ conjoint_id }) => conjoint_id !== null);
  const json = JSON.stringify(couples.map(({ id, conjoint_id }) => ({ id, conjoint_id })));
  await sql`update membres set conjoint_id = c.conjoint_id
    from json_to_recordset(${json}::json) as c(id integer, conjoint_id integer) where membres.id = c.id`.execute(
    db,
  );
  if (isLarge)
    await sql`create index membres_recherche on membres using gin (recherche gin_trgm_ops)`.execute(db);
}

async function insertEvents(
  db: Kysely<DatabaseSchema>,
  members: readonly SampleMember[],
  today: string,
  count?: number,
) {
  const isLarge = count !== undefined && count >= REINDEX_FROM;
  const { events, speakers, assignments } = new EventMaker(new Random(SEED + 1), today, members, count);
  if (isLarge) await sql`drop index evenements_recherche`.execute(db);
  await bulkInsert(db, 'roles_intervenants', sampleRoles);
  await bulkInsert(db, 'intervenants', speakers);
  await bulkInsert(db, 'evenements', events);
  await bulkInsert(db, 'affectations', assignments);
  await continueIds(db, 'roles_intervenants', 'intervenants', 'evenements');
  if (isLarge)
    await sql`create index evenements_recherche on evenements using gin (recherche gin_trgm_ops)`.execute(db);
}

async function insertAll(db: Kysely<DatabaseSchema>, options: SeedOptions) {
  const { members = MEMBERS_DEFAULT, events, today = localDay() } = options;
  const random = new Random(SEED);
  const calendar = new SeedCalendar(today);
  const made = new MemberMaker(random, calendar, members);
  const links = memberships(made.members, random, calendar);
  await bulkInsert(db, 'groupes', sampleGroups);
  await bulkInsert(db, 'departements', sampleDepartments);
  await bulkInsert(db, 'tags', sampleTags);
  await bulkInsert(db, 'etapes', sampleSteps);
  await bulkInsert(db, 'categories_age', categoriesAge);
  await insertMembers(db, made.members);
  await bulkInsert(db, 'enfants', made.children);
  await bulkInsert(db, 'groupes_membres', links.inGroups);
  await bulkInsert(db, 'departements_membres', links.inDepartments);
  await bulkInsert(db, 'membres_tags', links.tagged);
  await bulkInsert(db, 'membres_etapes', links.steps);
  await insertEvents(db, made.members, today, events);
  await bulkInsert(db, 'formulaires', sampleForms(today));
  await bulkInsert(db, 'champs', fields);
  await continueIds(db, 'groupes', 'departements', 'tags', 'etapes', 'categories_age', 'membres');
  await continueIds(db, 'formulaires', 'champs');
}

/**
 * Fills the database unless it already has data. It is filled in one transaction, so an interrupted start leaves it empty
 * for the next one, and only one of several instances that start at once fills it.
 * @returns whether this call filled it
 */
export async function seed(db: Database, options: SeedOptions = {}): Promise<boolean> {
  const isDone = await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${SEED})`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    options.onStart?.();
    await insertAll(trx, options);
    await insertUsers(trx, options);
    await raiseVersion(trx, 'membres');
    return true;
  });
  // Index-only scans need the visibility map.
  if (isDone) await withoutTimeLimit(db, (connection) => sql`vacuum analyze`.execute(connection));
  return isDone;
}
