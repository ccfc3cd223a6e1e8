/** Rules that the data must always keep, checked in SQL while no server uses them. */

import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase.ts';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema.ts';
import { present } from '../../../support/present.ts';
import { check } from '../harness/report.ts';
import type { Home } from '../harness/serverProcess.ts';
import type { Ledger } from './Ledger.ts';
import { SPEAKERS } from './writer.ts';

/** Each query counts the violations of a rule. */
const broken: Record<string, string> = {
  'spouses point at each other': `select count(*)::integer as n from membres a where conjoint_id is not null and not exists
    (select 1 from membres b where b.id = a.conjoint_id and b.conjoint_id = a.id)`,
  'answers have their files, whole': `select count(*)::integer as n from reponses r where not exists
    (select 1 from reponses_fichiers f where f.reponse_id = r.id and octet_length((select contenu from contenus where fichier_id = f.id)) = f.taille)
    and exists (select 1 from champs c where c.formulaire_id = r.formulaire_id and c.type_de_champ = 'file' and c.is_required)`,
  'group names are unique': `select count(*)::integer - count(distinct lower(nom))::integer as n from groupes`,
  'no member is in two groups': `select count(*)::integer as n from (select membre_id from groupes_membres
    where date_sortie is null group by membre_id having count(*) > 1) as twice`,
};

const numbers = async (db: Kysely<DatabaseSchema>, query: string): Promise<number> =>
  present((await sql.raw<{ n: number }>(query).execute(db)).rows[0], 'count').n;

/** Over 50 lines because it is one list of everything that writers write. */
async function acknowledged(db: Kysely<DatabaseSchema>, ledger: Ledger): Promise<void> {
  const { members, couples, tagged, events, withSpeakers, answers, groups } = ledger;
  const missing: string[] = [];
  const note = (kind: string, wanted: Iterable<unknown>, found: Iterable<unknown>) => {
    const there = new Set([...found].map(String));
    const gone = [...wanted].filter((item) => !there.has(String(item)));
    if (gone.length) missing.push(`${gone.length} ${kind}, such as ${String(gone[0])}`);
  };
  const memberRows = await db.selectFrom('membres').select(['id', 'nom', 'conjoint_id']).execute();
  note(
    'members',
    [...members].map(String),
    memberRows.map(({ id, nom }) => `${id},${nom}`),
  );
  note(
    'marriages',
    couples.map(String),
    memberRows.map(({ id, conjoint_id }) => `${id},${conjoint_id}`),
  );
  const tagRows = await db.selectFrom('membres_tags').select('membre_id').where('tag_id', '=', 3).execute();
  note(
    'tags',
    tagged,
    tagRows.map(({ membre_id }) => membre_id),
  );
  const eventRows = await db.selectFrom('evenements').select(['id', 'nom_evenement']).execute();
  note(
    'events',
    [...events].map(String),
    eventRows.map(({ id, nom_evenement }) => `${id},${nom_evenement}`),
  );
  const speakers = await sql<{ id: number; n: number }>`
    select evenement_id as id, count(*)::integer as n from affectations group by 1`.execute(db);
  const byEvent = new Map(speakers.rows.map(({ id, n }) => [id, n]));
  note(
    'speakers',
    withSpeakers,
    [...byEvent].filter(([, n]) => n === SPEAKERS).map(([id]) => id),
  );
  const partly = [...events.keys()].filter((id) => ![undefined, SPEAKERS].includes(byEvent.get(id)));
  if (partly.length) missing.push(`${partly.length} events have some of their speakers`);
  const answerRows = await sql<{
    v: string;
  }>`select jsonb_path_query(valeurs, '$.*') #>> '{}' as v from reponses`.execute(db);
  note(
    'answers',
    answers,
    answerRows.rows.map(({ v }) => v),
  );
  note(
    'groups',
    groups,
    (await db.selectFrom('groupes').select('nom').execute()).map(({ nom }) => nom),
  );
  check(
    'every acknowledged write is there',
    missing.length === 0,
    missing.join('; ') || `${ledger.count} writes`,
  );
}

/** Checks that indexes agree with their tables, as far as PostgreSQL can tell. */
async function indexes(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`create extension if not exists amcheck`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name, bt_index_check(c.oid, true)
    from pg_class c join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
    where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid`.execute(db);
  check('indexes agree with their tables', rows.length > 50, `${rows.length} checked`);
}

/** Opens the data without the server's code, because `amcheck` needs an extension. */
async function opened(home: Home): Promise<{ db: Kysely<DatabaseSchema>; close(): Promise<void> }> {
  if ('DATABASE_URL' in home) return openDatabase({ databaseUrl: home.DATABASE_URL });
  const [{ PGlite }, { pg_trgm }, { amcheck }, { PGliteDialect }, { Kysely: Builder }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/amcheck'),
    import('../../../../demo/server/store/embedded/pgliteDialect.ts'),
    import('kysely'),
  ]);
  const pglite = await PGlite.create({ dataDir: `${home.PARVIS_DATA}/pg`, extensions: { pg_trgm, amcheck } });
  const db = new Builder<DatabaseSchema>({ dialect: new PGliteDialect(pglite) });
  return { db, close: () => db.destroy() };
}

export async function checkInvariants(home: Home, ledger: Ledger): Promise<void> {
  const { db, close } = await opened(home);
  await acknowledged(db, ledger);
  for (const [what, query] of Object.entries(broken)) {
    const count = await numbers(db, query);
    check(what, count === 0, count ? `${count} are broken` : '');
  }
  await indexes(db);
  await close();
  for (const [sentence, count] of ledger.surprises)
    check('answers are as intended', false, `${count} × ${sentence}`);
}
