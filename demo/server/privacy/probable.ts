/**
 * Finds what may be about a member. Answers, guests and accounts aren't linked to members, so these are proposals: the user
 * decides which of them are this person's.
 */
import { type RawBuilder, sql } from 'kysely';
import { phoneKeys } from '../../../src/domain/contact/phoneSearch';
import type { Valeur } from '../../../src/domain/forms/reponseRecue';
import type { Raison } from '../../../src/domain/privacy/dossier';
import { sortKey } from '../../../src/domain/search/fold';
import { wordsIn } from '../../../src/domain/search/words';
import { escapeLike } from '../database/conditions';
import type { Database } from '../database/openDatabase';

/** What a person is recognised by. */
export interface Traits {
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
}

const FOUND_MAX = 200;

/** The folded words that all have to be in a text, by reason. */
function wordsOf({ nom, prenom, email, telephone }: Traits): [Raison, string[]][] {
  const [mail = '', ...name] = [email ?? '', nom, prenom]
    .map((text) => wordsIn(text).join(' '))
    .filter((words, at) => at === 0 || words);
  const found: [Raison, string[]][] = [];
  if (mail) found.push(['email', [mail]]);
  for (const digits of phoneKeys(telephone ?? '')) found.push(['telephone', [digits]]);
  // A last name alone is that of a family.
  if (name.length === 2) found.push(['nom', name]);
  return found;
}

/** Which reasons hold for a folded text. */
export const reasonsIn = (text: string, person: Traits): Raison[] => {
  const found = wordsOf(person).filter(([, words]) => words.every((word) => text.includes(word)));
  return [...new Set(found.map(([reason]) => reason))];
};

const matches = (column: RawBuilder<unknown>, person: Traits) => {
  const each = wordsOf(person).map(
    ([, words]) =>
      sql<boolean>`(${sql.join(
        words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`),
        sql` and `,
      )})`,
  );
  return each.length ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`;
};

interface FoundAnswer {
  id: number;
  formulaire_id: number;
  formulaire: string;
  created_at: string;
  valeurs: Record<string, Valeur>;
  recherche: string;
  fichiers: number;
  corbeille: boolean;
}

/** Answers with the person's e-mail address, telephone number or whole name, also those in the trash. */
export async function probableAnswers(db: Database, person: Traits): Promise<FoundAnswer[]> {
  const { rows: stored } = await sql<FoundAnswer>`
    select r.id, r.formulaire_id, f.nom_du_formulaire as formulaire, r.created_at, r.valeurs, r.recherche,
      (select count(*)::integer from reponses_fichiers where reponse_id = r.id) as fichiers, false as corbeille
    from reponses as r join formulaires as f on f.id = r.formulaire_id
    where ${matches(sql`r.recherche`, person)} order by r.id desc limit ${FOUND_MAX}`.execute(db);
  const { rows: trashed } = await sql<FoundAnswer>`
    select c.objet_id as id, (c.avant ->> 'formulaire_id')::integer as formulaire_id, k.nom as formulaire,
      c.avant ->> 'created_at' as created_at, c.avant -> 'valeurs' as valeurs, c.avant ->> 'recherche' as recherche,
      (select count(*)::integer from changements as f where f.operation_id = c.operation_id
        and f.nom_table = 'reponses_fichiers' and f.objet_id = c.objet_id) as fichiers, true as corbeille
    from corbeille as k join changements as c on c.operation_id = k.operation_id
    where c.nom_table = 'reponses' and c.apres is null and ${matches(sql`(c.avant ->> 'recherche')`, person)}
    order by c.objet_id desc limit ${FOUND_MAX}`.execute(db);
  return [...stored, ...trashed];
}

interface FoundSpeaker {
  id: number;
  nom: string;
  prenom: string;
  nombre: number;
}

/** Speakers of the same name who are no member. */
export async function probableSpeakers(db: Database, { nom, prenom }: Traits): Promise<FoundSpeaker[]> {
  const { rows } = await sql<FoundSpeaker>`
    select i.id, i.nom, i.prenom,
      (select count(distinct evenement_id)::integer from affectations where intervenant_id = i.id) as nombre
    from intervenants as i
    where i.membre_id is null and i.tri in (${sortKey({ nom, prenom })}, ${sortKey({ nom: prenom, prenom: nom })})
    order by i.id limit ${FOUND_MAX}`.execute(db);
  return rows;
}

/** Accounts with the person's e-mail address. */
export const probableAccounts = (db: Database, { email }: Traits) =>
  db
    .selectFrom('utilisateurs')
    .select(['id', 'nom', 'prenom', 'email', 'role'])
    .where(sql<string>`lower(email)`, '=', (email ?? '').toLowerCase())
    .orderBy('id')
    .execute();
