import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../../../../src/api/client.ts';
import { evenements } from '../../../../../src/api/endpoints/evenements.ts';
import { intervenants } from '../../../../../src/api/endpoints/intervenants.ts';
import { membres } from '../../../../../src/api/endpoints/membres.ts';
import { SpeakerFinder } from '../../../../../src/areas/events/save/SpeakerFinder.ts';
import { saveCalls } from '../../../../../src/areas/events/save/saveCalls.ts';
import type { SpeakerIdentity } from '../../../../../src/areas/events/speakers/assignment.ts';
import type { Capability } from '../../../../../src/domain/capacites.ts';
import type { EvenementDraft } from '../../../../../src/domain/events/evenement.ts';
import { nth } from '../../../../support/lookups.ts';
import { present } from '../../../../support/present.ts';
import { startTestServer, type TestServer } from '../../../../support/server.ts';

/* The calls of a save on the reference server: which speakers it finds or creates, and what it sends. */

let server: TestServer;
let token: string;
let sent: { method: string; address: string; body: unknown }[];
let serial = 0;

beforeAll(async () => {
  server = await startTestServer({ members: 5 });
  token = await server.login();
});
afterAll(() => server?.close());
beforeEach(() => {
  sent = [];
});

function calling(...names: Capability[]) {
  const client: Client = createClient({
    api: server.url,
    getToken: () => token,
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input));
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ method: init?.method ?? 'GET', address: decodeURIComponent(pathname + search), body });
      return fetch(input, init);
    },
  });
  client.capabilities = new Set(names);
  const calls = saveCalls(client, (name) => names.includes(name));
  /** Finds the speaker, or creates one. */
  const speaker = async (identity: SpeakerIdentity) => {
    const source = { intervenant: undefined, identity, contact: {} };
    const { intervenant } = await new SpeakerFinder(calls).find({
      key: '1',
      name: '',
      role: undefined,
      source,
    });
    return intervenant;
  };
  return { client, calls, speaker };
}

/** A last name that no other test has. */
const lastName = () => `Koffi${String.fromCharCode(97 + serial++)}`;
const memberIds = async (client: Client) =>
  (await client.call(membres.list, { page_size: 10 })).results.map(({ id }) => id);

describe('the speaker that a save finds', () => {
  it('is searched by «first name last name», and created when no speaker has this name [SP10]', async () => {
    const nom = lastName();
    const { client, speaker } = calling();
    const [member] = await memberIds(client);
    sent = [];
    const id = await speaker({ nom, prenom: 'Ama', membre_id: member });
    expect(sent).toEqual([
      { method: 'GET', address: `/api/intervenants/?search=Ama ${nom}&page_size=100`, body: undefined },
      { method: 'POST', address: '/api/intervenants/', body: { nom, prenom: 'Ama' } },
    ]);
    expect(await client.call(intervenants.get, { id })).toMatchObject({
      nom,
      prenom: 'Ama',
      membre_id: null,
    });
  });

  it('is the one with this name, whatever its case and spaces, and never one with another name [SP10]', async () => {
    const nom = lastName();
    const { client, speaker } = calling();
    const make = (words: { nom: string; prenom: string }) =>
      client.call(intervenants.create, { body: words });
    await make({ nom: `${nom}-Mensah`, prenom: 'Ama' });
    await make({ nom: `${nom} Ama`, prenom: 'Paul' });
    const { id } = await make({ nom: nom.toUpperCase(), prenom: 'ÉLISE  ama' });
    sent = [];
    expect(await speaker({ nom, prenom: 'Élise Ama' })).toBe(id);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(await speaker({ nom, prenom: 'Ama' })).not.toBe(id);
  });

  it('is reused for any member where the back end doesn’t store members of speakers [SP10]', async () => {
    const nom = lastName();
    const knowing = calling('intervenants-membres');
    const [first, second] = await memberIds(knowing.client);
    const id = await knowing.speaker({ nom, prenom: 'Ama', membre_id: first });
    expect(await calling().speaker({ nom, prenom: 'ama', membre_id: second })).toBe(id);
  });

  it('is never another member’s where the back end stores members of speakers', async () => {
    const nom = lastName();
    const { speaker, client } = calling('intervenants-membres');
    const [member, otherMember] = await memberIds(client);
    const guest = await client.call(intervenants.create, { body: { nom, prenom: 'Ama' } });
    sent = [];
    const first = await speaker({ nom, prenom: 'Ama', membre_id: member });
    expect(first).toBe(guest.id);
    const [paul, homonym] = [
      await speaker({ nom, prenom: 'Paul', membre_id: member }),
      await speaker({ nom, prenom: 'Paul', membre_id: otherMember }),
    ];
    expect(homonym).not.toBe(paul);
    expect(nth(sent, -1).body).toEqual({ nom, prenom: 'Paul', membre_id: otherMember });
    expect(await speaker({ nom, prenom: 'PAUL', membre_id: otherMember })).toBe(homonym);
  });
});

describe('the calls that update an event', () => {
  let draft: EvenementDraft;
  beforeEach(() => {
    draft = { nom_evenement: lastName(), date: '2031-05-04T10:00:00', is_recurrent: false };
  });

  it('send the id and the fields, and nothing else, to a back end that announces nothing [EF18]', async () => {
    const { calls } = calling();
    const { id } = await calls.createEvent(draft);
    sent = [];
    await calls.updateEvent(id, draft, '2031-01-01T00:00:00Z');
    await calls.synchronize(id, [], []);
    expect(sent).toEqual([
      { method: 'PUT', address: `/api/events/${id}/`, body: { id, ...draft } },
      { method: 'PUT', address: `/api/events/${id}/assignments/`, body: { assignments: [] } },
    ]);
  });

  it('send the edited version where versions are announced, and leave the comparison to the back end', async () => {
    const { calls } = calling('versions');
    const { id } = await calls.createEvent(draft);
    sent = [];
    expect(await calls.isOvertaken(id, 'old')).toBe(false);
    await expect(calls.updateEvent(id, draft, '2001-01-01T00:00:00Z')).rejects.toMatchObject({
      failure: { status: 409 },
    });
    expect(sent.map(({ body }) => body)).toEqual([{ id, ...draft, updated_at: '2001-01-01T00:00:00Z' }]);
  });

  it('give the version of a created event where versions are announced, also when its answer was lost [J3]', async () => {
    const { calls, client } = calling('versions');
    const made = await calls.createEvent(draft);
    const { updated_at } = await client.call(evenements.get, { id: made.id });
    expect(made.updated_at).toBe(present(updated_at, 'version'));
    expect(await calls.findEvent(draft)).toEqual(made);
  });

  it('look for a newer version where versions aren’t announced', async () => {
    const { calls, client } = calling();
    const { id } = await calls.createEvent(draft);
    const { updated_at } = await client.call(evenements.get, { id });
    expect(await calls.isOvertaken(id, present(updated_at, 'version'))).toBe(false);
    expect(await calls.isOvertaken(id, '2001-01-01T00:00:00Z')).toBe(true);
  });

  it('find an event whose creation got no answer by its fields alone', async () => {
    const { calls } = calling();
    const named = { ...draft, date: '2031-06-01T10:00:00' };
    const { id } = await calls.createEvent(named);
    sent = [];
    expect(await calls.findEvent(named)).toEqual({ id, updated_at: undefined });
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/events/?ordering=date&date_from=2031-06-01&date_to=2031-06-01',
    ]);
  });
});
