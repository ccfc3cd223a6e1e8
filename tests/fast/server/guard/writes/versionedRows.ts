/** Rows that several users edit at once, on the server of a file. */
import { expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

const member = { nom: 'Durand', prenom: 'Alix', genre: 'feminin' };
const event = { nom_evenement: 'Veillée', date: '2026-04-01T20:00:00', is_recurrent: false };
const form = { nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false };
const fields = [{ nom_du_champ: 'Âge', type_de_champ: 'number', is_required: false }];

interface Kind {
  path: string;
  draft: object;
  field: string;
  read?: string;
  /** Where the specification sends the id as text. */
  id?: (id: number) => string;
}

/** Every kind of row that can be edited: where it is, what creates it, and the field that two people change. */
export const kinds: readonly Kind[] = [
  { path: '/api/membres/', draft: member, field: 'prenom', read: 'membre_avec_relations/' },
  { path: '/api/events/', draft: event, field: 'nom_evenement' },
  { path: '/api/groupes/', draft: { nom: 'Groupe du soir' }, field: 'nom', id: String },
  { path: '/api/departements/', draft: { nom: 'Accueil du soir' }, field: 'nom' },
  { path: '/api/tags/', draft: { name: 'Camp' }, field: 'name' },
  { path: '/api/etapes/', draft: { libelle: 'Parcours' }, field: 'libelle', id: String },
  { path: '/api/roles-intervenants/', draft: { libelle: 'Porteur de croix' }, field: 'libelle' },
  { path: '/api/intervenants/', draft: { nom: 'Roux', prenom: 'Ève' }, field: 'prenom' },
  {
    path: '/api/formulaires/',
    draft: { ...form, champs: fields },
    field: 'nom_du_formulaire',
    read: 'avec_champs/',
  },
];

const RETENTION = '/api/conservation/';
const PROFILE = '/api/profil/';
const SETTINGS = '/api/profil/reglages/';
/** An event with its speakers, without the id. */
const WHOLE = '/api/events/complet/';
/** How an event takes registrations, without the id. */
const REGISTRATION = '/api/events/inscriptions/';
/** Changed by two users at once in contract/calendar: life.test.ts, reminders.test.ts. */
const LIFE = [
  ...['/api/events/cancel/', '/api/events/reactivate/', '/api/events/dates/'],
  '/api/events/reminders/',
];
/** The updates of what is no row of a list, and of a row with what belongs to it. */
const EXPECTED = '/api/events/presences/attendus/';
/** Changed by two users at once in contract/services: answers.test.ts, absences.test.ts. */
const SERVICES = ['/api/events/services/', '/api/membres/absences/{absence}/'];
export const OTHERS = [RETENTION, PROFILE, SETTINGS, WHOLE, REGISTRATION, EXPECTED, ...LIFE, ...SERVICES];

/**
 * Starts a server for the tests of a file.
 * @param writers how many users save at once
 */
export function versionedRows(writers: number) {
  const server = signedInServer(5);

  /** A new row as several users have opened it. */
  async function openedRow({ path, draft, read = '', id: textOf }: Kind) {
    const { data: created } = await server.call('POST', path, draft);
    const own = `${path}${created.id}/`;
    const present = async () => (await server.call('GET', own + read)).data;
    const opened = await present();
    return {
      own,
      opened,
      present,
      body: { ...draft, id: textOf ? textOf(created.id) : Number(created.id), updated_at: opened.updated_at },
    };
  }

  /** Sends the calls at once. One must be done, and all others answered 409 with the same row, which is returned. */
  async function overtakenBy(send: (at: number) => Promise<JsonAnswer>): Promise<unknown> {
    const all = await Promise.all(Array.from({ length: writers }, (_, at) => send(at)));
    const late = all.filter(({ status }) => status === 409);
    expect([all.filter(({ status }) => status === 200).length, late.length]).toEqual([1, writers - 1]);
    expect(new Set(late.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    return late[0]?.data;
  }

  /** One of several users who have opened the same row and save at once succeeds, and the others see its row. */
  async function expectOneOfAll(kind: Kind): Promise<void> {
    const { own, body, present } = await openedRow(kind);
    const shown = await overtakenBy((at) =>
      server.call('PUT', own, { ...body, [kind.field]: `Écrit ${at}` }),
    );
    expect.soft(shown, kind.path).toEqual(await present());
  }

  return { server, writers, openedRow, overtakenBy, expectOneOfAll };
}

/** Tests of updates that several users make at once. */
export function updatesAtOnce(rows: ReturnType<typeof versionedRows>): void {
  const { server, writers, overtakenBy, expectOneOfAll } = rows;

  it(`is made by one of ${writers} users at once, and shown to the others [J3]`, async () => {
    for (const kind of kinds) await expectOneOfAll(kind);
  });

  it('of the retention time, the first and the next one, is made by one of all users at once [J3]', async () => {
    for (let time = 0; time < 2; time++) {
      const { updated_at } = (await server.call('GET', RETENTION)).data;
      const shown = await overtakenBy((at) => server.call('PUT', RETENTION, { mois: 10 + at, updated_at }));
      expect(shown).toEqual((await server.call('GET', RETENTION)).data);
    }
  });

  it('of the speakers of an event is refused when others were assigned meanwhile [J3]', async () => {
    const { data: created } = await server.call('POST', '/api/events/', { ...event, nom_evenement: 'Fête' });
    const { data: role } = await server.call('POST', '/api/roles-intervenants/', {
      libelle: 'Porteur de cierge',
    });
    const { data: speaker } = await server.call('POST', '/api/intervenants/', {
      nom: 'Petit',
      prenom: 'Luc',
    });
    const [eventRow, speakerRow, role_intervenant] = [created.id, speaker.id, role.id];
    const line = { evenement: eventRow, intervenant: speakerRow, role_intervenant, donnees: {} };
    const replace = (before: number[]) =>
      server.call('PUT', `/api/events/${eventRow}/assignments/`, { assignments: [line], avant: before });
    const { data: first } = await replace([]);
    const late = await replace([]);
    expect([late.status, late.data]).toEqual([409, first]);
    expect((await replace([first[0].id])).status).toBe(200);
    const lines = (at: number) => [{ ...line, donnees: { member_email: `${at}@exemple.fr` } }];
    const seen = { avant: [first[0].id] };
    const path = `/api/events/${eventRow}/assignments/`;
    const shown = await overtakenBy((at) => server.call('PUT', path, { assignments: lines(at), ...seen }));
    expect(shown).toEqual((await server.call('GET', path)).data);
  });

  it('of an event with its speakers is refused when either was changed meanwhile [J3]', async () => {
    const role = { libelle: 'Porteuse de lumière' };
    const { data: made } = await server.call('POST', '/api/roles-intervenants/', role);
    const line = { role_intervenant: made.id, nom: 'Petit', prenom: 'Zoé', donnees: {} };
    const named = { ...event, nom_evenement: 'Fête des voisins', intervenants: [line] };
    const { data: opened } = await server.call('POST', WHOLE, named);
    const path = `/api/events/${opened.id}/complet/`;
    const before = opened.intervenants.map(({ id }: { id: number }) => id);
    const body = { ...named, id: opened.id, updated_at: opened.updated_at, avant: before };
    const shown = await overtakenBy((at) => server.call('PUT', path, { ...body, lieu: `Salle ${at}` }));
    const present = (await server.call('GET', `/api/events/${opened.id}/`)).data;
    const speakers = (await server.call('GET', `/api/events/${opened.id}/assignments/`)).data;
    expect(shown).toEqual({ ...present, intervenants: speakers });
    // The event is the one that was seen, its speakers aren't.
    const late = { ...body, updated_at: present.updated_at, avant: [] };
    const refused = await server.call('PUT', path, late);
    expect([refused.status, refused.data]).toEqual([409, shown]);
    expect((await server.call('PUT', path, { ...late, avant: before })).status).toBe(200);
  });

  it('of how an event takes registrations is made by one of all users at once [J3]', async () => {
    const { data: created } = await server.call('POST', '/api/events/', { ...event, nom_evenement: 'Camp' });
    const path = `/api/events/${created.id}/inscriptions/`;
    const draft = { personnes_max: 8, attente: true, accord: false };
    const { data: opened } = await server.call('PUT', path, draft);
    const { updated_at } = opened.reglages;
    const shown = await overtakenBy((at) =>
      server.call('PUT', path, { ...draft, places: 10 + at, updated_at }),
    );
    expect(shown).toEqual((await server.call('GET', path)).data);
  });

  it('of who is expected at an event is made by one of all users at once [J3]', async () => {
    const { data: created } = await server.call('POST', '/api/events/', { ...event, nom_evenement: 'Culte' });
    const [group] = (await server.call('GET', '/api/groupes/')).data.groupes;
    const path = `/api/events/${created.id}/presences/`;
    const sheet = async () => (await server.call('GET', `${path}?jour=2026-04-01`)).data.attendus;
    for (const groupes of [[], [group.id]]) {
      const { updated_at = null } = await sheet();
      const body = { jour: '2026-04-01', groupes, departements: [], updated_at };
      expect(await overtakenBy(() => server.call('PUT', `${path}attendus/`, body))).toEqual(await sheet());
    }
  });

  it('of the profile and of the settings is refused when another device came first [J3, U3]', async () => {
    const changes = [
      { method: 'PUT', path: PROFILE, draft: { nom: 'Martin', prenom: 'Claire' } },
      { method: 'PATCH', path: SETTINGS, draft: { theme: 'dark' } },
    ];
    for (const { method, path, draft } of changes) {
      const { data: opened } = await server.call('GET', PROFILE);
      const body = { ...draft, updated_at: opened.updated_at };
      const shown = await overtakenBy(() => server.call(method, path, body));
      expect.soft(shown, path).toEqual((await server.call('GET', PROFILE)).data);
    }
  });
}
