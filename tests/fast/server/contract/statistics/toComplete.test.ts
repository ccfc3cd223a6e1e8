import { beforeAll, describe, expect, it } from 'vitest';
import type { ToComplete } from '../../../../../src/domain/toComplete';
import { ask } from '../../ask';
import { signedInServer } from '../../signedInServer';

const PATH = '/api/statistics/a-completer/';
const server = signedInServer(3);
beforeAll(async () => void (await server.db.deleteFrom('evenements').execute()));

const idOf = async (path: string, body: object): Promise<number> =>
  (await server.call('POST', path, body)).data.id;

const makeEvent = (nom_evenement: string, day: string) =>
  idOf('/api/events/', {
    ...{ nom_evenement, date: `${day}T10:00:00`, heure_debut: '10:00', is_recurrent: false },
  });

/** Lets three people register for an event with one place. */
async function fill(event: number): Promise<void> {
  const settings = { places: 1, personnes_max: 8, attente: true, accord: false };
  await server.call('PUT', `/api/events/${event}/inscriptions/`, settings);
  const personnes = ['Awa', 'Kim', 'Noé'].map((prenom) => ({ prenom, nom: 'Sy' }));
  await server.call('POST', '/api/events/register/', { evenement: event, personnes });
}

const told = async (): Promise<ToComplete> => (await server.call('GET', PATH)).data;
const linesOf = ({ lignes }: ToComplete) =>
  lignes.map(({ genre, nombre, evenement }) => `${genre} ${nombre} ${evenement?.nom_evenement ?? ''}`.trim());

describe('What is to complete', () => {
  it('is who is missing, who waits and who is to be asked, in this order [V8]', async () => {
    const { au } = await told();
    const near = await makeEvent('Veillée', au);
    const role = await idOf('/api/roles-intervenants/', { libelle: 'Orateur du soir' });
    const roles = [{ role_intervenant: role, nombre: 2 }];
    await server.call('PUT', `/api/events/${near}/roles-attendus/`, { roles });
    const intervenant = await idOf('/api/intervenants/', { nom: 'Rivet', prenom: 'Alice' });
    const assignment = { evenement: near, intervenant, role_intervenant: role, donnees: {} };
    await server.call('POST', `/api/events/${near}/assignments/`, assignment);
    await fill(await makeEvent('Camp', '2099-02-08'));

    const answer = await told();

    const waiting = linesOf(answer).find((line) => line.startsWith('attente'));
    expect(waiting).toMatch(/^attente [23] Camp$/);
    expect(linesOf(answer)).toEqual(['roles 1 Veillée', waiting, 'services 1']);
    expect(answer.lignes[0]).toMatchObject({ jour: au, heure_debut: '10:00', noms: ['Orateur du soir'] });
  });

  it('leaves out what is cancelled [V8]', async () => {
    const id = await makeEvent('Sortie', '2099-03-01');
    await fill(id);
    expect(linesOf(await told()).some((line) => line.endsWith('Sortie'))).toBe(true);
    await server.call('POST', `/api/events/${id}/cancel/`, {});
    expect(linesOf(await told()).some((line) => line.endsWith('Sortie'))).toBe(false);
  });

  it('is told only to people with an account', async () => {
    expect((await ask(server, PATH)).status).toBe(401);
  });
});
