/**
 * Fills a data folder for main.mjs: `node --import tsx tests/tools/bench/frames/fill.ts FOLDER [members] [answers]`. The
 * answers are those of the sample form with the most fields. They are written by SQL, because the server takes only a
 * few answers per hour from one caller.
 */
import { sql } from 'kysely';
import { seed } from '../../../../demo/server/seed/seed.ts';
import { bulkInsert, continueIds } from '../../../../demo/server/store/database/bulkInsert.ts';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase.ts';
import { answerSearchText } from '../../../../demo/server/store/search/answerText.ts';

const [dataDir = '', members = '100000', answers = '10000'] = process.argv.slice(2);
const FORM = 1;
const TOWNS = ['Lyon', 'Saint-Étienne', 'Villeurbanne', 'Vienne'];
const MINUTE = 60_000;

const { db, close } = await openDatabase({ dataDir });
await seed(db, { members: Number(members) });
const fields = await db
  .selectFrom('champs')
  .select(['id', 'type_de_champ', 'nom_du_champ'])
  .where('formulaire_id', '=', FORM)
  .where('type_de_champ', '<>', 'file')
  .execute();
const types = Object.fromEntries(fields.map((field) => [field.id, field.type_de_champ]));
const rows = Array.from({ length: Number(answers) }, (_, at) => {
  const words = `Camille ${TOWNS[at % TOWNS.length]} ${at}`;
  const values = Object.fromEntries(
    fields.map(({ id, nom_du_champ }) => [id, `${nom_du_champ} ${words}`.slice(0, 80)]),
  );
  const created_at = new Date(Date.now() - (Number(answers) - at) * MINUTE).toISOString();
  return { formulaire_id: FORM, valeurs: values, recherche: answerSearchText(values, types), created_at };
});
await bulkInsert(
  db,
  'reponses',
  rows.map((row, at) => ({ id: at + 1, ...row })),
);
await continueIds(db, 'reponses');
await sql`update formulaires set reponses_nombre = ${rows.length} where id = ${FORM}`.execute(db);
await sql`vacuum analyze`.execute(db);
await close();
