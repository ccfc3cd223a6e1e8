/** Reads everything that is kept about one member: the parts that the declaration names. */
import { type RawBuilder, sql } from 'kysely';
import type { RecordedChange } from '../../../../src/domain/journal/operation';
import type { Dossier } from '../../../../src/domain/privacy/dossier';
import { keysOf } from '../../../../src/domain/records';
import type { Database } from '../../store/database/database';
import { contentOf } from '../../store/rows/answerContent';
import { factsOf } from '../../store/rows/facts';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { historyPage } from '../journal/history';
import { PAGE_SIZE_MAX } from '../journal/operations';
import { JournalReader } from '../journal/reader';
import { personOf } from './eraseMember';
import { goingOf } from './erasePerson';
import { declaredParts } from './person/columns';
import { recordsOf, type Trail, trailOf } from './person/trail';
import { type PersonTraits, probableAccounts, probableAnswers, reasonsAmong } from './probable';

/** What the parts are read by. */
interface Subject {
  id: number;
  trail: Trail;
  person: PersonTraits;
}

type Part = Exclude<keyof Dossier, 'exporte_le'>;
type Reader<P extends Part> = (db: Database, subject: Subject) => Promise<NonNullable<Dossier[P]>>;

const staysIn =
  (table: 'groupe' | 'departement') =>
  async (db: Database, { id }: Subject): Promise<Dossier['groupes']> => {
    const [stay, target, column] =
      table === 'groupe'
        ? [sql`groupes_membres`, sql`groupes`, sql`groupe_id`]
        : [sql`departements_membres`, sql`departements`, sql`departement_id`];
    const { rows } = await sql<Dossier['groupes'][number]>`
      select t.nom, s.date_inscription, s.date_sortie from ${stay} as s join ${target} as t on t.id = s.${column}
      where s.membre_id = ${id} order by s.date_inscription, s.id`.execute(db);
    return rows;
  };

/** The registrations of a person, with what is theirs of each. Those of a deleted event are in the trash with it. */
async function registrationsIn(db: Database, { trail }: Subject): Promise<Registered[]> {
  const going = goingOf(trail);
  const ids = [...new Set(going.flatMap(({ valeurs, propres }) => Object.keys({ ...valeurs, ...propres })))];
  const { rows } = await sql<{ id: number; nom_du_champ: string }>`
    select id, nom_du_champ from champs where id::text = any(${ids}::text[])`.execute(db);
  const questions = new Map(rows.map(({ id, nom_du_champ }) => [String(id), nom_du_champ]));
  return going.map(
    ({ nom_evenement, jour, etat, own, email, telephone, valeurs, propres, champs_caches, others }) => ({
      nom_evenement,
      jour,
      etat,
      autres: others.length,
      email: own.includes('email') ? email : null,
      telephone: own.includes('telephone') ? telephone : null,
      // Their own answers are theirs in any case.
      reponses: [propres ?? {}, own.includes('valeurs') ? valeurs : {}].flatMap((values) =>
        Object.entries(values).map(([id, value]) => ({ question: questions.get(id) ?? '', valeur: value })),
      ),
      champs_caches: own.includes('champs_caches') ? champs_caches : null,
    }),
  );
}

type Registered = NonNullable<Dossier['inscriptions']>[number];

/** What a consent says that isn't the parent's own is left to the child's file. */
const own = (value: RawBuilder<unknown>, id: number) => sql`case when c.membre_id = ${id} then ${value} end`;

/** Reads each part, as the declaration names them. */
const READERS: { readonly [P in Part]: Reader<P> } = {
  membre: (db, { id }) => memberWithRelations(db, id),
  groupes: staysIn('groupe'),
  departements: staysIn('departement'),
  etapes: async (db, { id }) =>
    (
      await sql<Dossier['etapes'][number]>`
        select e.libelle, a.date_association, a.notes from membres_etapes as a join etapes as e on e.id = a.etape_id
        where a.membre_id = ${id} order by a.date_association, e.id`.execute(db)
    ).rows,
  evenements: async (db, { trail }) =>
    (
      await sql<Dossier['evenements'][number]>`
        select e.id, e.nom_evenement, e.date, e.lieu, r.libelle as role, a.member_email, a.member_telephone,
          a.member_profession, a.jour::text as jour
        from affectations as a
        join evenements as e on e.id = a.evenement_id join roles_intervenants as r on r.id = a.role_id
        where a.intervenant_id = any(${[...trail.speakers]}) order by e.date, e.id, a.id`.execute(db)
    ).rows,
  presences: async (db, { id, trail }) =>
    (
      await sql<NonNullable<Dossier['presences']>[number]>`
        select e.nom_evenement, p.jour::text as jour, p.etat from presences as p join evenements as e on e.id = p.evenement_id
        where (p.membre_id = ${id} or p.inscrit_id = any(${goingOf(trail).map((one) => one.id)}::integer[]))
          and p.etat is not null order by p.jour, p.id`.execute(db)
    ).rows,
  pouvoirs: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['pouvoirs']>[number]>`
        select e.nom_evenement, coalesce(a.jour, e.date::date)::text as jour,
          case when p.mandant_id = ${id} then 'donne' else 'porte' end as sens, p.repris
        from pouvoirs as p join assemblees as a on a.id = p.assemblee_id join evenements as e on e.id = p.evenement_id
        where ${id} in (p.mandant_id, p.porteur_id) order by 2, p.id`.execute(db)
    ).rows,
  services: async (db, { trail }) =>
    (
      await sql<NonNullable<Dossier['services']>[number]>`
        select e.nom_evenement, s.jour::text as jour, s.reponse, s.proposition
        from services as s join evenements as e on e.id = s.evenement_id
        where s.intervenant_id = any(${[...trail.speakers]}) order by s.jour, s.id`.execute(db)
    ).rows,
  absences: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['absences']>[number]>`
        select du::text as du, au::text as au, case when lecteurs <> 'auteur' then note end as note,
          lecteurs = 'auteur' and note is not null as retenue
        from absences where membre_id = ${id} order by du, id`.execute(db)
    ).rows,
  oppositions: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['oppositions']>[number]>`
        select genre, depuis::text as depuis from oppositions where membre_id = ${id} order by depuis, id`.execute(
        db,
      )
    ).rows,
  notes: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['notes']>[number]>`
        select n.jour::text as jour, n.genre, n.lecteurs, nullif(trim(concat(u.prenom, ' ', u.nom)), '') as auteur,
          case when n.lecteurs <> 'auteur' then t.texte end as texte, n.lecteurs = 'auteur' as retenue
        from notes as n join textes_notes as t on t.id = n.texte_id left join utilisateurs as u on u.id = n.auteur_id
        where n.membre_id = ${id} order by n.jour, n.id`.execute(db)
    ).rows,
  cotisations: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['cotisations']>[number]>`
        select annee, note_le::text as note_le from cotisations where membre_id = ${id} order by annee`.execute(
        db,
      )
    ).rows,
  consentements: async (db, { id }) =>
    (
      await sql<NonNullable<Dossier['consentements']>[number]>`
        select t.nom as genre, case when c.membre_id = ${id} then 'soi' else 'enfant' end as pour, c.du::text as du,
          c.jusquau::text as jusquau, c.retire_le::text as retire_le, c.accord_enfant,
          ${own(sql`coalesce(nullif(concat_ws(' ', d.nom, d.prenom), ''), c.donne_par_nom)`, id)} as donne_par,
          ${own(sql`coalesce(nullif(concat_ws(' ', s.nom, s.prenom), ''), c.second_parent_nom)`, id)} as second_parent,
          ${own(sql`p.texte`, id)} as preuve
        from consentements as c join types_consentement as t on t.id = c.type_id
        left join membres as d on d.id = c.donne_par_id left join membres as s on s.id = c.second_parent_id
        left join preuves_consentements as p on p.id = c.preuve_id
        where ${id} in (c.membre_id, c.donne_par_id, c.second_parent_id) order by c.du, c.id`.execute(db)
    ).rows,
  parcours: factsOf,
  inscriptions: registrationsIn,
  mails: async (db, { trail }) =>
    (
      await sql<NonNullable<Dossier['mails']>[number]>`
        select objet, etat, created_at from messages where objet is not null
          and lower(destinataire) = any(${[...trail.known.texts.email].map((email) => email.trim().toLowerCase())}::text[])
        order by id`.execute(db)
    ).rows,
  reponses_probables: async (db, { trail: { known } }) => {
    const answers = [];
    for (const found of await probableAnswers(db, known.traits)) {
      const { id, formulaire: form, created_at, champs_caches, recherche } = found;
      const reasons = reasonsAmong(recherche, known.traits);
      const content = await contentOf(db, found);
      answers.push({ id, formulaire: form, created_at, raisons: reasons, contenu: content, champs_caches });
    }
    return answers;
  },
  comptes_probables: async (db, { id, person }) =>
    (await probableAccounts(db, person, id)).map(({ id: _, ...account }) => account),
  historique: (db, { trail }) => historyOf(db, trail.members),
};

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
  const subject = { id, person, trail: await trailOf(db, await recordsOf(db, id)) };
  const declared = declaredParts();
  const parts: Partial<Record<Part, unknown>> = {};
  for (const part of keysOf(READERS)) if (declared.has(part)) parts[part] = await READERS[part](db, subject);
  return { exporte_le: new Date(now).toISOString(), ...parts } as Dossier;
}
