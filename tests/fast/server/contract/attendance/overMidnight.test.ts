import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../../../../demo/server/time/zones';
import { startTestServer, type TestServer } from '../../../../support/server';
import type { JsonAnswer } from '../../signedInServer';

const ZONE = 'Europe/Paris';
/** Christmas Eve at 23:00 in Paris. */
const EVE = '2026-12-24';
const EVENING = '2026-12-24T22:00:00Z';

let server: TestServer;
let token: string;
let clock = Date.parse(EVENING);
const setClock = (instant: string) => {
  clock = Date.parse(instant);
};
beforeAll(async () => {
  const today = () => localDay(ZONE, new Date(clock));
  server = await startTestServer({ members: 3, timeZone: ZONE, now: () => clock, today });
  token = await server.login();
  await server.db.deleteFrom('evenements').execute();
}, 60_000);
afterAll(() => server.close());

async function ask(key: string, method: string, path: string, body?: object): Promise<JsonAnswer> {
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  return { ...((await answer.json()) as JsonAnswer), status: answer.status };
}
const call = (method: string, path: string, body?: object) => ask(token, method, path, body);

let made = 0;

/** An event of the evening with one expected member, and a link that was made before midnight. */
async function vigil(hours: object) {
  setClock(EVENING);
  const draft = {
    nom_evenement: `Veillée ${++made}`,
    date: `${EVE}T22:00:00`,
    is_recurrent: false,
    ...hours,
  };
  const { id } = (await call('POST', '/api/events/', draft)).data;
  const groupe = (await call('POST', '/api/groupes/', { nom: `Chœur ${made}`, description: '', color: '1' }))
    .data;
  const person = { nom: 'Durand', prenom: 'Alix', genre: 'feminin' };
  const member = (await call('POST', '/api/membres/', person)).data.id as number;
  await call('PATCH', `/api/membres/${member}/group/`, { groupe_id: groupe.id });
  const expected = { jour: EVE, groupes: [groupe.id], departements: [] };
  await call('PUT', `/api/events/${id}/presences/attendus/`, expected);
  const { data } = await call('POST', `/api/events/${id}/presences/lien/`, { jour: EVE });
  return { id: id as number, member, key: data.cle as string };
}

const tickAt = (personne_id: number, instant: string) => ({
  appareil: 'aide',
  pointages: [{ cle: randomUUID(), personne_id, etat: 'present', appareil_le: instant, decalage: 0 }],
});
const listed = async () => (await call('GET', '/api/presences/jour/')).data.evenements as object[];
const coming = async (day: string) =>
  (await call('GET', `/api/statistics/aujourdhui/?jour=${day}`)).data.evenements;

describe('an event over midnight', () => {
  it('is among today’s until its day ends, at the door and on the dashboard [Q9]', async () => {
    const { id } = await vigil({ heure_debut: '22:00', heure_fin: '01:30' });
    const row = { id, jour: EVE, heure_debut: '22:00' };
    expect(await listed()).toMatchObject([row]);
    // Four hours after its end it is 5:30 in Paris.
    setClock('2026-12-25T04:29:00Z');
    expect(await listed()).toMatchObject([row]);
    const { total, liste, sans_intervenant } = await coming('2026-12-25');
    expect([total, sans_intervenant, liste]).toMatchObject([1, 1, [row]]);
    // A day that is asked for by name has the events that begin on it.
    expect((await call('GET', `/api/presences/jour/?jour=${EVE}`)).data.evenements).toMatchObject([row]);
    expect((await call('GET', '/api/presences/jour/?jour=2026-12-26')).data.evenements).toEqual([]);
    setClock('2026-12-25T04:30:00Z');
    expect(await listed()).toEqual([]);
    expect((await coming('2026-12-25')).total).toBe(0);
    await server.db.deleteFrom('evenements').execute();
  });

  it('counts the people of each of its days apart, where the next one begins meanwhile [Q9]', async () => {
    const nightly = { is_recurrent: true, recurence_data: { frequency: 'daily' } };
    const { id, member } = await vigil({ heure_debut: '22:00', heure_fin: '01:30', ...nightly });
    await call('POST', `/api/events/${id}/presences/`, { jour: EVE, ...tickAt(member, EVENING) });
    setClock('2026-12-25T02:00:00Z');
    expect(await listed()).toMatchObject([
      { id, jour: EVE, presents: 1 },
      { id, jour: '2026-12-25', presents: 0 },
    ]);
    await server.db.deleteFrom('evenements').execute();
  });

  it('keeps the link of its helper until its day ends, and takes ticks that are made by then, also late [Q9, EL6, EL5]', async () => {
    const { id, member, key } = await vigil({ heure_debut: '22:00', heure_fin: '01:30' });
    setClock('2026-12-25T04:29:00Z');
    expect((await ask(key, 'GET', '/api/pointage/')).data).toMatchObject({ jour: EVE });
    expect((await ask(key, 'GET', '/api/pointage/changements/')).status).toBe(200);
    const link = `/api/events/${id}/presences/lien/`;
    expect((await call('GET', `${link}?jour=${EVE}`)).data.lien_le).not.toBeNull();
    const late = await ask(key, 'POST', '/api/pointage/', tickAt(member, '2026-12-25T01:00:00Z'));
    expect([late.status, late.data.disparus]).toEqual([200, []]);
    setClock('2026-12-25T04:30:00Z');
    expect((await ask(key, 'GET', '/api/pointage/')).status).toBe(403);
    expect((await call('GET', `${link}?jour=${EVE}`)).data.lien_le).toBeNull();
    const after = await ask(key, 'POST', '/api/pointage/', tickAt(member, '2026-12-25T04:30:00Z'));
    expect([after.status, after.data.disparus]).toEqual([200, [member]]);
    // A telephone without network sends what it kept for two days.
    setClock('2026-12-27T04:29:00Z');
    const kept = await ask(key, 'POST', '/api/pointage/', tickAt(member, '2026-12-25T04:29:00Z'));
    expect([kept.status, kept.data.disparus]).toEqual([200, []]);
    setClock('2026-12-27T04:30:00Z');
    const gone = await ask(key, 'POST', '/api/pointage/', tickAt(member, '2026-12-25T04:29:00Z'));
    expect(gone.status).toBe(403);
  });

  it('gets a new link while it goes on, and none afterwards [Q9]', async () => {
    const { id, key } = await vigil({ heure_debut: '22:00' });
    const make = () => call('POST', `/api/events/${id}/presences/lien/`, { jour: EVE });
    setClock('2026-12-25T02:59:00Z');
    const { status, data } = await make();
    expect(status).toBe(201);
    expect((await ask(data.cle, 'GET', '/api/pointage/')).status).toBe(200);
    expect((await ask(key, 'GET', '/api/pointage/')).status).toBe(403);
    setClock('2026-12-25T03:00:00Z');
    expect(await make()).toMatchObject({ status: 422, errors: { jour: expect.stringContaining('passé') } });
  });

  it('is the sheet of a call that names no day [Q9]', async () => {
    const { id } = await vigil({ heure_debut: '22:00', heure_fin: '01:30' });
    setClock('2026-12-25T02:00:00Z');
    expect((await call('GET', `/api/events/${id}/presences/`)).data).toMatchObject({ jour: EVE });
    expect((await call('GET', `/api/events/${id}/presences/lien/`)).data.lien_le).not.toBeNull();
    expect((await call('DELETE', `/api/events/${id}/presences/lien/`)).status).toBe(200);
    expect((await call('GET', `/api/events/${id}/presences/lien/?jour=${EVE}`)).data.lien_le).toBeNull();
  });
});
