import { describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer({ organisation: 'Église de Béthel', privacy: 'Effacées après le camp.' });

describe('What visitors see of a registration', () => {
  const shown = async (settings: Parameters<typeof home.event>[0] = {}) => {
    const { identifiant } = await home.event(settings);
    const answer = await ask(home.server, `/api/inscriptions/${identifiant}/`);
    const { organisation, confidentialite, ouvert_au } = dataOf<Record<string, string | null>>(answer);
    return { organisation, confidentialite, ouvert_au };
  };

  it('names the organisation and its privacy once per back end, unless the event says its own [V3]', async () => {
    expect(await shown()).toMatchObject({
      organisation: 'Église de Béthel',
      confidentialite: 'Effacées après le camp.',
    });
    const own = { organisation: 'Jeunes', confidentialite: 'Gardées un an.' };
    expect(await shown(own)).toMatchObject(own);
  });

  it('says the last minute that was set, where the event does not begin before [V3]', async () => {
    expect(await shown()).toMatchObject({ ouvert_au: null });
    expect(await shown({ ouvert_au: '2099-11-01T23:59' })).toMatchObject({ ouvert_au: '2099-11-01T23:59' });
    expect(await shown({ ouvert_au: '2099-11-22T23:59' })).toMatchObject({ ouvert_au: null });
  });
});
