import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { registrationServer } from '../registrations/registrationServer';

const home = registrationServer();

const save = (id: number, name: string, more: object = {}) =>
  home.call('PUT', `/api/events/${id}/`, {
    ...{ id, nom_evenement: name, lieu: 'Temple', date: '2099-11-21T10:00:00', prevenir: true },
    ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false, ...more },
  });

const lastTo = async (email: string) => present((await home.mailsTo(email)).at(-1), 'mail').text;

describe('The mail about a change', () => {
  it('says where and when the event was before, and has the link while it can change something [Q7]', async () => {
    const { id, identifiant, name } = await home.event();
    await home.register(identifiant, 'awa@x.fr', ['Awa']);
    await save(id, name, { lieu: 'Salle', date: '2099-11-28T10:00:00' });
    const text = await lastTo('awa@x.fr');
    expect(text).toContain(
      [
        'samedi 28 novembre 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)',
        'Avant\u00a0: samedi 21 novembre 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)',
        'Lieu\u00a0: Salle',
        'Avant\u00a0: Temple',
      ].join('\n'),
    );
    expect(text).toContain('/lien?');
    await home.set(id, { modifiable_au: '2099-03-01T10:00' });
    await save(id, name);
    expect(await lastTo('awa@x.fr')).not.toContain('lien?');
  });

  it('says of an event that is over that it is, and of a series its next date and what is cancelled before [Q7]', async () => {
    const one = await home.event();
    await home.register(one.identifiant, 'awa@x.fr', ['Awa']);
    await save(one.id, one.name, { date: '2026-01-03T10:00:00' });
    const over = await lastTo('awa@x.fr');
    expect(over).toContain('Cet événement a déjà eu lieu.');
    expect(over).not.toContain('lien?');
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' }, serie: { fois: 3 } };
    const series = await home.event({}, weekly);
    await home.register(series.identifiant, 'nora@x.fr', ['Nora']);
    await home.call('POST', `/api/events/${series.id}/cancel/`, { jour: '2099-11-21' });
    await save(series.id, series.name, weekly);
    const text = await lastTo('nora@x.fr');
    expect(text).toContain('Annulée\u00a0: samedi 21 novembre 2099');
    expect(text).toContain('Prochaine date\u00a0: samedi 28 novembre 2099');
  });
});
