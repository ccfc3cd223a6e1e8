/** Events that take registrations, and the people who are registered for them by hand, as the console does. */
import { sql } from 'kysely';
import type { Attendee } from '../../../../../src/domain/registrations/registration';
import type { SignedInServer } from '../../signedInServer';

const SETTINGS = { places: null, personnes_max: 8, attente: true, accord: false, conservation_mois: null };

interface Person {
  nom: string;
  prenom: string;
  membre_id?: number;
}

export function registrants(server: SignedInServer) {
  let made = 0;

  /** An event that takes registrations. */
  async function event(fields: object = {}): Promise<number> {
    const draft = {
      ...{ nom_evenement: `Camp des inscrits ${++made}`, lieu: 'Temple', date: '2099-11-21T10:00:00' },
      ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false, ...fields },
    };
    const { data } = await server.call('POST', '/api/events/', draft);
    await server.call('PUT', `/api/events/${data.id}/inscriptions/`, SETTINGS);
    return data.id;
  }

  /** Registers people together. @returns their ids */
  async function register(
    evenement: number,
    contact: { email?: string; telephone?: string },
    ...personnes: readonly Person[]
  ): Promise<number[]> {
    const body = { evenement, ...contact, personnes };
    const { data } = await server.call('POST', '/api/events/register/', body);
    return data.personnes.map(({ id }: { id: number }) => id);
  }

  /** What a visitor would have answered to the questions, and the page added. */
  const answer = (inscrit: number, text: string) =>
    sql`update inscriptions set valeurs = ${JSON.stringify({ 30: text })}::jsonb,
        champs_caches = ${JSON.stringify({ source: text })}::jsonb
      where id = (select inscription_id from inscrits where id = ${inscrit})`.execute(server.db);

  /** What the person would have answered to what is asked of each. */
  const answerOwn = (inscrit: number, text: string) =>
    sql`update inscrits set valeurs = ${JSON.stringify({ 31: text })}::jsonb where id = ${inscrit}`.execute(
      server.db,
    );

  async function people(id: number): Promise<Attendee[]> {
    const path = `/api/events/${id}/attendees/?page_size=500`;
    return (await server.call<{ results: Attendee[] }>('GET', path)).results;
  }

  const names = async (id: number) => (await people(id)).map(({ prenom, nom }) => `${prenom} ${nom}`.trim());

  return { event, register, answer, answerOwn, people, names };
}

interface Chosen {
  reponses?: number[];
  intervenants?: number[];
  inscriptions?: number[];
}

/** Erases a member under its name, with what was chosen of the preview. */
export async function eraseMember(server: SignedInServer, id: number, chosen: Chosen = {}) {
  const { data } = await server.call('GET', `/api/membres/${id}/effacement/`);
  const { data: member } = await server.call('GET', `/api/membres/${id}/`);
  return server.call('POST', `/api/membres/${id}/effacer/`, {
    ...{ updated_at: data.updated_at, confirmation: `${member.prenom} ${member.nom}` },
    ...{ reponses: [], intervenants: [], ...chosen },
  });
}
