import { describe, expect, it } from 'vitest';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';
import { FILE, letterOf } from './letterOf';

const home = registrationServer();
const services = servicesOf(home);

/** The reminders of an event on 20 June 2099 at 10:00 whose date begins a day after this moment, by whom they reach. */
async function reminded(
  moment: string,
  { event = {}, settings = {}, prenom = 'Awa', meanwhile = async (_: number): Promise<unknown> => 0 } = {},
): Promise<Record<string, string>> {
  await home.goTo('2099-06-10T09:00:00Z');
  const { id, name, identifiant } = await home.event(settings, { date: '2099-06-20T10:00:00', ...event });
  await home.register(identifiant, `vient${id}@x.fr`, [prenom, 'Sara']);
  const { id: role } = await services.role();
  await services.guest(id, role, { email: `parle${id}@x.fr`, prenom: 'Nora' });
  await home.call('POST', `/api/events/${id}/reminders/`, { heures: [24] });
  await meanwhile(id);
  await home.server.sendDue();
  await home.goTo(moment);
  await home.server.settle();
  home.server.mails.length = 0;
  await home.server.sendDue();
  await home.server.settle();
  const own = home.server.mails.filter(({ to }) => to.endsWith(`${id}@x.fr`));
  return Object.fromEntries(own.map((mail) => [mail.to.replace(`${id}@x.fr`, ''), letterOf(mail, name)]));
}

const STATES = '\n\n- Awa~: une place\n- Sara~: une place';
const LINK = `${STATES}\n\nVoir ou changer l’inscription~:\n{lien}`;
/** «samedi 20 juin» of the facts that begin with it. */
const dayIn = (facts: string): string => facts.split(' ').slice(0, 3).join(' ');
/** A whole letter, of what differs in it. */
const expected = (hello: string, facts: string, link = '') =>
  written(`
    Rappel~: Camp, ${dayIn(facts)}

    ${hello}

    Rappel~: nous vous attendons.

    Camp
    ${facts}${link}

    ${FILE.PUBLISH}`);

const SATURDAY = 'samedi 20 juin 2099, de 10~h à 11~h~30 (heure de Paris)';
const DAY_BEFORE = '2099-06-19T08:00:00Z';

describe('The letter that reminds of an event', () => {
  it('tells day, hours and place, with a link to registered people alone [Q14]', async () => {
    expect(await reminded(DAY_BEFORE)).toEqual({
      vient: expected('Bonjour Awa,', `${SATURDAY}\nLieu~: Temple`, LINK),
      parle: expected('Bonjour Nora,', `${SATURDAY}\nLieu~: Temple`),
    });
  });

  it('has no link once people can no longer change theirs, and greets without a name that reads as none [Q14]', async () => {
    const more = {
      ...{ settings: { modifiable_au: '2099-06-15T10:00' }, prenom: 'http://x.fr' },
      event: { lieu: '', heure_fin: '' },
    };
    const facts = 'samedi 20 juin 2099, à 10~h (heure de Paris)';
    expect(await reminded(DAY_BEFORE, more)).toEqual({
      vient: expected('Bonjour,', facts, STATES.replace('Awa', 'La 1re personne')),
      parle: expected('Bonjour Nora,', facts),
    });
  });

  it('tells the one date of a series, where and when it takes place [Q14]', async () => {
    const next = 'samedi 27 juin 2099, de 10~h à 11~h~30 (heure de Paris)\nLieu~: Temple';
    expect(await reminded('2099-06-26T08:00:00Z', { event: WEEKLY })).toEqual({
      vient: expected('Bonjour Awa,', next, LINK),
      parle: expected('Bonjour Nora,', next),
    });
    const to = { jour: '2099-06-20', date: '2099-06-21', heure_debut: '18:00', heure_fin: '', lieu: 'Salle' };
    const moved = 'dimanche 21 juin 2099, à 18~h (heure de Paris)\nLieu~: Salle';
    const meanwhile = (id: number) => home.call('PUT', `/api/events/${id}/dates/`, to);
    expect(await reminded('2099-06-20T16:00:00Z', { event: WEEKLY, meanwhile })).toEqual({
      vient: expected('Bonjour Awa,', moved, LINK),
      parle: expected('Bonjour Nora,', moved),
    });
  });

  it('is not written for what is cancelled [Q14]', async () => {
    const meanwhile = (id: number) => home.call('POST', `/api/events/${id}/cancel/`, {});
    expect(await reminded(DAY_BEFORE, { meanwhile })).toEqual({});
  });
});
