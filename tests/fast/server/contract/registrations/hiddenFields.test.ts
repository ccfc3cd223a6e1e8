import { describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

/** What pages add, unseen, to registrations. */

const home = registrationServer();

describe('What a page adds to a registration', () => {
  it('is told to the organisation with the answers, and stands in no mail [B7]', async () => {
    const { id, identifiant } = await home.event({ champs_caches: ['source', 'campagne'] });
    const page = dataOf<object>(await ask(home.server, `/api/inscriptions/${identifiant}/`));
    expect(page).toMatchObject({ champs_caches: ['source', 'campagne'] });
    const hidden = { campagne: 'Noël', source: 'Affiche n°12', autre: 'x' };
    const sent = await home.register(identifiant, 'awa@exemple.fr', ['Awa', 'Zoé'], {
      champs_caches: hidden,
    });
    expect(sent.status).toBe(201);
    const added = { source: 'Affiche n°12', campagne: 'Noël' };
    expect(await home.people(id)).toMatchObject([{ champs_caches: added }, { champs_caches: added }]);
    const [mail] = await home.mailsTo('awa@exemple.fr');
    expect(mail?.text).toMatch(/Awa/);
    expect(JSON.stringify(mail)).not.toMatch(/Affiche|Noël/);
    const file = await fetch(`${home.server.url}/api/events/${id}/attendees/export/?format=csv`, {
      headers: { Authorization: `Token ${home.token}` },
    });
    const [head, awa] = (await file.text()).split('\r\n');
    expect(head?.split(';').slice(-2)).toEqual(['source (champ caché)', 'campagne (champ caché)']);
    expect(awa?.split(';').slice(-2)).toEqual(['Affiche n°12', 'Noël']);
  });

  it('is refused where it is too long, and no person is registered [B7]', async () => {
    const { id, identifiant } = await home.event({ champs_caches: ['source'] });
    const more = { champs_caches: { source: 'x'.repeat(201) } };
    const { status, body } = await home.register(identifiant, 'zoe@exemple.fr', ['Zoé'], more);
    expect([status, body]).toMatchObject([422, { errors: { champs_caches: expect.stringMatching('200') } }]);
    expect(await home.people(id)).toEqual([]);
  });

  it('has names that stay where a save doesn’t know them, and goes by an empty list [B7]', async () => {
    const { id, identifiant } = await home.event({ champs_caches: ['source'] });
    expect((await home.set(id, { places: 3 })).reglages).toMatchObject({ champs_caches: ['source'] });
    expect((await home.set(id, { champs_caches: null })).reglages).toMatchObject({ champs_caches: null });
    const page = dataOf<object>(await ask(home.server, `/api/inscriptions/${identifiant}/`));
    expect(Object.keys(page)).not.toContain('champs_caches');
    await home.register(identifiant, 'lea@exemple.fr', ['Léa'], { champs_caches: { source: 'x' } });
    expect(await home.people(id)).toMatchObject([{ prenom: 'Léa', champs_caches: null }]);
  });
});
