/** Erases a member: what is linked to it, what the user says is about it, and every trace of it in what writes keep. */
import { sql } from 'kysely';
import { phoneDigits } from '../../../src/domain/contact/phoneSearch';
import { joinedNameOf } from '../../../src/domain/members/membre';
import type { ApercuEffacement, EffacementDemande, Probable } from '../../../src/domain/privacy/effacement';
import { fold } from '../../../src/domain/search/fold';
import type { Database } from '../database/openDatabase';
import { raiseVersion, type WriteTransaction } from '../database/writeQueue';
import { HttpError, invalid, notFound } from '../http/httpError';
import { memberWithRelations } from '../members/memberDetail';
import { memberTexts } from '../members/texts';
import { serverTexts } from '../texts';
import { checkVersion } from '../writes/version';
import { eraseAnswers, eraseFilters, eraseMembers, eraseSpeakers } from './eraseRows';
import { noteErasures } from './erasures';
import { probableAccounts, probableAnswers, probableSpeakers, reasonsIn, type Traits } from './probable';
import { privacyTexts } from './texts';

const IDENTIFYING = ['nom', 'prenom', 'email', 'telephone', 'adresse'] as const;
/** Shorter values occur in other people's data. */
const DISTINCT_MIN = 6;

interface Person extends Traits {
  id: number;
  adresse: string | null;
  created_at: string;
  updated_at: string;
}

/** @throws HttpError 404 */
export async function personOf(db: Database, id: number): Promise<Person> {
  const row = await db
    .selectFrom('membres')
    .select(['id', ...IDENTIFYING, 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(serverTexts.noMember);
  return row;
}

/** The member, and those who were merged into it: the trash and the journal still have their records. */
async function recordsOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive same(id) as (
      select ${id}::integer union select f.membre_id from fusions as f join same on f.garde_id = same.id
    ) select id from same`.execute(db);
  return rows.map((row) => row.id);
}

const ownSpeakers = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.selectFrom('intervenants').select('id').where('membre_id', 'in', ids).execute();
  // A deleted speaker can still be restored, alone or with a merged member.
  const { rows: trashed } = await sql<{ id: number }>`
    select c.objet_id as id from corbeille as k join changements as c on c.operation_id = k.operation_id
    where k.genre in ('intervenants', 'membres') and c.nom_table = 'intervenants' and c.apres is null
      and (c.avant ->> 'membre_id')::integer = any(${ids})`.execute(db);
  return [...rows, ...trashed].map((row) => row.id);
};

/** Shared filters whose name or content names the person. */
async function namingFilters(db: Database, person: Person): Promise<{ id: number; nom: string }[]> {
  const rows = await db.selectFrom('filtres_partages').select(['id', 'nom', 'contenu']).execute();
  return rows.filter(({ nom, contenu }) => {
    const numbers = phoneDigits(String(contenu.search ?? ''));
    const text = [fold(`${nom} ${JSON.stringify(contenu)}`), ...numbers].join(' ');
    return reasonsIn(text, person).length > 0;
  });
}

export async function erasurePreview(
  db: Database,
  person: Person,
): Promise<Omit<ApercuEffacement, 'sauvegardes'>> {
  const { rows } = await sql<{ evenements: number; changements: number }>`
    select (select count(distinct a.evenement_id)::integer from affectations as a
        join intervenants as i on i.id = a.intervenant_id where i.membre_id = ${person.id}) as evenements,
      (select count(*)::integer from changements where objet = 'membres' and objet_id = ${person.id}) as changements`.execute(
    db,
  );
  const answers = await probableAnswers(db, person);
  const speakers = await probableSpeakers(db, person);
  return {
    ...(rows[0] ?? { evenements: 0, changements: 0 }),
    updated_at: person.updated_at,
    filtres: (await namingFilters(db, person)).map(({ nom }) => nom),
    reponses: answers.map(
      ({ id, formulaire, created_at, fichiers, recherche, corbeille }): Probable => ({
        id,
        nom: formulaire,
        le: created_at,
        nombre: fichiers,
        raisons: reasonsIn(recherche, person),
        corbeille,
      }),
    ),
    intervenants: speakers.map(
      ({ id, nom, prenom, nombre }): Probable => ({
        id,
        nom: joinedNameOf({ nom, prenom }),
        nombre,
        raisons: ['nom'],
      }),
    ),
    comptes: (await probableAccounts(db, person)).map(({ email }) => email),
  };
}

/** What the person is or was known by, according to the record and its history. */
async function knownValues(trx: WriteTransaction, person: Person, ids: readonly number[]): Promise<Traits[]> {
  const { rows } = await sql<{ values: Partial<Person> }>`
    select distinct v.values from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    where c.objet = 'membres' and c.nom_table = 'membres' and c.objet_id = any(${ids}) and v.values is not null`.execute(
    trx,
  );
  return [person, ...rows.map(({ values }) => ({ ...person, ...values }))];
}

/** As a JSON text has it. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Empties the stored answers to writes that name the person. Their keys stay, so that no write is done twice. */
async function emptyStoredAnswers(trx: WriteTransaction, known: readonly Traits[]): Promise<void> {
  const pairs = known.map(({ nom, prenom }) => [inJson(nom), inJson(prenom)]);
  const texts = known
    .flatMap((values) => IDENTIFYING.slice(2).map((name) => (values as Person)[name] ?? ''))
    .filter((text) => text.length >= DISTINCT_MIN)
    .map((text) => [inJson(text)]);
  const seen = new Set<string>();
  for (const words of [...pairs, ...texts]) {
    const key = words.join('\t');
    if (seen.has(key)) continue;
    seen.add(key);
    const all = sql.join(
      words.map((word) => sql`strpos(reponse::text, ${word}) > 0`),
      sql` and `,
    );
    await sql`update cles set reponse = null where reponse is not null and ${all}`.execute(trx);
  }
}

/** @throws HttpError 409 when one of the chosen isn't proposed any more */
function checkProposed(chosen: readonly number[], proposed: readonly { id: number }[]): void {
  const ids = new Set(proposed.map(({ id }) => id));
  if (chosen.every((id) => ids.has(id))) return;
  throw new HttpError(409, privacyTexts.listChanged);
}

/**
 * @throws HttpError 404 when the member is gone, 409 when it or what was proposed has changed since it was shown, 422 for
 *   another name
 */
export async function eraseMember(
  trx: WriteTransaction,
  id: number,
  { updated_at: seen, confirmation, reponses, intervenants }: EffacementDemande,
): Promise<Person> {
  const person = await personOf(trx, id);
  const names = [`${person.prenom} ${person.nom}`, `${person.nom} ${person.prenom}`].map(fold);
  if (!names.includes(fold(confirmation))) throw invalid({ confirmation: privacyTexts.otherName });
  const present = () => memberWithRelations(trx, id);
  await checkVersion({
    seen,
    updated_at: person.updated_at,
    sentence: memberTexts.changedMeanwhile,
    present,
  });
  checkProposed(reponses, reponses.length ? await probableAnswers(trx, person) : []);
  checkProposed(intervenants, intervenants.length ? await probableSpeakers(trx, person) : []);
  const records = await recordsOf(trx, id);
  const speakers = [...(await ownSpeakers(trx, records)), ...intervenants];
  const filters = await namingFilters(trx, person);
  const known = await knownValues(trx, person, records);
  await noteErasures(trx, 'membres', records);
  await noteErasures(trx, 'intervenants', speakers);
  await noteErasures(trx, 'reponses', reponses);
  const filterIds = filters.map((filter) => filter.id);
  await noteErasures(trx, 'filtres_partages', filterIds);
  await eraseAnswers(trx, reponses);
  await eraseSpeakers(trx, speakers);
  await eraseMembers(trx, records);
  await eraseFilters(trx, filterIds);
  await emptyStoredAnswers(trx, known);
  await raiseVersion(trx, 'evenements');
  return person;
}
