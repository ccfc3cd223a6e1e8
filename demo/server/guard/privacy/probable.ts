/**
 * Finds what may be about a member. Answers, guests and accounts aren't linked to members, so these are proposals: the user
 * decides which of them are this person's.
 */
import { type RawBuilder, sql } from 'kysely';
import { phoneKeys } from '../../../../src/domain/contact/phoneSearch';
import type { HiddenValues } from '../../../../src/domain/forms/hiddenFields';
import type { StoredValue } from '../../../../src/domain/forms/receivedAnswer';
import type { MatchReason } from '../../../../src/domain/privacy/dossier';
import { sortKey } from '../../../../src/domain/search/foldAccents';
import { wordsIn } from '../../../../src/domain/search/words';
import { escapeLike } from '../../store/database/conditions';
import type { Database } from '../../store/database/database';
import type { PersonFacts, RowValues } from './person/PersonFacts';
import { privacyTexts } from './texts';

/** What a person is recognised by. */
export interface PersonTraits {
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
}

const FOUND_MAX = 200;

/** The folded words that all have to be in a text, by reason. */
function wordsOf({ nom, prenom, email, telephone }: PersonTraits): [MatchReason, string[]][] {
  const [mail = '', ...name] = [email ?? '', nom, prenom]
    .map((text) => wordsIn(text).join(' '))
    .filter((words, at) => at === 0 || words);
  const found: [MatchReason, string[]][] = [];
  if (mail) found.push(['email', [mail]]);
  for (const digits of phoneKeys(telephone ?? '')) found.push(['telephone', [digits]]);
  // A last name alone is that of a family.
  if (name.length === 2) found.push(['nom', name]);
  return found;
}

/** Which reasons hold for a folded text. */
export const reasonsIn = (text: string, person: PersonTraits): MatchReason[] => {
  const found = wordsOf(person).filter(([, words]) => words.every((word) => text.includes(word)));
  return [...new Set(found.map(([reason]) => reason))];
};

/** The same for everything that the person is or was known by. */
export const reasonsAmong = (text: string, traits: readonly PersonTraits[]): MatchReason[] => [
  ...new Set(traits.flatMap((person) => reasonsIn(text, person))),
];

const matches = (column: RawBuilder<unknown>, traits: readonly PersonTraits[]) => {
  const each = traits.flatMap(wordsOf).map(
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
  valeurs: Record<string, StoredValue>;
  champs_caches: HiddenValues | null;
  recherche: string;
  fichiers: number;
  corbeille: boolean;
}

/**
 * Answers with an e-mail address, telephone number or whole name that the person has or had, also those in the trash.
 */
export async function probableAnswers(db: Database, traits: readonly PersonTraits[]): Promise<FoundAnswer[]> {
  const { rows: stored } = await sql<FoundAnswer>`
    select r.id, r.formulaire_id, f.nom_du_formulaire as formulaire, r.created_at, r.valeurs, r.champs_caches, r.recherche,
      (select count(*)::integer from reponses_fichiers where reponse_id = r.id) as fichiers, false as corbeille
    from reponses as r join formulaires as f on f.id = r.formulaire_id
    where ${matches(sql`r.recherche`, traits)} order by r.id desc limit ${FOUND_MAX}`.execute(db);
  const { rows: trashed } = await sql<FoundAnswer>`
    select c.objet_id as id, (c.avant ->> 'formulaire_id')::integer as formulaire_id, k.nom as formulaire,
      c.avant ->> 'created_at' as created_at, c.avant -> 'valeurs' as valeurs, nullif(c.avant -> 'champs_caches', 'null') as champs_caches,
      c.avant ->> 'recherche' as recherche,
      (select count(*)::integer from changements as f where f.operation_id = c.operation_id
        and f.nom_table = 'reponses_fichiers' and f.objet_id = c.objet_id) as fichiers, true as corbeille
    from corbeille as k join changements as c on c.operation_id = k.operation_id
    where c.nom_table = 'reponses' and c.apres is null and ${matches(sql`(c.avant ->> 'recherche')`, traits)}
    order by c.objet_id desc limit ${FOUND_MAX}`.execute(db);
  return [...stored, ...trashed];
}

interface FoundSpeaker {
  id: number;
  nom: string;
  prenom: string;
  nombre: number;
  raisons: MatchReason[];
}

interface SpeakerRow extends FoundSpeaker {
  is_former: boolean;
  contacts: readonly RowValues[];
}

interface Linked {
  /** Speakers that were linked to the person. */
  former: readonly number[];
  /** Speakers that go with the person anyway. */
  except: readonly number[];
}

/** Speakers who are no member: of the same name, with the same contact at an event, or once linked to the person. */
export async function probableSpeakers(
  db: Database,
  known: PersonFacts,
  { former, except }: Linked,
): Promise<FoundSpeaker[]> {
  const names = known.names.flatMap(({ nom, prenom }) => [
    sortKey({ nom, prenom }),
    sortKey({ nom: prenom, prenom: nom }),
  ]);
  const addresses = [...known.texts.email].map((text) => text.toLowerCase());
  const phones = [...known.texts.telephone];
  const { rows } = await sql<SpeakerRow>`
    select i.id, i.nom, i.prenom, i.id = any(${[...former]}) as is_former,
      (select count(distinct evenement_id)::integer from affectations where intervenant_id = i.id) as nombre,
      (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from affectations as a where a.intervenant_id = i.id) as contacts
    from intervenants as i
    where i.membre_id is null and i.id <> all(${[...except]}) and i.nom <> ${privacyTexts.speaker}
      and (i.tri = any(${names}) or i.id = any(${[...former]}) or exists (
        select from affectations as a where a.intervenant_id = i.id
          and (lower(a.member_email) = any(${addresses}) or a.member_telephone = any(${phones}))))
    order by i.id limit ${FOUND_MAX}`.execute(db);
  return rows.map(({ is_former, contacts, ...speaker }) => {
    const columns = new Set(contacts.flatMap((values) => known.columnsOf('affectations', values)));
    const reasons: MatchReason[] = [
      ...(columns.has('member_email') ? (['email'] as const) : []),
      ...(columns.has('member_telephone') ? (['telephone'] as const) : []),
      ...(known.hasName({ ...speaker }) ? (['nom'] as const) : []),
      ...(is_former ? (['lien'] as const) : []),
    ];
    return { ...speaker, raisons: reasons };
  });
}

/** Accounts with the person's e-mail address, and the one that is linked to the record. */
export const probableAccounts = (db: Database, { email }: PersonTraits, record: number) =>
  db
    .selectFrom('utilisateurs')
    .select(['id', 'nom', 'prenom', 'email', 'role'])
    .where((is) =>
      is.or([is(sql<string>`lower(email)`, '=', (email ?? '').toLowerCase()), is('membre_id', '=', record)]),
    )
    .orderBy('id')
    .execute();
