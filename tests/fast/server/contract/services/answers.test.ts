import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { ask, dataOf } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from './serviceServer';

const home = registrationServer();
const services = servicesOf(home);

const DAY = '2099-11-21';

/** An event on DAY with one guest who is asked. */
async function asked(more: object = {}) {
  const event = await home.event({}, more);
  const role = await services.role();
  const email = `awa${event.id}@ex.fr`;
  const speaker = await services.guest(event.id, role.id, { email, nom: 'Nomsecret' });
  const answer = await services.ask(event.id, DAY);
  return { ...event, role: role.id, email, speaker, answer };
}

const linksIn = (text: string) =>
  (text.match(/http\S+/g) ?? [])
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname + search);

const answerOf = async (id: number, day = DAY) =>
  (await services.of(id, day)).personnes.map(({ reponse, proposition }) => proposition ?? reponse);

describe('A request for an answer', () => {
  it('goes once to each person of a date, with three links, and tells who has no address [EL11]', async () => {
    const { id, name } = await home.event();
    const [music, reading] = [await services.role('Musique'), await services.role('Lecture')];
    const speaker = await services.guest(id, music.id, { email: 'awa@ex.fr' });
    await services.assign(id, speaker, reading.id, 'awa@ex.fr');
    await services.guest(id, music.id, { prenom: 'Léo', nom: 'Sans' });
    const first = await services.ask(id, DAY);
    expect(dataOf(first)).toEqual({ demandes: 1, sans_adresse: ['Léo Sans'], homonymes: [] });
    expect(dataOf<object>(await services.ask(id, DAY))).toMatchObject({ demandes: 0 });
    const mails = await home.mailsTo('awa@ex.fr');
    expect(mails).toHaveLength(1);
    const { subject, text } = present(mails[0], 'mail');
    expect(subject).toBe(`Samedi 21 novembre, ${name}\u00a0: serez-vous disponible\u00a0?`);
    expect(text).toContain('samedi 21 novembre 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)');
    expect(text).toContain('Vos rôles\u00a0: Musique, Lecture');
    expect(linksIn(text).map((link) => new URLSearchParams(link.split('?')[1]).get('choix'))).toEqual([
      'oui',
      'non',
      'propose',
    ]);
    const rows = (await services.of(id, DAY)).personnes;
    expect(rows.map(({ demande_le, reponse }) => [Boolean(demande_le), reponse])).toEqual([
      [true, null],
      [true, null],
      [false, null],
    ]);
  });

  it('goes to the present address of a member', async () => {
    const { id } = await home.event();
    const member = await services.member({ email: 'membre@ex.fr' });
    await services.serving(id, (await services.role()).id, member.id);
    await services.ask(id, DAY);
    expect(await home.mailsTo('membre@ex.fr')).toHaveLength(1);
  });

  it('is made for each date of a series by itself', async () => {
    const { id, role } = await asked(WEEKLY);
    await services.ask(id, '2099-11-28');
    expect(await home.mailsTo(`awa${id}@ex.fr`)).toHaveLength(2);
    expect((await services.ask(id, '2099-11-22')).status).toBe(422);
    expect(role).toBeGreaterThan(0);
  });

  it('is refused for a date that is over, and for people of one name', async () => {
    const { id } = await home.event({}, { date: '2099-01-10T10:00:00' });
    expect((await services.ask(id, '2099-01-10')).status).toBe(422);
    const { id: other } = await home.event();
    const [one, two] = [await services.role(), await services.role()];
    const speaker = await services.guest(other, one.id, { email: 'a@ex.fr', prenom: 'Jean', nom: 'Petit' });
    await services.assign(other, speaker, two.id, 'b@ex.fr');
    expect(dataOf<object>(await services.ask(other, DAY))).toEqual({
      ...{ demandes: 0, sans_adresse: [], homonymes: ['Jean Petit'] },
    });
    const noted = await services.note(other, { jour: DAY, intervenant: speaker, reponse: 'oui' });
    expect(noted.status).toBe(422);
  });
});

describe('The link of a request', () => {
  it('changes nothing when it is opened, and shows the first name alone [EL11, RV6]', async () => {
    const { id, email } = await asked();
    const [mail] = await home.mailsTo(email);
    for (const link of linksIn(present(mail, 'mail').text))
      for (const method of ['GET', 'HEAD', 'GET']) {
        const page = await ask(home.server, link, { method });
        expect(page.status).toBe(200);
        expect.soft(page.text).not.toContain('Nomsecret');
        if (method === 'GET') expect.soft(page.text).toContain('Awa, serez-vous disponible');
      }
    expect(await answerOf(id)).toEqual([null]);
  });

  it('offers the answer that was chosen first, and stores the one that is pressed, until the event [EL11]', async () => {
    const { id, email } = await asked();
    const [yes = '', no = ''] = linksIn(present((await home.mailsTo(email))[0], 'mail').text);
    const labels = (text: string) =>
      [...text.matchAll(/name="action" value="(\w+)"/g)].map(([, value]) => value);
    expect(labels((await home.open(no)).text)).toEqual(['non', 'oui', 'propose']);
    expect((await home.press(yes, 'oui')).text).toContain('vous venez');
    expect(await answerOf(id)).toEqual(['oui']);
    expect((await home.open(no)).text).toContain('Vous avez répondu «\u00a0oui\u00a0»');
    await home.press(no, 'non');
    expect(await answerOf(id)).toEqual(['non']);
    expect((await home.press(no, 'propose', { proposition: ' ' })).status).toBe(422);
    expect((await home.press(no, 'propose', { proposition: 'x'.repeat(301) })).status).toBe(422);
    expect((await home.press(no, 'peut-etre')).status).toBe(410);
    await home.press(no, 'propose', { proposition: 'Ma sœur à ma place' });
    expect(await answerOf(id)).toEqual(['Ma sœur à ma place']);
  });

  it('says when the event has begun, is cancelled, moved or deleted, or the person is off the list [EL11, RV6]', async () => {
    const { id, email, speaker, role } = await asked();
    const [link = ''] = linksIn(present((await home.mailsTo(email))[0], 'mail').text);
    const says = async (words: string) => {
      const page = await home.open(link);
      expect([page.status, page.text.includes(words)]).toEqual([410, true]);
      expect((await home.press(link, 'oui')).status).toBe(410);
    };
    await home.call('POST', `/api/events/${id}/cancel/`, {});
    await says('annulé ou déplacé');
    await home.call('POST', `/api/events/${id}/reactivate/`, {});
    await home.call('PUT', `/api/events/${id}/assignments/`, { assignments: [] });
    await says('Vous n’êtes plus parmi les intervenants');
    await services.assign(id, speaker, role, email);
    expect((await home.open(link)).status).toBe(200);
    const before = home.at;
    await home.goTo(`${DAY}T09:30:00Z`);
    await says('l’événement a commencé');
    await home.goTo(new Date(before).toISOString());
    await home.call('DELETE', `/api/events/${id}/`);
    await says('l’événement est supprimé');
    expect((await home.open('/lien?jeton=autre')).status).toBe(410);
  });
});

describe('An answer', () => {
  it('is noted by hand, and never over one that came meanwhile', async () => {
    const { id, email, speaker } = await asked();
    const [seen] = (await services.of(id, DAY)).personnes;
    const [link = ''] = linksIn(present((await home.mailsTo(email))[0], 'mail').text);
    await home.press(link, 'non');
    const body = { jour: DAY, intervenant: speaker, reponse: 'oui' };
    const late = await services.note(id, { ...body, updated_at: seen?.updated_at });
    expect(late.status).toBe(409);
    expect(await answerOf(id)).toEqual(['non']);
    const [now] = (await services.of(id, DAY)).personnes;
    expect((await services.note(id, { ...body, updated_at: now?.updated_at })).status).toBe(200);
    expect(await answerOf(id)).toEqual(['oui']);
    await services.note(id, { jour: DAY, intervenant: speaker, reponse: null });
    expect(await answerOf(id)).toEqual([null]);
  });

  it('that is noted before anybody was asked spares the person the mail', async () => {
    const { id } = await home.event();
    const email = `noted${id}@ex.fr`;
    const speaker = await services.guest(id, (await services.role()).id, { email });
    await services.note(id, { jour: DAY, intervenant: speaker, reponse: 'oui' });
    expect(dataOf<object>(await services.ask(id, DAY))).toMatchObject({ demandes: 0 });
    expect(await home.mailsTo(email)).toEqual([]);
    expect(await answerOf(id)).toEqual(['oui']);
  });

  it('belongs to its date, and outlives a change of the contact', async () => {
    const { id, speaker, role } = await asked(WEEKLY);
    await services.note(id, { jour: DAY, intervenant: speaker, reponse: 'oui' });
    expect(await answerOf(id, '2099-11-28')).toEqual([null]);
    const line = { evenement: id, intervenant: speaker, role_intervenant: role };
    await home.call('PUT', `/api/events/${id}/assignments/`, {
      assignments: [{ ...line, donnees: { member_email: 'autre@ex.fr' } }],
    });
    expect(await answerOf(id)).toEqual(['oui']);
  });

  it('comes back with its event from the trash', async () => {
    const { id, speaker, role } = await asked();
    await services.need(id, [{ role_intervenant: role, nombre: 2 }]);
    await services.note(id, { jour: DAY, intervenant: speaker, reponse: 'propose', proposition: 'À midi' });
    const gone = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    expect((await home.call('POST', `/api/corbeille/${gone.corbeille}/restaurer/`)).status).toBe(200);
    const back = await services.of(id, DAY);
    expect(back.personnes.map(({ proposition }) => proposition)).toEqual(['À midi']);
    expect(back.roles).toMatchObject([{ id: role, nombre: 2 }]);
  });

  it('keeps its words out of the journal', async () => {
    const { id, speaker } = await asked();
    await services.note(id, {
      jour: DAY,
      intervenant: speaker,
      reponse: 'propose',
      proposition: 'Motsecret',
    });
    const rows = await home.server.db.selectFrom('changements').select(['avant', 'apres']).execute();
    expect(JSON.stringify(rows)).not.toContain('Motsecret');
  });
});
