/** A person with a trace in everything that the server writes. */
import { sql } from 'kysely';
import type { Database } from '../../../../../demo/server/store/database/database';
import type { JsonAnswer } from '../../signedInServer';

/** Values that occur nowhere else, in the spellings that are stored. */
export const MARKS = [
  'Zyxwvutsq',
  'zyxwvutsq',
  'Qwelbertine',
  'qwelbertine',
  'marque@introuvable.example',
  'Ancien-Nomwq',
  'ancien nomwq',
  '0712345999',
  '07 12 34 59 99',
  'rue Introuvablement',
];

const DRAFT = {
  nom: 'Ancien-Nomwq',
  prenom: 'Qwelbertine',
  genre: 'feminin',
  email: 'marque@introuvable.example',
  telephone: '07 12 34 59 99',
  adresse: '12 rue Introuvablement',
};

interface Caller {
  /** With `key` as the header `Idempotency-Key`. */
  call(method: string, path: string, body?: unknown, key?: string): Promise<JsonAnswer>;
  /** Sends an answer to a form with one file, as a visitor. */
  answer(identifier: string, body: FormData): Promise<{ numero: number }>;
}

const KEY = 'cle-de-la-personne';

/** Sends the creation of the person. */
export const create = ({ call }: Caller) => call('POST', '/api/membres/', DRAFT, KEY);

async function answeredForm(caller: Caller, name: string) {
  const { data } = await caller.call('POST', '/api/formulaires/', {
    nom_du_formulaire: name,
    description: '',
    form_extend: false,
    form_static: false,
    champs: [
      { nom_du_champ: 'E-mail', type_de_champ: 'email', is_required: false },
      { nom_du_champ: 'Fiche', type_de_champ: 'file', is_required: false },
    ],
  });
  const [mail, file] = data.champs as { id: number }[];
  const send = async (address: string, named: string) => {
    const body = new FormData();
    body.append('valeurs', JSON.stringify({ [mail!.id]: address }));
    body.append(
      String(file!.id),
      new File([`%PDF-1.4 ${named}`], `${named}.pdf`, { type: 'application/pdf' }),
    );
    return (await caller.answer(data.identifiant, body)).numero;
  };
  return { id: data.id as number, own: await send(DRAFT.email, 'Zyxwvutsq'), send };
}

const LINKS = ['/ajouter_conjoint/', '/ajouter_enfant/'] as const;

/**
 * Creates the person, renames it, and links it with everything: spouse, child, groups, tag, step with a note, an event with a
 * contact, a guest of its name, an answer, another one in the trash with its form, and a shared filter.
 */
export async function tracedPerson(caller: Caller, db: Database) {
  const { call } = caller;
  const { data: member } = await create(caller);
  const id = member.id as number;
  await call('PUT', `/api/membres/${id}/`, { ...DRAFT, id, nom: 'Zyxwvutsq' });
  await mergeDuplicate(caller, id);
  const [spouse, child] = await Promise.all(
    ['Conjoint', 'Enfant'].map(async (name) => {
      const { data } = await call('POST', '/api/membres/', { nom: name, prenom: 'Autre', genre: 'masculin' });
      return data.id as number;
    }),
  );
  await call('POST', `/api/membres/${id}${LINKS[0]}`, { conjoint_id: spouse });
  await call('POST', `/api/membres/${id}${LINKS[1]}`, { enfants_ids: [child] });
  for (const groupe_id of [1, 2]) await call('PATCH', `/api/membres/${id}/group/`, { groupe_id });
  await call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [1] });
  await call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [id], etape_id: 1 });
  await sql`update membres_etapes set notes = 'Vue avec Qwelbertine' where membre_id = ${id}`.execute(db);
  const { data: speaker } = await call('POST', '/api/intervenants/', {
    nom: 'Zyxwvutsq',
    prenom: 'Qwelbertine',
    membre_id: id,
  });
  const { data: guest } = await call('POST', '/api/intervenants/', {
    nom: 'Zyxwvutsq',
    prenom: 'Qwelbertine',
  });
  const event = await assigned(caller, db, [speaker.id, guest.id]);
  const first = await answeredForm(caller, 'Gardé');
  const second = await answeredForm(caller, 'Dans la corbeille');
  await second.send('autre@personne.example', 'autre');
  const { data: trashed } = await call('DELETE', `/api/formulaires/${second.id}/`);
  const camp = await registered(caller, id);
  await call('POST', '/api/filtres_membres/', {
    nom: 'Pour Qwelbertine Zyxwvutsq',
    version: 1,
    contenu: { search: 'Zyxwvutsq' },
  });
  const { data: present } = await call('GET', `/api/membres/${id}/membre_avec_relations/`);
  return {
    id,
    present,
    spouse,
    child,
    guest: guest.id as number,
    event,
    camp,
    first,
    second,
    trashed: trashed.corbeille,
  };
}

/** Registers the person for an event: by name and address with another one, and by the record at another address. */
async function registered({ call }: Caller, membre_id: number) {
  const { data } = await call('POST', '/api/events/', {
    ...{ nom_evenement: 'Camp', date: '2099-11-21T10:00:00', is_recurrent: false },
  });
  const settings = { places: null, personnes_max: 8, attente: true, accord: false };
  await call('PUT', `/api/events/${data.id}/inscriptions/`, settings);
  const register = async (contact: object, ...personnes: readonly object[]): Promise<number[]> => {
    const answer = await call('POST', '/api/events/register/', { evenement: data.id, ...contact, personnes });
    return answer.data.personnes.map(({ id }: { id: number }) => id);
  };
  const name = { nom: 'Zyxwvutsq', prenom: 'Qwelbertine' };
  const { email, telephone } = DRAFT;
  await register({ email, telephone }, name, { nom: 'Basilic', prenom: 'Nora' });
  await register({ email: 'ailleurs-zyxwvutsq@introuvable.example' }, { ...name, membre_id });
  const [guest = 0] = await register({ telephone: '0600000001' }, { nom: 'Zyxwvutsq', prenom: 'Invitée' });
  return { id: data.id as number, guest };
}

/** Merges another record of the person into this one. It goes to the trash with its values. */
async function mergeDuplicate({ call }: Caller, id: number): Promise<void> {
  const { data: other } = await call('POST', '/api/membres/', { ...DRAFT, nom: 'Zyxwvutsq' });
  await call('POST', '/api/membres/taged_multiple/', { membre_ids: [other.id], tags_ids: [1] });
  const { data: pair } = await call('GET', `/api/doublons/${id}/${other.id}/`);
  const seen = (row: { id: number; updated_at: string }) => ({ id: row.id, updated_at: row.updated_at });
  await call('POST', '/api/doublons/fusionner/', {
    garde: seen(pair.un),
    autre: seen(pair.autre),
    choix: [],
  });
}

/** Makes the speakers take part in an event, each with the contact of the person. */
async function assigned({ call }: Caller, db: Database, speakers: readonly number[]): Promise<number> {
  const { rows } = await sql<{ evenement_id: number; role_id: number }>`
    select evenement_id, role_id from affectations limit 1`.execute(db);
  const { evenement_id: event, role_id } = rows[0]!;
  for (const speaker of speakers)
    await call('POST', `/api/events/${event}/assignments/`, {
      evenement: event,
      intervenant: speaker,
      role_intervenant: role_id,
      donnees: { member_email: DRAFT.email, member_telephone: DRAFT.telephone, member_profession: null },
    });
  return event;
}

/** The tables that have one of the marks, in any row. */
export async function tablesWithMarks(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ mark: string }>`
      select mark from unnest(${MARKS}::text[]) as mark
      where exists (select 1 from ${sql.table(name)} as t where strpos(t::text, mark) > 0
        or strpos(t::text, encode(convert_to(mark, 'UTF8'), 'hex')) > 0)`.execute(db);
    for (const { mark } of rows) found.push(`${name}: ${mark}`);
  }
  return found.sort();
}
