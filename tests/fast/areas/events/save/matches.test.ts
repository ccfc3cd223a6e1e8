import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../../src/api/client';
import { saveCalls } from '../../../../../src/areas/events/save/saveCalls';
import { roleSchema } from '../../../../../src/areas/events/speakers/roleForm';
import type { Capability } from '../../../../../src/domain/capacites';
import type { Evenement } from '../../../../../src/domain/events/evenement';

/** The calls of a save at a back end with this answer, and the addresses that were requested. */
function callsAt(answer: unknown, ...announced: Capability[]) {
  const asked: string[] = [];
  const send = async (url: unknown) => {
    asked.push(decodeURIComponent(String(url)));
    return new Response(JSON.stringify(answer));
  };
  const client = createClient({ fetch: send });
  client.capabilities = new Set(announced);
  return { calls: saveCalls(client, (name) => announced.includes(name)), asked };
}
const page = (results: readonly unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

describe('an event that may have been created', () => {
  const draft = {
    nom_evenement: 'Culte de Pâques',
    lieu: 'Grande salle',
    date: '2026-04-05T10:00:00',
    heure_debut: '10:00',
    is_recurrent: false,
  };
  const event = (own: Partial<Evenement> = {}): Evenement => ({ id: 7, ...draft, ...own });
  const found = async (...events: Evenement[]) => (await callsAt(page(events)).calls.findEvent(draft))?.id;

  it('is searched among the events of its day', async () => {
    const { calls, asked } = callsAt(page([]));
    expect(await calls.findEvent(draft)).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/api\/events\/\?/);
    for (const bound of ['date_from=2026-04-05', 'date_to=2026-04-05']) expect(asked[0]).toContain(bound);
  });

  it('is the last one with its name, place and hour, even if the back end tidies these up', async () => {
    expect(await found(event())).toBe(7);
    expect(await found(event({ nom_evenement: ' CULTE  de pâques', lieu: 'grande salle ' }))).toBe(7);
    expect(await found(event({ heure_debut: '10:00:00' }))).toBe(7);
    expect(await found(event(), event({ id: 8 }), event({ id: 9, lieu: 'Cour' }))).toBe(8);
  });

  it('is never one with another name, place or hour', async () => {
    expect(await found(event({ nom_evenement: 'Culte dePâques' }))).toBeUndefined();
    expect(await found(event({ lieu: 'Cour' }), event({ lieu: null }))).toBeUndefined();
    expect(await found(event({ heure_debut: '10:30' }), event({ heure_debut: null }))).toBeUndefined();
  });

  it('may have neither place nor hour', async () => {
    const { lieu: _, heure_debut: __, ...bare } = draft;
    const { calls } = callsAt(page([event({ id: 6 }), event({ lieu: '', heure_debut: null })]));
    expect(await calls.findEvent(bare)).toMatchObject({ id: 7 });
  });
});

describe('a speaker by name', () => {
  const ama = { nom: 'Koffi', prenom: 'Ama', membre_id: 4 };
  const row = (id: number, own: object = {}) => ({ id, nom: 'Koffi', prenom: 'Ama', ...own });
  const found = (rows: readonly object[], ...announced: Capability[]) =>
    callsAt(page(rows), ...announced).calls.findSpeaker(ama);

  it('is searched by first and last name, without spaces around them', async () => {
    const { calls, asked } = callsAt(page([]));
    await calls.findSpeaker({ nom: ' Koffi ', prenom: 'Ama', membre_id: 4 });
    await calls.findSpeaker({ nom: 'Koffi', prenom: '', membre_id: 4 });
    expect(asked.map((url) => new URLSearchParams(url.split('?')[1]).get('search'))).toEqual([
      'Ama Koffi',
      'Koffi',
    ]);
  });

  it('is the first one with this name, whatever its case and spaces [SP10]', async () => {
    expect(await found([row(1, { prenom: 'Amah' }), row(2, { nom: 'KOFFI ' }), row(3)])).toBe(2);
    expect(await found([row(1, { nom: null }), row(2, { nom: 'Kof fi' })])).toBeUndefined();
  });

  it('is the member’s own where the back end stores members, else one without a member', async () => {
    const known = 'intervenants-membres';
    expect(await found([row(1), row(2, { membre_id: 5 }), row(3, { membre_id: 4 })], known)).toBe(3);
    expect(await found([row(2, { membre_id: 5 }), row(3, { membre_id: null })], known)).toBe(3);
    expect(await found([row(2, { membre_id: 5 })], known)).toBeUndefined();
    expect(await found([row(2, { membre_id: 5 })])).toBe(2);
  });

  it('may be any speaker with this name when no member is given', async () => {
    const { calls } = callsAt(page([row(2, { membre_id: 5 })]), 'intervenants-membres');
    expect(await calls.findSpeaker({ nom: 'Koffi', prenom: 'Ama' })).toBe(2);
  });
});

describe('the member of a speaker', () => {
  it('is named without spaces around, and with empty texts where the record has no name', async () => {
    const answer = {
      id: 4,
      nom: ' Koffi',
      prenom: 'Ama ',
      email: 'a@b.fr',
      telephone: '06',
      profession: 'Luthière',
    };
    expect(await callsAt(answer).calls.member(4)).toEqual({
      identity: { nom: 'Koffi', prenom: 'Ama', membre_id: 4 },
      contact: { member_email: 'a@b.fr', member_telephone: '06', member_profession: 'Luthière' },
    });
    expect((await callsAt({ id: 4, nom: null }).calls.member(4)).identity).toEqual({
      nom: '',
      prenom: '',
      membre_id: 4,
    });
  });
});

describe('the label of a role', () => {
  const words = { missing: 'requis', short: 'court', long: 'long' };
  const read = (libelle?: unknown) => roleSchema(words).safeParse({ libelle });

  it('is trimmed, and refused under its field when it is missing, too short or too long [SP15]', () => {
    expect(read(' Modérateur ')).toEqual({ success: true, data: { libelle: 'Modérateur' } });
    const refused = (message: string) => ({
      success: false,
      error: { issues: [{ path: ['libelle'], message }] },
    });
    expect([read(undefined), read('  ')]).toEqual([refused('requis'), refused('requis')]);
    expect(read('a')).toEqual(refused('court'));
    expect(read('a'.repeat(500))).toEqual(refused('long'));
  });
});
