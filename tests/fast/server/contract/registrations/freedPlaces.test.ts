import { describe, expect, it } from 'vitest';
import { dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();

interface Full {
  id: number;
  name: string;
  identifiant: string;
}

const draftOf = ({ id, name }: Full) => ({
  ...{ id, nom_evenement: name, lieu: 'Salle', date: '2099-11-21T10:00:00' },
  ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false },
});

/** Every kind of write that touches an event, its dates, its people or their settings. */
const writes: Record<string, (event: Full) => Promise<unknown>> = {
  'a saved event': (event) => home.call('PUT', `/api/events/${event.id}/`, draftOf(event)),
  'an event that is saved with its speakers': (event) =>
    home.call('PUT', `/api/events/${event.id}/complet/`, { ...draftOf(event), intervenants: [] }),
  'reminders that are set': ({ id }) => home.call('POST', `/api/events/${id}/reminders/`, { heures: [24] }),
  'settings that are saved': ({ id }) => home.set(id, { places: 1 }),
  'a visitor’s registration': ({ identifiant }) => home.register(identifiant, 'nora@x.fr', ['Nora']),
  'an event that is restored': async ({ id }) => {
    const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    await home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
  },
  'the clock': () => home.server.sendDue(),
};

describe('A place that no call of the server has freed', () => {
  for (const [name, write] of Object.entries(writes))
    it(`is given on by ${name} [Q7]`, async () => {
      const event = await home.event({ places: 1 });
      for (const person of ['Awa', 'Moussa'])
        await home.register(event.identifiant, `${person}@x.fr`, [person]);
      await home.server.db
        .updateTable('inscrits')
        .set({ etat: 'retire' })
        .where('evenement_id', '=', event.id)
        .where('prenom', '=', 'Awa')
        .execute();
      expect(await home.listed(event.id)).toEqual(['Moussa attente 1', 'Awa retire']);
      await write(event);
      expect((await home.listed(event.id))[0]).toBe('Moussa inscrit');
      expect((await home.mailsTo('moussa@x.fr')).at(-1)?.text).toContain('Une place s’est libérée');
    });

  it('is given on when a series that had ended gets a date again, and not before [Q7]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' }, serie: { fois: 1 } };
    const { id, identifiant } = await home.event({ places: 1 }, weekly);
    for (const person of ['Awa', 'Moussa']) await home.register(identifiant, `${person}@x.fr`, [person]);
    await home.goTo('2099-11-22T09:00:00Z');
    const [awa] = await home.people(id);
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [awa?.id] });
    expect(await home.listed(id)).toEqual(['Moussa attente 1', 'Awa retire']);
    await home.call('PUT', `/api/events/${id}/dates/`, { jour: '2099-11-21', date: '2099-12-04' });
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Awa retire']);
  });

  it('stays where writes have nothing to do with events [Q7]', async () => {
    const event = await home.event({ places: 1 });
    for (const person of ['Awa', 'Moussa'])
      await home.register(event.identifiant, `${person}@x.fr`, [person]);
    await home.server.db
      .updateTable('inscrits')
      .set({ etat: 'retire' })
      .where('prenom', '=', 'Awa')
      .execute();
    await home.call('POST', '/api/tags/', { name: 'Chorale', color: null });
    expect((await home.listed(event.id))[0]).toBe('Moussa attente 1');
  });
});
