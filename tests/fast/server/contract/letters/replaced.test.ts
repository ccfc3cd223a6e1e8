import { describe, expect, it } from 'vitest';
import type { TeamChange } from '../../../../../src/domain/events/team';
import { bodyOf, dataOf, refusedFields } from '../../ask';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';
import { letterOf } from './letterOf';

const home = registrationServer();
const services = servicesOf(home);

const [FIRST, SECOND, THIRD] = ['2099-11-21', '2099-11-28', '2099-12-05'];
const FACTS = (day: string) => `Camp
${day}, de 10~h à 11~h~30 (heure de Paris)
Lieu~: Temple
Votre rôle~: Lecture`;

let made = 0;

/** An event whose reader Ada has an address, and a member who can replace her. */
async function camp(more: object = WEEKLY, email: string | undefined = `ada${++made}@x.fr`) {
  const event = await home.event({}, more);
  const role = await services.role(`Lecture ${++made}`);
  const ada = await services.guest(event.id, role.id, {
    ...(email && { email }),
    prenom: 'Ada',
    nom: 'Ancien',
  });
  const news = `noe${++made}@x.fr`;
  const noe = await services.member({ email: news, prenom: 'Noé', nom: `Nouveau${made}` });
  const leaves = { intervenant: ada, role_intervenant: role.id };
  const comes = { membre_id: noe.id, role_intervenant: role.id };
  /** The letters of a change, by their reader, with what the call answers. */
  const change = async (body: Partial<TeamChange> | object) => {
    await home.server.settle();
    home.server.mails.length = 0;
    const answer = await home.call('PUT', `/api/events/${event.id}/equipes/`, {
      ...{ dates: [], remplace: leaves, intervenant: comes, prevenir: true, ...body },
    });
    await home.server.settle();
    const letters = home.server.mails.map((mail) => [
      mail.to === news ? 'comes' : mail.to === email ? 'leaves' : mail.to,
      letterOf(mail, event.name).replaceAll(/Lecture \d+/g, 'Lecture'),
    ]);
    return { answer, letters: Object.fromEntries(letters) as Record<string, string> };
  };
  const counts = async (query: string) =>
    dataOf<object>(await home.call('GET', `/api/events/${event.id}/avis/?remplace=${ada}${query}`));
  return { ...event, ada, change, counts, email };
}

const on = (...days: string[]) => ({ dates: days.map((jour) => ({ jour, updated_at: null })) });

describe('The letter to a person who is replaced', () => {
  it('names the date and the role, and who comes is asked for an answer [V6]', async () => {
    const { change } = await camp();
    const { answer, letters } = await change(on(FIRST));
    expect(dataOf<object>(answer)).toMatchObject({ prevenus: 1, demandes: 1, sans_adresse: [] });
    expect(letters.leaves).toBe(
      written(`Remplacement~: Camp, samedi 21 novembre

Bonjour Ada,

Une autre personne prend votre place à cette date.
Vous n’avez rien à faire.

${FACTS('samedi 21 novembre 2099')}`),
    );
    expect(letters.comes?.split('\n')[0]).toBe('Samedi 21 novembre, Camp~: serez-vous disponible~?');
    expect(Object.keys(letters)).toHaveLength(2);
  });

  it('names every one of several dates in one mail, and leaves those out that are over [V6]', async () => {
    const { change } = await camp({ ...WEEKLY, date: '2099-11-21T10:00:00' });
    await home.goTo('2099-11-22T09:00:00Z');
    const { letters } = await change(on(FIRST, SECOND, THIRD));
    await home.goTo('2099-04-01T09:00:00Z');
    expect(letters.leaves).toBe(
      written(`Remplacement~: Camp, 2 dates

Bonjour Ada,

Une autre personne prend votre place à ces dates.
Vous n’avez rien à faire.

${FACTS('samedi 28 novembre 2099')}

${FACTS('samedi 5 décembre 2099')}`),
    );
    expect(letters.comes).toContain('Serez-vous disponible aux 2 dates ci-dessous~?');
  });

  it('is about the whole series, and says that dates with a team of their own stay as they are [V6]', async () => {
    const { change } = await camp();
    await change({ ...on(FIRST), remplace: null, prevenir: false });
    const { answer, letters } = await change({ serie: true });
    expect(dataOf<object>(answer)).toMatchObject({ gardent: [FIRST], prevenus: 1, demandes: 0 });
    expect(letters.leaves).toContain('Remplacement~: Camp\n');
    expect(letters.leaves).toContain('Une autre personne prend votre place.\nVous n’avez rien à faire.');
    expect(letters.leaves).toContain('Les dates qui ont leur propre équipe ne changent pas.');
    expect(Object.keys(letters)).toEqual(['leaves']);
  });

  it('says that the person leaves the team where none takes the place, of an event of one date too [V6]', async () => {
    const { change } = await camp({});
    const { answer, letters } = await change({ serie: true, intervenant: null });
    expect(dataOf<object>(answer)).toMatchObject({ prevenus: 1, demandes: 0 });
    expect(letters).toEqual({
      leaves: written(`Remplacement~: Camp, samedi 21 novembre

Bonjour Ada,

Vous ne faites plus partie de l’équipe à cette date.
Vous n’avez rien à faire.

${FACTS('samedi 21 novembre 2099')}`),
    });
  });

  it('leaves only where it is wished, and is among the mails that were sent [V6, V15]', async () => {
    const { change, email } = await camp();
    expect((await change({ ...on(FIRST), prevenir: undefined })).letters).toEqual({});
    await change(on(SECOND));
    const { results } = bodyOf<{ results: { genre: string; destinataire: string }[] }>(
      await home.call('GET', '/api/messages/?etat=envoye'),
    );
    expect(results).toContainEqual(expect.objectContaining({ genre: 'remplacement', destinataire: email }));
    const journal = bodyOf<{ results: { action: string; annulable: boolean }[] }>(
      await home.call('GET', '/api/journal/?page_size=1'),
    );
    expect(journal.results[0]).toMatchObject({ action: 'services.changeTeams', annulable: true });
  });

  it('is replaced by the name of a person without an address, and a person asked before isn’t asked again [V6]', async () => {
    const { change, counts } = await camp(WEEKLY, '');
    expect(await counts(`&jours[]=${FIRST}`)).toMatchObject({
      adresses: 0,
      sans_adresse: { total: 1, liste: [{ nom: 'Ancien', prenom: 'Ada', telephone: null }] },
    });
    const { answer } = await change(on(FIRST));
    expect(dataOf<object>(answer)).toMatchObject({ prevenus: 0, demandes: 1, sans_adresse: ['Ada Ancien'] });
    const { dates } = dataOf<{ dates: object[] }>(answer);
    await change({ dates, remplace: null, intervenant: null });
    const again = await change({ ...on(FIRST) });
    expect(dataOf<object>(again.answer)).toMatchObject({ prevenus: 0, demandes: 0 });
  });
});

describe('Who is told of a replacement', () => {
  it('is counted before, with how often the person was asked or said yes on these dates [V6, V7]', async () => {
    const { id, ada, counts } = await camp();
    const days = `&jours[]=${FIRST}&jours[]=${SECOND}`;
    const one = { inscrits: 0, attente: 0, intervenants: 1, adresses: 1, envoi: true };
    expect(await counts(days)).toEqual({ ...one, sans_adresse: { total: 0, liste: [] }, demandes: 0 });
    await services.ask(id, FIRST);
    await services.note(id, { jour: THIRD, intervenant: ada, reponse: 'oui' });
    expect(await counts(days)).toMatchObject({ ...one, demandes: 1 });
    expect(await counts('')).toMatchObject({ ...one, demandes: 2 });
    await services.note(id, { jour: SECOND, intervenant: ada, reponse: 'non' });
    expect(await counts(`&jours[]=${SECOND}`)).toMatchObject({ ...one, demandes: 0 });
    const bad = await home.call('GET', `/api/events/${id}/avis/?remplace=${ada}&jours[]=demain`);
    expect(refusedFields(bad)).toEqual(['jours']);
  });
});
