import { describe, expect, it } from 'vitest';
import type { RecipientCounts } from '../../../../../src/domain/events/recipients';
import { dataOf } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';

const home = registrationServer();

const countsOf = async (id: number, query = '') =>
  dataOf<RecipientCounts>(await home.call('GET', `/api/events/${id}/avis/${query}`));

const idOf = async (path: string, body: object) =>
  dataOf<{ id: number }>(await home.call('POST', path, body)).id;

let made = 0;

/** Assigns a speaker of that name, in so many roles. */
async function assign(event: number, nom: string, contact: object, roles = 1) {
  const intervenant = await idOf('/api/intervenants/', { nom, prenom: 'Joseph' });
  for (let at = 0; at < roles; at++) {
    const role_intervenant = await idOf('/api/roles-intervenants/', { libelle: `Rôle ${++made}` });
    const body = { evenement: event, intervenant, role_intervenant, donnees: contact };
    await home.call('POST', `/api/events/${event}/assignments/`, body);
  }
}

const registerByHand = (evenement: number, personnes: object[], more: object = {}) =>
  home.call('POST', '/api/events/register/', { evenement, personnes, ...more });

describe('The counts before a mail about an event', () => {
  it('are people by kind, one mail per address, and who has none with the telephone [V7]', async () => {
    const { id, identifiant } = await home.event({ places: 2 });
    await home.register(identifiant, 'awa@x.fr', ['Awa', 'Noé']);
    await home.register(identifiant, 'nora@x.fr', ['Nora']);
    await registerByHand(id, [{ prenom: 'Jean', nom: 'Sans' }], { telephone: '0639981784' });
    await assign(id, 'Dubois', { member_telephone: '0639981507' }, 2);
    await assign(id, 'Rivet', { member_email: 'AWA@x.fr' });
    expect(await countsOf(id)).toEqual({
      ...{ inscrits: 2, attente: 1, intervenants: 1, adresses: 2, envoi: true },
      sans_adresse: {
        total: 2,
        liste: [
          { nom: 'Sans', prenom: 'Jean', telephone: '0639981784' },
          { nom: 'Dubois', prenom: 'Joseph', telephone: '0639981507' },
        ],
      },
    });
    const { prevenus } = dataOf<{ prevenus: number }>(
      await home.call('POST', `/api/events/${id}/cancel/`, { prevenir: true }),
    );
    expect(prevenus).toBe(2);
  });

  it('leave out of a reminder those who only wait [V7]', async () => {
    const { id, identifiant } = await home.event({ places: 1 });
    await home.register(identifiant, 'awa@x.fr', ['Awa']);
    await home.register(identifiant, 'nora@x.fr', ['Nora']);
    expect(await countsOf(id, '?rappel=true')).toMatchObject({ inscrits: 1, attente: 0, adresses: 1 });
    expect(await countsOf(id)).toMatchObject({ inscrits: 1, attente: 1, adresses: 2 });
  });

  it('name twenty people without an address and count all', async () => {
    const { id } = await home.event();
    for (let at = 0; at < 25; at++) await registerByHand(id, [{ prenom: `P${at}`, nom: 'Sans' }]);
    const { sans_adresse: unreached, adresses } = await countsOf(id);
    expect([unreached.total, unreached.liste.length, adresses]).toEqual([25, 20, 0]);
  });

  it('are refused for an event that does not exist', async () => {
    expect((await home.call('GET', '/api/events/999999/avis/')).status).toBe(404);
  });
});
