import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../../../../src/api/client.ts';
import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { speakerCalls } from '../../../../../src/api/endpoints/speakers.ts';
import type { SpeakerIdentity } from '../../../../../src/areas/events/speakers/assignment.ts';
import {
  findOrCreateOnServer,
  speakerPersonOf,
} from '../../../../../src/areas/events/speakers/speakerCalls.ts';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import { nth } from '../../../../support/lookups.ts';
import { startTestServer, type TestServer } from '../../../../support/server.ts';

/* The calls on the reference server that find or create a speaker. */

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
  const speaker = (identity: SpeakerIdentity) =>
    findOrCreateOnServer(client, identity, names.includes('intervenants-membres'));
  return { client, speaker };
}

/** A last name that no other test has. */
const lastName = () => `Koffi${String.fromCharCode(97 + serial++)}`;
const memberIds = async (client: Client) =>
  (await client.call(memberCalls.list, { page_size: 10 })).results.map(({ id }) => id);

describe('the speaker that a save finds', () => {
  it('is searched by «first name last name», and created when no speaker has this name [SP10]', async () => {
    const name = lastName();
    const { client, speaker } = calling();
    const [member] = await memberIds(client);
    sent = [];
    const id = await speaker({ nom: name, prenom: 'Ama', membre_id: member });
    expect(sent).toEqual([
      { method: 'GET', address: `/api/intervenants/?search=Ama ${name}&page_size=100`, body: undefined },
      { method: 'POST', address: '/api/intervenants/', body: { nom: name, prenom: 'Ama' } },
    ]);
    expect(await client.call(speakerCalls.get, { id })).toMatchObject({
      nom: name,
      prenom: 'Ama',
      membre_id: null,
    });
  });

  it('is the one with this name, whatever its case and spaces, and never one with another name [SP10]', async () => {
    const name = lastName();
    const { client, speaker } = calling();
    const make = (words: { nom: string; prenom: string }) =>
      client.call(speakerCalls.create, { body: words });
    await make({ nom: `${name}-Mensah`, prenom: 'Ama' });
    await make({ nom: `${name} Ama`, prenom: 'Paul' });
    const { id } = await make({ nom: name.toUpperCase(), prenom: 'ÉLISE  ama' });
    sent = [];
    expect(await speaker({ nom: name, prenom: 'Élise Ama' })).toBe(id);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(await speaker({ nom: name, prenom: 'Ama' })).not.toBe(id);
  });

  it('is reused for any member where the back end doesn’t store members of speakers [SP10]', async () => {
    const name = lastName();
    const knowing = calling('intervenants-membres');
    const [first, second] = await memberIds(knowing.client);
    const id = await knowing.speaker({ nom: name, prenom: 'Ama', membre_id: first });
    expect(await calling().speaker({ nom: name, prenom: 'ama', membre_id: second })).toBe(id);
  });

  it('is never another member’s where the back end stores members of speakers', async () => {
    const name = lastName();
    const { speaker, client } = calling('intervenants-membres');
    const [member, otherMember] = await memberIds(client);
    const guest = await client.call(speakerCalls.create, { body: { nom: name, prenom: 'Ama' } });
    sent = [];
    const first = await speaker({ nom: name, prenom: 'Ama', membre_id: member });
    expect(first).toBe(guest.id);
    const [paul, homonym] = [
      await speaker({ nom: name, prenom: 'Paul', membre_id: member }),
      await speaker({ nom: name, prenom: 'Paul', membre_id: otherMember }),
    ];
    expect(homonym).not.toBe(paul);
    expect(nth(sent, -1).body).toEqual({ nom: name, prenom: 'Paul', membre_id: otherMember });
    expect(await speaker({ nom: name, prenom: 'PAUL', membre_id: otherMember })).toBe(homonym);
  });
});

describe('the member of a speaker', () => {
  it('is named without spaces around, and with empty texts where the record has no name', async () => {
    const member = (answer: object) =>
      speakerPersonOf(createClient({ fetch: async () => Response.json(answer) }), {
        ...{ key: '1', name: '', role: undefined, source: { membre: 4 } },
      });
    const contact = { email: 'a@b.fr', telephone: '06', profession: 'Luthière' };
    expect(await member({ id: 4, nom: ' Koffi', prenom: 'Ama ', ...contact })).toEqual({
      identity: { nom: 'Koffi', prenom: 'Ama', membre_id: 4 },
      contact: { member_email: 'a@b.fr', member_telephone: '06', member_profession: 'Luthière' },
    });
    const { identity } = await member({ id: 4, nom: null });
    expect(identity).toEqual({ nom: '', prenom: '', membre_id: 4 });
  });
});
