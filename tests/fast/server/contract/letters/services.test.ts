import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';
import { letterOf } from './letterOf';

const home = registrationServer();
const services = servicesOf(home);

/** The letter that a person with these roles gets about a day of an event. */
async function asked(
  day: string,
  { event = {}, roles = ['Musique'], prenom = 'Awa' }: { event?: object; roles?: string[]; prenom?: string },
): Promise<string> {
  const { id, name } = await home.event({}, event);
  const email = `personne${id}@exemple.fr`;
  const [first = 0, ...others] = await Promise.all(roles.map((role) => idOf(role)));
  const speaker = await services.guest(id, first, { email, prenom });
  for (const role of others) await services.assign(id, speaker, role, email);
  expect((await services.ask(id, day)).status).toBe(200);
  return letterOf(present((await home.mailsTo(email))[0], 'mail'), name);
}

const known = new Map<string, Promise<{ id: number }>>();
/** The id of a role, which is made once. */
async function idOf(label: string): Promise<number> {
  const role = known.get(label) ?? services.role(label);
  known.set(label, role);
  return (await role).id;
}

const HOW =
  'Cliquez sur votre réponse, puis confirmez sur la page. Vous pourrez changer d’avis avec le même lien.';
/** A whole letter, of what differs in it. */
const expected = (day: string, hello: string, facts: string, roles: string) =>
  written(`
    ${day}, Camp~: serez-vous disponible~?

    ${hello}

    Pouvons-nous compter sur vous~?

    Camp
    ${facts}
    ${roles}

    ${HOW}

    Oui, je viens~:
    {lien}&choix=oui

    Non, je ne peux pas~:
    {lien}&choix=non

    Je propose autre chose~:
    {lien}&choix=propose`);

const SATURDAY = 'samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)';

describe('The letter that asks for a service', () => {
  it('tells day, hours, place and one role, with a link for each answer [Q14]', async () => {
    expect(await asked('2099-11-21', {})).toBe(
      expected('Samedi 21 novembre', 'Bonjour Awa,', `${SATURDAY}\nLieu~: Temple`, 'Votre rôle~: Musique'),
    );
  });

  it('tells all roles of a person, and greets without a name that reads as none [Q14]', async () => {
    const more = { event: { lieu: '' }, roles: ['Musique', 'Lecture'], prenom: 'http://x.fr' };
    expect(await asked('2099-11-21', more)).toBe(
      expected('Samedi 21 novembre', 'Bonjour,', SATURDAY, 'Vos rôles~: Musique, Lecture'),
    );
  });

  it('tells the one date of a series that is meant, where and when it takes place [Q14]', async () => {
    expect(await asked('2099-11-28', { event: WEEKLY })).toBe(
      expected(
        'Samedi 28 novembre',
        'Bonjour Awa,',
        'samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)\nLieu~: Temple',
        'Votre rôle~: Musique',
      ),
    );
    const { id, name } = await home.event({}, WEEKLY);
    const email = `personne${id}@exemple.fr`;
    await services.guest(id, await idOf('Musique'), { email });
    const moved = { jour: '2099-11-28', date: '2099-11-29', heure_debut: '18:00', heure_fin: '' };
    await home.call('PUT', `/api/events/${id}/dates/`, { ...moved, lieu: 'Salle' });
    for (const day of ['2099-11-29', '2099-12-05']) await services.ask(id, day);
    const letters = (await home.mailsTo(email)).map((mail) => letterOf(mail, name));
    expect(letters).toEqual([
      expected(
        'Dimanche 29 novembre',
        'Bonjour Awa,',
        'dimanche 29 novembre 2099, à 18~h (heure de Paris)\nLieu~: Salle',
        'Votre rôle~: Musique',
      ),
      expected(
        'Samedi 5 décembre',
        'Bonjour Awa,',
        'samedi 5 décembre 2099, de 10~h à 11~h~30 (heure de Paris)\nLieu~: Temple',
        'Votre rôle~: Musique',
      ),
    ]);
  });

  it('goes to each person once, and to nobody whose answer is noted [Q14]', async () => {
    const { id } = await home.event();
    const email = `personne${id}@exemple.fr`;
    const role = await idOf('Musique');
    await services.guest(id, role, { email });
    const other = await services.guest(id, role, { email: `autre${id}@exemple.fr`, prenom: 'Léa' });
    await services.note(id, { jour: '2099-11-21', intervenant: other, reponse: 'oui' });
    await services.ask(id, '2099-11-21');
    await services.ask(id, '2099-11-21');
    await home.server.settle();
    expect(home.server.mails.map(({ to }) => to)).toEqual([email]);
  });
});
