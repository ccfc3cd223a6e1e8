import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { eventDays } from '../../../../../src/domain/events/occurrences';
import { present } from '../../../../support/present';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';

const ZONE = 'Europe/Paris';
const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startTestServer({ members: 5, timeZone: ZONE });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('flux').execute();
  await server.db.deleteFrom('liens').execute();
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  ask(server, path, { method, body, token: as });

interface NewFeed {
  id: number;
  adresse: string;
}

const pathOf = ({ adresse }: NewFeed) => {
  const { pathname, search } = new URL(adresse);
  return pathname + search;
};
const make = async (body: object, as = token) => dataOf<NewFeed>(await call('POST', '/api/flux/', body, as));
const drop = (feed: NewFeed) => call('DELETE', `/api/flux/${feed.id}/`);

async function read(feed: NewFeed, tag?: string) {
  const { status, headers, text } = await ask(server, pathOf(feed), {
    headers: tag ? { 'if-none-match': tag } : {},
  });
  return { status, tag: headers.get('etag') ?? '', text };
}

let made = 0;
async function event(more: object = {}): Promise<CalendarEvent> {
  const name = `Fête ${++made}`;
  return dataOf<CalendarEvent>(
    await call('POST', '/api/events/', {
      ...{ nom_evenement: name, lieu: 'Temple', date: '2031-03-23T10:00:00', heure_debut: '10:00' },
      ...{ heure_fin: '11:30', is_recurrent: false, ...more },
    }),
  );
}

const partsOf = (text: string) => {
  const parts = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return (id: number) =>
    parts.filter((part) => String(part.getFirstPropertyValue('uid')).startsWith(`evenement-${id}@`));
};
const propertyOf = (part: ICAL.Component | undefined, name: string) =>
  String(part?.getFirstPropertyValue(name));

describe('a feed of all events', () => {
  it('agrees with the month on every date, as two programs read it [EL9]', async () => {
    const feed = await make({ genre: 'tous' });
    const { id } = await event(WEEKLY);
    await call('POST', `/api/events/${id}/cancel/`, { jour: '2031-04-06', motif: 'Pâques' });
    await call('PUT', `/api/events/${id}/dates/`, {
      ...{ jour: '2031-03-30', date: '2031-03-31', heure_debut: '18:00', heure_fin: '19:00', lieu: 'Salle' },
    });
    const { text } = await read(feed);
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Paris/);
    const parts = partsOf(text)(id);
    expect(parts.map((part) => [propertyOf(part, 'recurrence-id'), propertyOf(part, 'status')])).toEqual([
      ['null', 'null'],
      ['2031-03-30T10:00:00', 'null'],
      ['2031-04-06T10:00:00', 'CANCELLED'],
    ]);
    const shown = eventDays(dataOf<CalendarEvent>(await call('GET', `/api/events/${id}/`)), {
      ...{ from: '2031-03-23', to: '2031-04-13' },
    }).map(({ event: on, day }) => `${day} ${on.heure_debut?.slice(0, 5)}${on.annulation ? ' annulé' : ''}`);
    const master = new ICAL.Event(present(parts[0], 'event'));
    for (const part of parts.slice(1)) master.relateException(new ICAL.Event(part));
    const days = master.iterator();
    const icalShown = shown.map(() => {
      const { item, startDate } = master.getOccurrenceDetails(days.next());
      const off = propertyOf(item.component, 'status') === 'CANCELLED' ? ' annulé' : '';
      return `${startDate.toString().slice(0, 10)} ${startDate.toString().slice(11, 16)}${off}`;
    });
    expect(icalShown).toEqual(shown);
    const others = (convertIcsCalendar(undefined, text).events ?? []).filter(({ uid }) =>
      uid.startsWith(`evenement-${id}@`),
    );
    // From 30 March on, the day on which the clock changes, Paris is two hours ahead of UTC.
    expect(
      others.map(({ start, recurrenceId, status }) => [
        recurrenceId?.value.date.toISOString(),
        start.date.toISOString(),
        status,
      ]),
    ).toEqual([
      [undefined, '2031-03-23T09:00:00.000Z', undefined],
      ['2031-03-30T08:00:00.000Z', '2031-03-31T16:00:00.000Z', undefined],
      ['2031-04-06T08:00:00.000Z', '2031-04-06T08:00:00.000Z', 'CANCELLED'],
    ]);
    await drop(feed);
  });

  it('has a mark that changes with each change alone, with a higher number and a later moment [EL9]', async () => {
    const feed = await make({ genre: 'tous' });
    const { id } = await event();
    const first = await read(feed);
    expect((await read(feed, first.tag)).status).toBe(304);
    const numberIn = (text: string) => Number(propertyOf(partsOf(text)(id)[0], 'sequence'));
    const momentIn = (text: string) => propertyOf(partsOf(text)(id)[0], 'last-modified');
    await call('POST', `/api/events/${id}/cancel/`, { motif: 'Neige' });
    const second = await read(feed, first.tag);
    expect([second.status, second.tag === first.tag]).toEqual([200, false]);
    expect(numberIn(second.text)).toBeGreaterThan(numberIn(first.text));
    expect(momentIn(second.text) > momentIn(first.text)).toBe(true);
    const [part] = partsOf(second.text)(id);
    expect([propertyOf(part, 'status'), propertyOf(part, 'summary')]).toEqual([
      'CANCELLED',
      `Annulé\u00a0: Fête ${made}`,
    ]);
    await call('POST', `/api/events/${id}/reactivate/`, {});
    expect(numberIn((await read(feed)).text)).toBeGreaterThan(numberIn(second.text));
    await drop(feed);
  });
});

describe('feeds of a part', () => {
  /** A speaker who is a member, at an event. */
  async function speak(
    id: number,
    member: { id: number; nom: string; prenom: string; email?: string | null },
  ) {
    const role = dataOf<{ id: number }>(
      await call('POST', '/api/roles-intervenants/', { libelle: `Rôle ${id}` }),
    );
    const speaker = dataOf<{ id: number }>(
      await call('POST', '/api/intervenants/', {
        nom: member.nom,
        prenom: member.prenom,
        membre_id: member.id,
      }),
    );
    await call('POST', `/api/events/${id}/assignments/`, {
      ...{ evenement: id, intervenant: speaker.id, role_intervenant: role.id },
      donnees: { member_email: member.email ?? null },
    });
  }

  it('have the events in which the present people of a group serve, or the owner of the account', async () => {
    const [one, other] = [await event(), await event()];
    const created = await call('POST', '/api/membres/', {
      ...{ nom: 'Diop', prenom: 'Awa', genre: 'feminin', email: 'admin@parvis.test' },
    });
    const member = dataOf<{ id: number; nom: string; prenom: string; email: string }>(created);
    await server.db
      .updateTable('utilisateurs')
      .set({ membre_id: member.id })
      .where('email', '=', 'admin@parvis.test')
      .execute();
    const group = await server.db
      .insertInto('groupes')
      .values({ nom: 'Chœur des fêtes', description: null, color: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await speak(one.id, member);
    const ofMine = await make({ genre: 'services' });
    const mine = (await read(ofMine)).text;
    expect([partsOf(mine)(one.id).length, partsOf(mine)(other.id).length]).toEqual([1, 0]);
    expect(propertyOf(partsOf(mine)(one.id)[0], 'description')).toContain('Awa Diop');
    const none = await call('POST', '/api/flux/', { genre: 'groupe' });
    expect(bodyOf<{ errors: object }>(none).errors).toHaveProperty('groupe_id');
    const ofGroup = await make({ genre: 'groupe', groupe_id: group.id });
    await server.db
      .insertInto('groupes_membres')
      .values({
        groupe_id: group.id,
        membre_id: member.id,
        date_inscription: '2020-01-01',
        date_sortie: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const its = (await read(ofGroup)).text;
    expect([partsOf(its)(one.id).length, partsOf(its)(other.id).length]).toEqual([1, 0]);
    expect(its).toContain('X-WR-CALNAME:Événements\u00a0: Chœur des fêtes');
    // What a person does after leaving the group is no longer its business.
    await server.db
      .updateTable('groupes_membres')
      .set({ date_sortie: '2024-01-01' })
      .where('groupe_id', '=', group.id)
      .execute();
    expect(partsOf((await read(ofGroup)).text)(one.id)).toEqual([]);
    await drop(ofMine);
    await drop(ofGroup);
  });
});

describe('the address of a feed', () => {
  it('is told once, is never stored, and ends when it is renewed or revoked [EL9]', async () => {
    const feed = await make({ genre: 'tous' });
    const secret = new URL(feed.adresse).searchParams.get('jeton') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const listed = dataOf<object[]>(await call('GET', '/api/flux/'));
    expect(JSON.stringify(listed)).not.toContain(secret);
    const rows = await server.db.selectFrom('liens').selectAll().execute();
    expect(rows).toMatchObject([{ usage: 'flux', ligne: feed.id, expire_le: null }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await call('POST', '/api/flux/', { genre: 'tous' })).status).toBe(409);
    const renewed = dataOf<NewFeed>(await call('POST', `/api/flux/${feed.id}/renouveler/`));
    expect([(await read(feed)).status, (await read(renewed)).status]).toEqual([404, 200]);
    await drop(renewed);
    expect((await read(renewed)).status).toBe(404);
    expect((await drop(renewed)).status).toBe(404);
  });

  it('is one’s own, and ends with the account', async () => {
    const welcome = dataOf<{ token: string }>(
      await ask(server, '/api/login', { body: { email: 'accueil@parvis.test', password: server.password } }),
    ).token;
    const feed = await make({ genre: 'tous' }, welcome);
    expect((await call('DELETE', `/api/flux/${feed.id}/`)).status).toBe(404);
    expect((await call('POST', `/api/flux/${feed.id}/renouveler/`)).status).toBe(404);
    expect((await read(feed)).status).toBe(200);
    const disabled = server.db.updateTable('utilisateurs').where('email', '=', 'accueil@parvis.test');
    await disabled.set({ desactive_le: new Date().toISOString() }).execute();
    expect((await read(feed)).status).toBe(404);
    await disabled.set({ desactive_le: null }).execute();
    expect((await read(feed)).status).toBe(200);
  });
});
