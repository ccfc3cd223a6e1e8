/*
 * What the office has prepared before a screen opens: events that people are expected at, register for and serve at. Each is
 * made once for a site, however many screens show it.
 */
import { isoDay } from '../../../../src/texts/formats.ts';
import type { Site } from './site.ts';

type Maker<T> = (site: Site) => Promise<T>;

function once<T>(make: Maker<T>): Maker<T> {
  const made = new WeakMap<Site, Promise<T>>();
  return (site) => {
    const own = made.get(site) ?? make(site);
    made.set(site, own);
    return own;
  };
}

export const inDays = (count: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + count);
  return isoDay(date);
};
const TODAY = inDays(0);

interface EventOptions {
  day?: string;
  [key: string]: unknown;
}

/** Makes an event of an hour and a half, and gives its id. */
export async function addEvent(site: Site, name: string, { day = TODAY, ...more }: EventOptions = {}) {
  const { id } = await site.call<{ id: number }>('POST', '/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple de la rue des Tanneurs', date: `${day}T10:00:00` },
    ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false, ...more },
  });
  return id;
}

const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

export const sheetPath = (id: number, day = TODAY) => `/apps/presences/${id}/${day.replaceAll('-', '')}`;

interface Named {
  id: number;
  nom: string;
}

async function expectGroups(site: Site, id: number, jour: string) {
  const { groupes } = await site.call<{ groupes: Named[] }>('GET', '/api/groupes/');
  const body = { jour, groupes: groupes.map((group) => group.id), departements: [] };
  await site.call('PUT', `/api/events/${id}/presences/attendus/`, body);
}

/** Notes the first people of the sheet: one present, one excused, one absent, and three heads. */
async function tick(site: Site, id: number, jour: string) {
  const path = `/api/events/${id}/presences/`;
  const { personnes } = await site.call<{ personnes: Named[] }>('GET', `${path}?jour=${jour}`);
  const clock = { appareil_le: new Date().toISOString(), decalage: 0 };
  const pointages = ['present', 'excuse', 'absent'].map((etat, at) => ({
    ...{ cle: `${id}-${jour}-${at}`, personne_id: personnes[at]?.id, etat, ...clock },
  }));
  const comptes = { adultes: 2, enfants: 1, visiteurs: 0, ...clock };
  await site.call('POST', path, { jour, appareil: 'tablette', pointages, comptes });
}

/** An event of today with people who are expected, some of them noted by another device. */
export const expectedToday = once(async (site) => {
  const id = await addEvent(site, 'Culte de rentrée');
  await expectGroups(site, id, TODAY);
  await tick(site, id, TODAY);
  return id;
});

/** An event of today where nobody is expected. */
export const unexpectedToday = once((site) => addEvent(site, 'Réunion ouverte'));

/** A series that took place twice. */
export const attendedSeries = once(async (site) => {
  const id = await addEvent(site, 'Culte du matin', { day: inDays(-14), ...weekly });
  await expectGroups(site, id, inDays(-14));
  for (const day of [inDays(-14), inDays(-7)]) await tick(site, id, day);
  return id;
});

/** The key of a helper's link to the sheet of today. */
export async function helperKey(site: Site): Promise<string> {
  const id = await expectedToday(site);
  const { cle } = await site.call<{ cle: string }>('POST', `/api/events/${id}/presences/lien/`, {
    jour: TODAY,
  });
  return cle;
}

const SETTINGS = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 2, personnes_max: 6, attente: true },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: 'Paroisse Saint-Jean' },
  ...{ confidentialite: 'Vos données restent à la paroisse.', conservation_mois: 12 },
};

export interface Registered {
  id: number;
  identifiant: string;
}

/** Opens registrations for a new event. */
export async function openRegistration(site: Site, name: string, settings = {}): Promise<Registered> {
  const id = await addEvent(site, name, { day: '2099-07-04' });
  const path = `/api/events/${id}/inscriptions/`;
  const { reglages } = await site.call<{ reglages: { identifiant: string } }>('PUT', path, {
    ...SETTINGS,
    ...settings,
  });
  return { id, identifiant: reglages.identifiant };
}

export const register = (site: Site, evenement: number, ...names: readonly string[]) =>
  site.call('POST', '/api/events/register/', {
    ...{ evenement, email: 'awa@exemple.fr', telephone: '06 12 34 56 78' },
    personnes: names.map((prenom) => ({ prenom, nom: 'Diallo', membre_id: null })),
  });

/** Registrations with people who have a place and one who waits. */
export const fullCamp = once(async (site) => {
  const camp = await openRegistration(site, 'Camp des familles');
  await register(site, camp.id, 'Awa', 'Moussa');
  // A registration waits as a whole, so who waits has one of their own.
  await register(site, camp.id, 'Nora');
  return camp;
});

/** Registrations that the office agrees to: one person waits for that, and one has been withdrawn. */
export const askedRetreat = once(async (site) => {
  const retreat = await openRegistration(site, 'Retraite de printemps', { places: 20, accord: true });
  await register(site, retreat.id, 'Issa', 'Zoé', 'Paul');
  for (const [prenom, etat] of [
    ['Issa', 'demande'],
    ['Paul', 'retire'],
  ] as const)
    await site.server.db
      .updateTable('inscrits')
      .set({ etat })
      .where('evenement_id', '=', retreat.id)
      .where('prenom', '=', prenom)
      .execute();
  return retreat;
});

/** A tag that was created and deleted, so that the journal and the trash have a row. */
export const deletedTag = once(async (site) => {
  const { id } = await site.call<{ id: number }>('POST', '/api/tags/', { name: 'Ancien chœur' });
  await site.call('DELETE', `/api/tags/${id}/`);
  return id;
});

/** Tags that were given to several members at once, which the journal can undo. */
export const taggedMembers = once(async (site) => {
  const { id } = await site.call<{ id: number }>('POST', '/api/tags/', { name: 'Chorale' });
  await site.call('POST', '/api/membres/taged_multiple/', { membre_ids: [2, 3], tags_ids: [id] });
});

/** An event of three days. */
export const severalDays = once((site) =>
  addEvent(site, 'Camp de ski', { day: inDays(20), date_fin: inDays(22) }),
);

const addRole = async (site: Site, libelle: string) =>
  (await site.call<Named>('POST', '/api/roles-intervenants/', { libelle })).id;

/** Plans a new speaker for an event, and gives the speaker’s id. */
async function addSpeaker(site: Site, evenement: number, role: number, prenom: string) {
  const speaker = await site.call<Named>('POST', '/api/intervenants/', { prenom, nom: 'Diallo' });
  await site.call('POST', `/api/events/${evenement}/assignments/`, {
    ...{ evenement, intervenant: speaker.id, role_intervenant: role },
    donnees: { member_email: `${prenom.toLowerCase()}@exemple.fr` },
  });
  return speaker.id;
}

/** A series with a moved and a cancelled date among the next ones, served by two people of whom one has answered. */
export const servedSeries = once(async (site) => {
  const day = inDays(2);
  const id = await addEvent(site, 'Louange du soir', { day, ...weekly });
  const role = await addRole(site, 'Chant d’assemblée');
  const speakers: number[] = [];
  for (const prenom of ['Awa', 'Moussa']) speakers.push(await addSpeaker(site, id, role, prenom));
  const roles = [{ role_intervenant: role, nombre: 4 }];
  await site.call('PUT', `/api/events/${id}/roles-attendus/`, { roles });
  await site.call('POST', `/api/events/${id}/services/demandes/`, { jour: day });
  const said = { jour: day, intervenant: speakers[0], reponse: 'non', proposition: null };
  await site.call('PUT', `/api/events/${id}/services/`, said);
  const version = async () =>
    (await site.call<{ updated_at: string }>('GET', `/api/events/${id}/`)).updated_at;
  await site.call('PUT', `/api/events/${id}/dates/`, {
    ...{ jour: inDays(9), date: inDays(10), heure_debut: '18:30', heure_fin: '19:30', lieu: 'Salle' },
    ...{ prevenir: false, updated_at: await version() },
  });
  const cancelled = { jour: inDays(16), motif: 'Vacances', prevenir: false, updated_at: await version() };
  await site.call('POST', `/api/events/${id}/cancel/`, cancelled);
  return id;
});

export const cancelledEvent = once(async (site) => {
  const id = await addEvent(site, 'Repas partagé', { day: inDays(4), public: true });
  await site.call('POST', `/api/events/${id}/cancel/`, { motif: 'Panne de la cuisine' });
  return id;
});

/** Public events: one that takes registrations, a cancelled one, and a series long enough for a second page. */
export const publicEvents = once(async (site) => {
  await cancelledEvent(site);
  await addEvent(site, 'Concert de l’Avent', { day: inDays(1), public: true });
  const fair = await openRegistration(site, 'Kermesse paroissiale');
  const stored = await site.call<object>('GET', `/api/events/${fair.id}/`);
  const changed = { ...stored, date: `${inDays(3)}T10:00:00`, public: true };
  await site.call('PUT', `/api/events/${fair.id}/`, changed);
  await addEvent(site, 'Prière de l’aube', { day: TODAY, public: true, ...weekly });
});

/** Registrations that ended long ago. */
export const closedRegistration = once((site) =>
  openRegistration(site, 'Pique-nique', { ouvert_au: '2001-01-01T23:59' }),
);

/** Registrations that ask the questions of a form. */
export const questionedRegistration = once(async (site) => {
  const forms = await site.call<Named[]>('GET', '/api/formulaires/');
  return openRegistration(site, 'Week-end des jeunes', { formulaire_id: forms[0]?.id, places: null });
});

/** An event whose speaker hasn't been asked for an answer. */
export const unaskedService = once(async (site) => {
  const id = await addEvent(site, 'Veillée', { day: inDays(5) });
  await addSpeaker(site, id, await addRole(site, 'Lecture du soir'), 'Nora');
  return id;
});

const assemblyToday = once(async (site) => {
  const id = await addEvent(site, 'Assemblée générale');
  const settings = { age_min: 60, anciennete_mois: 6, pouvoirs_max: 2, quorum_part: '2/3' };
  await site.call('PUT', `/api/events/${id}/assemblee/`, {
    ...{ ...settings, jour: TODAY, quorum_nombre: null, lien_pouvoirs: false, updated_at: null },
  });
  return id;
});

/** The sheet of an assembly of today. */
export const assemblyPath = async (site: Site): Promise<string> => sheetPath(await assemblyToday(site));
