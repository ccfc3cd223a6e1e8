import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';
import { letterOf } from './letterOf';

const home = registrationServer({ organisation: 'Église de Béthel' });
const services = servicesOf(home);

const OWN = 'Paroisse Saint-Jean';

/** Each letter of a weekly event with one place, by what it tells: who begins it, and how it ends. */
async function lettersOf(organisation: string | null) {
  const event = await home.event({ places: 1, organisation }, WEEKLY);
  const [first, second] = [`un${event.id}@x.fr`, `deux${event.id}@x.fr`];
  const told: Record<string, string[]> = {};
  const note = async (what: string, work: () => Promise<unknown>) => {
    home.server.mails.length = 0;
    await work();
    await home.server.settle();
    told[what] = home.server.mails.map(({ text }) => {
      const lines = text.trimEnd().split('\n');
      return `${lines[0]}… ${lines.slice(-2).join(' ')}`;
    });
  };
  await note('receipt', () => home.register(event.identifiant, first, ['Awa']));
  await note('waiting', () => home.register(event.identifiant, second, ['Noé']));
  await note('place freed', async () => {
    const [person] = await home.people(event.id, '&etat=inscrit');
    await home.call('POST', `/api/events/${event.id}/unregister/`, {
      inscrits: [present(person, 'person with a place').id],
    });
  });
  const call = (method: string, path: string, body: object) => () =>
    home.call(method, `/api/events/${event.id}/${path}`, { prevenir: true, ...body });
  const moved = { jour: '2099-11-28', date: '2099-11-29', heure_debut: '10:00', heure_fin: '11:30' };
  await note('moved', call('PUT', 'dates/', { ...moved, lieu: 'Temple' }));
  const role = await services.role();
  await services.guest(event.id, role.id, { email: `parle${event.id}@x.fr`, prenom: 'Nora' });
  await note('asked', () => services.ask(event.id, '2099-12-05'));
  await home.call('POST', `/api/events/${event.id}/reminders/`, { heures: [24] });
  await home.goTo('2099-11-20T08:00:00Z');
  await home.server.sendDue();
  await home.goTo('2099-11-20T10:00:00Z');
  await note('reminder', () => home.server.sendDue());
  await note('cancelled', call('POST', 'cancel/', {}));
  await home.goTo('2099-04-01T09:00:00Z');
  return told;
}

const KINDS = ['receipt', 'waiting', 'place freed', 'moved', 'asked', 'reminder', 'cancelled'];

describe('The organisation of a letter', () => {
  it.each([
    [OWN, OWN],
    [null, 'Église de Béthel'],
  ])('is that of the event, where it names its own, else the server’s: %s [V3, V5]', async (own, name) => {
    const told = await lettersOf(own);
    expect(Object.keys(told)).toEqual(KINDS);
    for (const [what, letters] of Object.entries(told)) {
      expect.soft(letters, what).not.toEqual([]);
      for (const letter of letters) expect.soft(letter, what).toBe(`${name}… À bientôt, ${name}`);
    }
  });

  it('stands around the letter whole, and in the sender’s name [V5]', async () => {
    const { identifiant, name } = await home.event({ organisation: OWN });
    await home.register(identifiant, 'zoe@ex.fr', ['Zoé']);
    const mail = present((await home.mailsTo('zoe@ex.fr'))[0], 'receipt');
    expect(mail.organisation).toBe(OWN);
    expect(mail.html).toContain(OWN);
    expect(mail.html).not.toContain('Béthel');
    expect(letterOf(mail, name)).toBe(
      `${written(`Inscription confirmée~: Camp

${OWN}

Bonjour Zoé,

Votre inscription est confirmée.

Camp
samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
Lieu~: Temple

- Zoé~: une place

Voir ou changer l’inscription~:
{lien}

Possible jusqu’au 21 novembre 2099 à 10~h.

À bientôt,
${OWN}`)}
[agenda PUBLISH]
`,
    );
  });

  it('is the server’s where one mail asks for dates of several, and theirs where they share it [V5]', async () => {
    const role = await services.role();
    const asked = async (organisations: (string | null)[]) => {
      const email = `nora${organisations.filter(Boolean).length}@x.fr`;
      const member = await services.member({ email, prenom: 'Nora' });
      const dates = [];
      for (const organisation of organisations) {
        const { id } = await home.event({ organisation });
        await services.serving(id, role.id, member.id);
        dates.push({ evenement: id, jour: '2099-11-21' });
      }
      home.server.mails.length = 0;
      await home.call('POST', '/api/services/demandes/', { dates });
      await home.server.settle();
      return home.server.mails.map(({ text }) => text.split('\n')[0]);
    };
    expect(await asked([OWN, OWN])).toEqual([OWN]);
    expect(await asked([OWN, null])).toEqual(['Église de Béthel']);
  });
});
