/** Visitors who register at once. */
import { Caller, dataOf, newAddress } from '../../../slow/load/harness/caller.ts';

const VISITORS = 20;

export interface OpenEvent {
  id: number;
  /** In the address of its public page. */
  identifiant: string;
}

interface Settings {
  reglages: { identifiant: string };
}

interface Counts {
  nombres: Record<string, number>;
}

/** An event far ahead that takes registrations. @param staff signed in */
export async function openEvent(staff: Caller, name: string, places: number): Promise<OpenEvent> {
  const event = { nom_evenement: name, date: '2099-11-21T10:00:00', heure_debut: '10:00' };
  const { id } = dataOf<{ id: number }>(
    await staff.post('/api/events/', { ...event, lieu: 'Foyer', is_recurrent: false }),
  );
  const none = { ouvert_du: null, ouvert_au: null, modifiable_au: null, offre_heures: null };
  const rest = { accord: false, formulaire_id: null, confidentialite: null, conservation_mois: null };
  const wanted = { ...none, ...rest, places, personnes_max: 6, attente: true, organisation: 'Paroisse' };
  const { reglages } = dataOf<Settings>(await staff.ask('PUT', `/api/events/${id}/inscriptions/`, wanted));
  return { id, identifiant: reglages.identifiant };
}

/** How many people have a place, and how many wait. @param staff signed in */
export const counts = async (staff: Caller, { id }: OpenEvent): Promise<Record<string, number>> =>
  dataOf<Counts>(await staff.get(`/api/events/${id}/inscriptions/`)).nombres;

/** Registers people one by one, twenty visitors at a time. @returns seconds */
export async function register(url: string, { identifiant }: OpenEvent, people: number): Promise<number> {
  const path = `/api/inscriptions/${identifiant}/`;
  const { tampon } = dataOf<{ tampon: string }>(await new Caller(url).get(path));
  // A form that was filled in faster than a person can is refused.
  await new Promise((done) => setTimeout(done, 4000));
  const begun = performance.now();
  let next = 0;
  const visit = async () => {
    const visitor = new Caller(url);
    while (next < people) {
      const at = next++;
      visitor.address = newAddress();
      const personnes = [{ prenom: `Zoé ${at}`, nom: 'N’Guessan' }];
      const own = { email: `zoe${at}@exemple.fr`, telephone: '', personnes, valeurs: {} };
      const { status, body } = await visitor.post(path, { ...own, tampon, site_web: '' });
      if (status >= 300) throw new Error(`A registration got ${status}: ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return (performance.now() - begun) / 1000;
}
