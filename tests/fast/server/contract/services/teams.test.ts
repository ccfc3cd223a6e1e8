import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import type { TeamVersion } from '../../../../../src/domain/events/team';
import { present } from '../../../../support/present';
import { ask, bodyOf, dataOf, refusedFields } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from './serviceServer';

const home = registrationServer();
const services = servicesOf(home);

const [FIRST, SECOND, THIRD] = ['2099-11-21', '2099-11-28', '2099-12-05'];

/** A weekly event with one speaker of the series, and a member who can replace that one. */
async function series() {
  const event = await home.event({}, WEEKLY);
  const role = await services.role();
  const [olds, news] = [`ancien${event.id}@ex.fr`, `nouveau${event.id}@ex.fr`];
  const speaker = await services.guest(event.id, role.id, { email: olds, prenom: 'Ada', nom: 'Ancien' });
  const member = await services.member({ email: news, prenom: 'Noé', nom: 'Nouveau' });
  const leaves = { intervenant: speaker, role_intervenant: role.id };
  const comes = { membre_id: member.id, role_intervenant: role.id };
  return { ...event, role: role.id, speaker, member: member.id, olds, news, leaves, comes };
}

interface Sent {
  serie?: boolean;
  dates: (string | TeamVersion)[];
  remplace?: object | null;
  intervenant?: object | null;
}

const change = (id: number, { dates, ...more }: Sent) =>
  home.call('PUT', `/api/events/${id}/equipes/`, {
    dates: dates.map((date) => (typeof date === 'string' ? { jour: date, updated_at: null } : date)),
    ...more,
  });

const names = async (id: number, day: string) =>
  (await services.of(id, day)).personnes.map(({ equipe }) => `${equipe?.nom} ${equipe?.prenom}`);

const eventOf = async (id: number) => dataOf<CalendarEvent>(await home.call('GET', `/api/events/${id}/`));

async function undoLast() {
  const { results } = bodyOf<{ results: { id: number }[] }>(
    await home.call('GET', '/api/journal/?page_size=1'),
  );
  return home.call('POST', `/api/journal/${present(results[0], 'operation').id}/annuler/`);
}

describe('The team of a date', () => {
  it('is another one on several dates after one save, and the others keep that of the series [V6]', async () => {
    const { id, leaves, comes } = await series();
    const answer = await change(id, { dates: [FIRST, THIRD], remplace: leaves, intervenant: comes });
    expect(answer.status).toBe(200);
    expect(await Promise.all([FIRST, SECOND, THIRD].map((day) => names(id, day)))).toEqual([
      ['Nouveau Noé'],
      ['Ancien Ada'],
      ['Nouveau Noé'],
    ]);
    const [person] = (await services.of(id, FIRST)).personnes;
    expect(person?.equipe).toMatchObject({ remplace: 'Ancien Ada', adresse: true });
    expect((await eventOf(id)).equipes).toEqual([FIRST, THIRD]);
  });

  it('takes a person more, or one less, on one date [V6]', async () => {
    const { id, leaves, comes } = await series();
    const added = dataOf<{ dates: TeamVersion[] }>(await change(id, { dates: [FIRST], intervenant: comes }));
    expect(await names(id, FIRST)).toEqual(['Ancien Ada', 'Nouveau Noé']);
    await change(id, { dates: added.dates, remplace: leaves });
    expect(await names(id, FIRST)).toEqual(['Nouveau Noé']);
    await change(id, { dates: [SECOND], remplace: leaves });
    expect(await names(id, SECOND)).toEqual([]);
    expect(await names(id, THIRD)).toEqual(['Ancien Ada']);
  });

  it('misses a person less where a needed role was taken away, in the weeks too [V6]', async () => {
    const { id, role, leaves, name } = await series();
    await services.need(id, [{ role_intervenant: role, nombre: 1 }]);
    await change(id, { dates: [FIRST], remplace: leaves });
    await home.goTo('2099-11-20T09:00:00Z');
    const own = (await services.weeks(2)).dates.filter(({ evenement }) => evenement.nom_evenement === name);
    expect(own.map(({ jour, roles, personnes }) => [jour, roles[0]?.manquants, personnes?.length])).toEqual([
      [FIRST, 1, 0],
      [SECOND, 0, 1],
    ]);
  });

  it('stays with a date that is moved, and is named by its day of the rule [V6]', async () => {
    const { id, leaves, comes } = await series();
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    await home.call('PUT', `/api/events/${id}/dates/`, {
      ...{ jour: FIRST, date: '2099-11-23', heure_debut: '20:00', heure_fin: '21:00', lieu: 'Salle' },
    });
    expect(await names(id, '2099-11-23')).toEqual(['Nouveau Noé']);
    expect((await services.of(id, '2099-11-23')).equipe?.jour).toBe(FIRST);
  });

  it('is left alone by a change of the series, whose answer names the date [V6]', async () => {
    const { id, role, leaves, comes } = await series();
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    const { message } = bodyOf<{ message: string }>(
      await services.assign(id, await services.guest((await home.event()).id, role), role),
    );
    expect(message).toContain('Cette date garde son équipe\u00a0: 21 novembre 2099.');
    expect(await names(id, FIRST)).toEqual(['Nouveau Noé']);
    expect(await names(id, SECOND)).toHaveLength(2);
  });

  it('is changed with the series, whose answer names the dates that keep theirs [V6]', async () => {
    const { id, leaves, comes } = await series();
    await change(id, { dates: [FIRST], intervenant: comes });
    const answer = await change(id, { dates: [], serie: true, remplace: leaves, intervenant: comes });
    expect(dataOf<object>(answer)).toMatchObject({ dates: [], gardent: [FIRST] });
    expect([await names(id, FIRST), await names(id, SECOND)]).toEqual([
      ['Ancien Ada', 'Nouveau Noé'],
      ['Nouveau Noé'],
    ]);
    const single = await home.event();
    await change(single.id, { dates: [], serie: true, intervenant: comes });
    expect(await names(single.id, FIRST)).toEqual(['Nouveau Noé']);
    expect((await undoLast()).status).toBe(200);
    expect(await names(single.id, FIRST)).toEqual([]);
  });

  it('is that of the series again where nobody leaves and nobody comes [V6]', async () => {
    const { id, leaves, comes } = await series();
    const answer = await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    await change(id, { dates: dataOf<{ dates: TeamVersion[] }>(answer).dates });
    expect(await names(id, FIRST)).toEqual(['Ancien Ada']);
    expect((await eventOf(id)).equipes).toBeNull();
  });

  it('is undone, with what was answered, and comes back with the event from the trash [V6]', async () => {
    const { id, leaves, comes } = await series();
    await services.note(id, { jour: FIRST, intervenant: leaves.intervenant, reponse: 'non' });
    await change(id, { dates: [FIRST, SECOND], remplace: leaves, intervenant: comes });
    expect((await undoLast()).status).toBe(200);
    const [person] = (await services.of(id, FIRST)).personnes;
    expect([person?.equipe?.nom, person?.reponse]).toEqual(['Ancien', 'non']);
    expect(await names(id, SECOND)).toEqual(['Ancien Ada']);
    await change(id, { dates: [SECOND], remplace: leaves, intervenant: comes });
    await home.call('DELETE', `/api/events/${id}/`);
    const [entry] = bodyOf<{ results: { id: number }[] }>(await home.call('GET', '/api/corbeille/')).results;
    await home.call('POST', `/api/corbeille/${present(entry, 'entry of the trash').id}/restaurer/`);
    expect([await names(id, FIRST), await names(id, SECOND)]).toEqual([['Ancien Ada'], ['Nouveau Noé']]);
  });

  it('is as it was before one change of one date, where that change is undone [V6]', async () => {
    const { id, role, leaves, comes } = await series();
    const third = await services.guest((await home.event()).id, role, { prenom: 'Zoé', nom: 'Tiers' });
    const { dates } = dataOf<{ dates: TeamVersion[] }>(
      await change(id, { dates: [FIRST, SECOND], remplace: leaves, intervenant: comes }),
    );
    const [first, second] = dates.map((one) => present(one, 'version'));
    const added = { intervenant: third, role_intervenant: role };
    await change(id, { dates: [present(first, 'first')], intervenant: added });
    expect(await names(id, FIRST)).toEqual(['Nouveau Noé', 'Tiers Zoé']);
    expect((await undoLast()).status).toBe(200);
    expect([await names(id, FIRST), await names(id, SECOND)]).toEqual([['Nouveau Noé'], ['Nouveau Noé']]);
    // A date that was given back to the series has its own team again, with the same people.
    await change(id, { dates: [present(second, 'second')] });
    expect(await names(id, SECOND)).toEqual(['Ancien Ada']);
    expect((await undoLast()).status).toBe(200);
    expect([await names(id, FIRST), await names(id, SECOND)]).toEqual([['Nouveau Noé'], ['Nouveau Noé']]);
    expect((await eventOf(id)).equipes).toEqual([FIRST, SECOND]);
  });

  it('is refused where it was changed meanwhile, or the date is none, and nothing changes [V6]', async () => {
    const { id, role, leaves, comes } = await series();
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    const late = await change(id, { dates: [SECOND, FIRST], remplace: leaves, intervenant: comes });
    expect([late.status, await names(id, SECOND)]).toEqual([409, ['Ancien Ada']]);
    const none = await change(id, { dates: [SECOND, '2099-11-29'], remplace: leaves, intervenant: comes });
    expect(refusedFields(none)).toEqual(['dates.1']);
    const twice = { intervenant: leaves.intervenant, role_intervenant: role };
    expect(refusedFields(await change(id, { dates: [SECOND], intervenant: twice }))).toEqual(['dates.0']);
    const gone = { intervenant: 999_999, role_intervenant: role };
    expect(refusedFields(await change(id, { dates: [SECOND], remplace: gone }))).toEqual(['dates.0']);
    expect(refusedFields(await change(id, { dates: [] }))).toEqual(['dates']);
    const single = await home.event();
    expect(refusedFields(await change(single.id, { dates: [FIRST] }))).toEqual(['dates']);
    expect((await eventOf(id)).equipes).toEqual([FIRST]);
  });
});

describe('One request for several dates', () => {
  it('is one mail per person with all of theirs, whose link answers each of them [V6]', async () => {
    const { id, olds, news, leaves, comes } = await series();
    await change(id, { dates: [SECOND], remplace: leaves, intervenant: comes });
    const dates = [FIRST, SECOND, THIRD].map((jour) => ({ evenement: id, jour }));
    const asked = await home.call('POST', '/api/services/demandes/', { dates });
    expect(dataOf<object>(asked)).toEqual({ demandes: 2, sans_adresse: [], homonymes: [] });
    const [mail, ...others] = await home.mailsTo(olds);
    expect([mail?.subject, others.length]).toEqual(['2 dates\u00a0: serez-vous disponible\u00a0?', 0]);
    expect(mail?.text).toContain('samedi 21 novembre 2099');
    expect(mail?.text).toContain('samedi 5 décembre 2099');
    expect(mail?.text).not.toContain('28 novembre');
    expect((await home.mailsTo(news)).length).toBe(1);
    const link = await home.linkTo(olds);
    const page = (await home.open(link)).text;
    const values = [...page.matchAll(/value="((?:oui|non) \d+)"/g)].map(([, value]) => value ?? '');
    expect(values).toHaveLength(4);
    await home.press(link, values[0] ?? '');
    await home.press(link, values[3] ?? '');
    const answers = async (day: string) =>
      (await services.of(id, day)).personnes.map(({ reponse }) => reponse);
    expect([await answers(FIRST), await answers(SECOND), await answers(THIRD)]).toEqual([
      ['oui'],
      [null],
      ['non'],
    ]);
    const again = await home.call('POST', '/api/services/demandes/', { dates });
    expect(dataOf<object>(again)).toMatchObject({ demandes: 0 });
    expect((await home.press(link, 'oui 999999')).status).toBe(410);
  });
});

describe('What reads the team of a date', () => {
  it('asks the person of that date alone, and reminds and tells of it who serves then [V6]', async () => {
    const { id, leaves, comes, olds, news } = await series();
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    await services.ask(id, FIRST);
    expect([(await home.mailsTo(olds)).length, (await home.mailsTo(news)).length]).toEqual([0, 1]);
    await home.call('POST', `/api/events/${id}/cancel/`, { jour: FIRST, prevenir: true });
    expect([(await home.mailsTo(olds)).length, (await home.mailsTo(news)).length]).toEqual([0, 2]);
    await home.call('POST', `/api/events/${id}/cancel/`, { prevenir: true });
    expect([(await home.mailsTo(olds)).length, (await home.mailsTo(news)).length]).toEqual([1, 3]);
  });

  it('finds the new person engaged at that hour, and the replaced one free [Q13]', async () => {
    const { id, speaker, member, leaves, comes } = await series();
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    const other = await home.event();
    await services.assign(other.id, speaker, leaves.role_intervenant);
    await services.serving(other.id, leaves.role_intervenant, member);
    const clashes = async (day: string) =>
      (await services.of(id, day)).personnes.map(({ chevauchements }) => chevauchements?.length);
    const others = (await services.of(other.id, FIRST)).personnes.map(({ equipe, chevauchements }) => [
      equipe?.nom,
      chevauchements?.length,
    ]);
    expect([await clashes(FIRST), others]).toEqual([
      [1],
      [
        ['Ancien', 0],
        [expect.stringContaining('Nouveau'), 1],
      ],
    ]);
  });

  it('tells a replaced person who answers by an old link, and keeps what they had said [V6]', async () => {
    const { id, leaves, comes, olds } = await series();
    await services.ask(id, FIRST);
    const link = await home.linkTo(olds);
    await home.press(link, 'oui');
    await change(id, { dates: [FIRST], remplace: leaves, intervenant: comes });
    const late = await home.press(link, 'non');
    expect([late.status, late.text]).toEqual([410, expect.stringContaining('l’équipe de cette date')]);
    const rows = await home.server.db
      .selectFrom('services')
      .select('reponse')
      .where('evenement_id', '=', id)
      .execute();
    expect(rows).toEqual([{ reponse: 'oui' }]);
  });

  it('is in the calendar of who serves, and of nobody else, on that date [V6]', async () => {
    const { id, comes, leaves } = await series();
    const role = comes.role_intervenant;
    const own = await services.member({ email: 'admin@parvis.test' });
    await home.server.db
      .updateTable('utilisateurs')
      .set({ membre_id: own.id })
      .where('email', '=', 'admin@parvis.test')
      .execute();
    const serves = { membre_id: own.id, role_intervenant: role };
    const { adresse } = dataOf<{ adresse: string }>(
      await home.call('POST', '/api/flux/', { genre: 'services' }),
    );
    const { pathname, search } = new URL(adresse);
    const parts = async () => {
      const { text } = await ask(home.server, pathname + search);
      return new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents('vevent')
        .filter((one) => String(one.getFirstPropertyValue('uid')).startsWith(`evenement-${id}@`))
        .map((one) => ({
          date: String(one.getFirstPropertyValue('recurrence-id')),
          without: one.getAllProperties('exdate').map((each) => String(each.getFirstValue())),
          text: String(one.getFirstPropertyValue('description')),
        }));
    };
    expect(await parts()).toEqual([]);
    await change(id, { dates: [SECOND], remplace: leaves, intervenant: serves });
    expect(await parts()).toEqual([
      { date: `${SECOND}T10:00:00`, without: [], text: expect.stringContaining(`Awa`) },
    ]);
    const whole = await home.event({}, WEEKLY);
    const speaker = await services.serving(whole.id, role, own.id);
    const mine = { intervenant: speaker, role_intervenant: role };
    await change(whole.id, { dates: [SECOND], remplace: mine, intervenant: comes });
    const { text } = await ask(home.server, pathname + search);
    expect(text).toContain(`EXDATE;TZID=Europe/Paris:${SECOND.replaceAll('-', '')}T100000`);
  });

  it('is one person’s where two records are merged, also where both were in it [V6]', async () => {
    const { id, role, leaves, comes, member, news } = await series();
    const twin = await services.member({ prenom: 'Noé', nom: 'Nouveau', email: news });
    const both = dataOf<{ dates: TeamVersion[] }>(
      await change(id, { dates: [FIRST, SECOND], remplace: leaves, intervenant: comes }),
    );
    const [first] = both.dates;
    await change(id, {
      dates: [present(first, 'first date')],
      intervenant: { membre_id: twin.id, role_intervenant: role },
    });
    const seen = async (one: number) => {
      const { updated_at } = dataOf<{ updated_at: string }>(await home.call('GET', `/api/membres/${one}/`));
      return { id: one, updated_at };
    };
    const merged = await home.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: await seen(member), autre: await seen(twin.id), choix: [] },
    });
    expect(merged.status).toBe(200);
    expect([await names(id, FIRST), await names(id, SECOND)]).toEqual([['Nouveau Noé'], ['Nouveau Noé']]);
  });

  it('goes with the person: in their file, and erased [V6]', async () => {
    const { id, leaves, comes, member, news } = await series();
    await change(id, { dates: [FIRST, SECOND], remplace: leaves, intervenant: comes });
    const file = dataOf<{ evenements: { jour: string }[] }>(
      await home.call('GET', `/api/membres/${member}/donnees/`),
    );
    expect(file.evenements.map(({ jour }) => jour)).toEqual([FIRST, SECOND]);
    const { updated_at } = dataOf<{ updated_at: string }>(await home.call('GET', `/api/membres/${member}/`));
    const erased = await home.call('POST', `/api/membres/${member}/effacer/`, {
      ...{ updated_at, confirmation: 'Noé Nouveau', reponses: [], intervenants: [] },
    });
    expect(erased.status).toBe(200);
    expect(await names(id, FIRST)).toEqual([expect.not.stringContaining('Nouveau')]);
    const rows = await home.server.db.selectFrom('affectations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(news);
  });
});
