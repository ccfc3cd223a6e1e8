/** Reads everything that is kept about one member. */
import { sql } from 'kysely';
import type { RecordedChange } from '../../../../src/domain/journal/operation';
import type { Dossier } from '../../../../src/domain/privacy/dossier';
import { contentOf } from '../../contract/forms/answers/oneAnswer';
import { memberWithRelations } from '../../contract/members/memberDetail';
import type { Database } from '../../store/database/database';
import { historyPage } from '../journal/history';
import { PAGE_SIZE_MAX } from '../journal/operations';
import { JournalReader } from '../journal/reader';
import { personOf } from './eraseMember';
import { recordsOf, trailOf } from './person/trail';
import { probableAccounts, probableAnswers, reasonsAmong } from './probable';

type Parts = Pick<
  Dossier,
  'groupes' | 'departements' | 'etapes' | 'evenements' | 'presences' | 'services' | 'absences'
>;

async function linkedTo(db: Database, id: number, speakers: readonly number[]): Promise<Parts> {
  const stays = (table: 'groupe' | 'departement') => {
    const [stay, target, column] =
      table === 'groupe'
        ? [sql`groupes_membres`, sql`groupes`, sql`groupe_id`]
        : [sql`departements_membres`, sql`departements`, sql`departement_id`];
    return sql<Dossier['groupes'][number]>`
      select t.nom, s.date_inscription, s.date_sortie from ${stay} as s join ${target} as t on t.id = s.${column}
      where s.membre_id = ${id} order by s.date_inscription, s.id`.execute(db);
  };
  const { rows: steps } = await sql<Parts['etapes'][number]>`
    select e.libelle, a.date_association, a.notes from membres_etapes as a join etapes as e on e.id = a.etape_id
    where a.membre_id = ${id} order by a.date_association, e.id`.execute(db);
  const { rows: events } = await sql<Parts['evenements'][number]>`
    select e.id, e.nom_evenement, e.date, e.lieu, r.libelle as role, a.member_email, a.member_telephone,
      a.member_profession
    from affectations as a
    join evenements as e on e.id = a.evenement_id join roles_intervenants as r on r.id = a.role_id
    where a.intervenant_id = any(${[...speakers]}) order by e.date, e.id, a.id`.execute(db);
  const { rows: attended } = await sql<NonNullable<Parts['presences']>[number]>`
    select e.nom_evenement, p.jour::text as jour, p.etat from presences as p join evenements as e on e.id = p.evenement_id
    where p.membre_id = ${id} and p.etat is not null order by p.jour, p.id`.execute(db);
  const { rows: answered } = await sql<NonNullable<Parts['services']>[number]>`
    select e.nom_evenement, s.jour::text as jour, s.reponse, s.proposition
    from services as s join evenements as e on e.id = s.evenement_id
    where s.intervenant_id = any(${[...speakers]}) order by s.jour, s.id`.execute(db);
  const { rows: absences } = await sql<NonNullable<Parts['absences']>[number]>`
    select du::text as du, au::text as au, note from absences where membre_id = ${id} order by du, id`.execute(
    db,
  );
  return {
    services: answered,
    absences,
    presences: attended,
    groupes: (await stays('groupe')).rows,
    departements: (await stays('departement')).rows,
    etapes: steps,
    evenements: events,
  };
}

/** What happened to the record, and to those that were merged into it. */
async function historyOf(db: Database, members: readonly number[]): Promise<RecordedChange[]> {
  const each = await Promise.all(members.map((id) => historyOfOne(db, id)));
  return each.flat().sort((a, b) => Number(b.id) - Number(a.id));
}

async function historyOfOne(db: Database, id: number): Promise<RecordedChange[]> {
  const all: RecordedChange[] = [];
  const reader = new JournalReader(undefined);
  for (let page = 1; ; page++) {
    const query = { objet: 'membres', objet_id: id, page, page_size: PAGE_SIZE_MAX };
    const { results, next } = await historyPage(db, '', query, reader);
    all.push(...results);
    if (!next) return all;
  }
}

/** @throws HttpError 404 */
export async function dossierOf(db: Database, id: number, now: number): Promise<Dossier> {
  const person = await personOf(db, id);
  const { members, speakers, known } = await trailOf(db, await recordsOf(db, id));
  const answers = [];
  for (const found of await probableAnswers(db, known.traits)) {
    const { id: numero, formulaire: form, created_at, recherche } = found;
    const reasons = reasonsAmong(recherche, known.traits);
    answers.push({
      id: numero,
      formulaire: form,
      created_at,
      raisons: reasons,
      contenu: await contentOf(db, found),
    });
  }
  return {
    exporte_le: new Date(now).toISOString(),
    membre: await memberWithRelations(db, id),
    ...(await linkedTo(db, id, speakers)),
    reponses_probables: answers,
    comptes_probables: (await probableAccounts(db, person)).map(({ id: _, ...account }) => account),
    historique: await historyOf(db, members),
  };
}
