import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';
import { assembliesOn, proxy, RULES, tick } from './assemblyRows';

const server = signedInServer(6);
const at = assembliesOn(server);

interface Person {
  id: number;
  vote?: boolean;
  sans_pouvoir?: boolean;
}

/** Whether a person votes by the sheet; undefined who isn't on it. */
const voteOf = async (event: number, id: number, jour?: string) => {
  const { data } = await at.sheet(event, jour);
  return data.personnes.find((one: Person) => one.id === id)?.vote;
};
const standing = async (event: number, jour?: string) => {
  const { data } = await at.sheet(event, jour);
  return data.pouvoirs
    .filter(({ repris }: { repris: boolean }) => !repris)
    .map((one: { mandant_id: number | null; porteur_id: number | null }) => [one.mandant_id, one.porteur_id]);
};
const refusalsOf = ({ data }: Awaited<ReturnType<typeof at.give>>) =>
  data.pouvoirs_refuses.map(({ motif, autre_id }: { motif: string; autre_id: number | null }) => [
    motif,
    autre_id,
  ]);

describe('The settings of an assembly', () => {
  it('say nothing of an event that is none, and say who votes of one that is', async () => {
    const id = await at.event();
    expect((await at.read(id)).data).toMatchObject({ reglages: null, electeurs: 0 });
    expect((await at.sheet(id)).data).not.toHaveProperty('assemblee');
    const adult = await at.voter();
    const [child, unknown] = [await at.voter({ date_naissance: '2015-01-01' }), await server.add()];
    const { status, data } = await at.set(id);
    expect([status, data.reglages]).toEqual([200, expect.objectContaining(RULES)]);
    const sheet = (await at.sheet(id)).data;
    expect(sheet.personnes.filter(({ vote }: Person) => vote)).toHaveLength(data.electeurs);
    expect(await Promise.all([adult, child, unknown].map((one) => voteOf(id, one)))).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('follow the day: who comes of age, joins or leaves until then', async () => {
    const future = '2026-09-20';
    const id = await at.assembly({}, { date: `${future}T14:00:00` });
    await at.set(id, {}, future);
    const grown = await at.voter({ date_naissance: '2008-09-20' });
    const young = await at.voter({ date_naissance: '2008-09-21' });
    expect([await voteOf(id, grown, future), await voteOf(id, young, future)]).toEqual([true, undefined]);
    await server.call('POST', '/api/membres/etats/', { ids: [grown], etat: 'parti', etat_depuis: TODAY });
    expect(await voteOf(id, grown, future)).toBeUndefined();
  });

  it('leave out who isn’t up to date for the year, and name who would vote', async () => {
    const id = await at.event();
    const [paid, unpaid] = [await at.voter(), await at.voter({ nom: 'O’Neill', prenom: 'Zoë' })];
    await server.call('POST', '/api/membres/cotisations/', { ids: [paid], annee: 2026, action: 'ajouter' });
    const { data } = await at.set(id, { cotisation_annee: 2026 });
    expect([await voteOf(id, paid), await voteOf(id, unpaid)]).toEqual([true, undefined]);
    expect(data.presque).toContainEqual({ id: unpaid, nom: 'O’Neill', prenom: 'Zoë' });
    expect(data.presque_total).toBe(data.presque.length);
    await at.set(id, { cotisation_annee: null, updated_at: data.reglages.updated_at });
    expect(await voteOf(id, unpaid)).toBe(true);
  });

  it('refuse what is out of range, another version, and a day without the event', async () => {
    const id = await at.event();
    const bad = await at.set(id, { pouvoirs_max: 10, age_min: 0, quorum_nombre: 12 });
    expect([bad.status, Object.keys(bad.errors ?? {}).sort()]).toEqual([
      422,
      ['age_min', 'pouvoirs_max', 'quorum_part'],
    ]);
    const { data } = await at.set(id);
    const seen = data.reglages.updated_at;
    expect((await at.set(id, { pouvoirs_max: 1, updated_at: seen })).status).toBe(200);
    const late = await at.set(id, { pouvoirs_max: 3, updated_at: seen });
    expect([late.status, late.data.reglages.pouvoirs_max]).toEqual([409, 1]);
    expect((await at.set(id, {}, '2026-03-16')).status).toBe(404);
    expect((await at.set(id, {}, 'demain')).status).toBe(422);
    expect((await at.set(999_999)).status).toBe(404);
  });

  it('are of one date of a series, follow a date that is moved, and end with their proxies until undone', async () => {
    const id = await at.event({ is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    const [giver, holder] = [await at.voter(), await at.voter()];
    await at.set(id, {}, '2026-03-22');
    await at.give(id, [proxy(giver, holder)], { jour: '2026-03-22' });
    expect((await at.sheet(id)).data).not.toHaveProperty('assemblee');
    await server.call('PUT', `/api/events/${id}/dates/`, { jour: '2026-03-22', date: '2026-03-23' });
    expect(await standing(id, '2026-03-23')).toEqual([[giver, holder]]);
    const { data } = await at.end(id, '2026-03-23');
    expect(data.reglages).toBeNull();
    expect((await at.sheet(id, '2026-03-23')).data).not.toHaveProperty('pouvoirs');
    const undone = await server.call('POST', `/api/journal/${data.operation}/annuler/`, {});
    expect(undone.status).toBe(200);
    expect(await standing(id, '2026-03-23')).toEqual([[giver, holder]]);
  });

  it('stay of an event that takes another day, is cancelled, or comes back from the trash', async () => {
    const id = await at.assembly();
    const [giver, holder] = [await at.voter(), await at.voter()];
    await at.give(id, [proxy(giver, holder)]);
    const moved = { id, nom_evenement: 'Assemblée', date: '2026-04-02T14:00:00', is_recurrent: false };
    expect((await server.call('PUT', `/api/events/${id}/`, moved)).status).toBe(200);
    expect(await standing(id, '2026-04-02')).toEqual([[giver, holder]]);
    await server.call('POST', `/api/events/${id}/cancel/`);
    const cancelled = (await at.sheet(id, '2026-04-02')).data;
    expect([cancelled.prevu, cancelled.assemblee?.pouvoirs_max]).toEqual([false, 2]);
    const { data } = await server.call('DELETE', `/api/events/${id}/`);
    expect((await at.sheet(id, '2026-04-02')).status).toBe(404);
    await server.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`, {});
    expect(await standing(id, '2026-04-02')).toEqual([[giver, holder]]);
  });
});

describe('Proxies', () => {
  it('are taken with ticks, once though they are sent twice, and come with what changed', async () => {
    const id = await at.assembly();
    const [giver, holder] = [await at.voter(), await at.voter()];
    const draft = proxy(giver, holder);
    const { version } = (await at.sheet(id)).data;
    const sent = await at.give(id, [draft], { pointages: [tick(holder, 'present')] });
    expect([sent.status, sent.data.pouvoirs_refuses, sent.data.version]).toEqual([200, [], version + 1]);
    expect((await at.give(id, [draft])).data.version).toBe(version + 1);
    const { data } = await at.changes(id, version);
    expect(data.pouvoirs).toMatchObject([{ mandant_id: giver, porteur_id: holder, repris: false }]);
    expect(data.personnes.filter(({ vote }: Person) => vote)).toHaveLength(2);
    expect((await at.changes(id, version + 1)).data).not.toHaveProperty('pouvoirs');
  });

  it.each([
    ['to oneself', (one: number) => [proxy(one, one)], ['soi', null]],
    ['to a number that is none', (one: number) => [proxy(one, 999_999)], ['porteur', null]],
    ['of a person who is registered without a record', (one: number) => [proxy(-4, one)], ['mandant', null]],
  ] as const)('are refused %s, with the reason', async (_, drafts, expected) => {
    const id = await at.assembly();
    expect(refusalsOf(await at.give(id, drafts(await at.voter())))).toEqual([expected]);
    expect(await standing(id)).toEqual([]);
  });

  it('go in no circle and no chain', async () => {
    const id = await at.assembly();
    const [a, b, c] = [await at.voter(), await at.voter(), await at.voter()];
    const circle = await at.give(id, [proxy(a, b, { ago: 3000 }), proxy(b, c, { ago: 2000 }), proxy(c, a)]);
    expect(refusalsOf(circle)).toEqual([
      ['porte', a],
      ['transmis', b],
    ]);
    expect(refusalsOf(await at.give(id, [proxy(b, a)]))).toEqual([['transmis', b]]);
    expect(await standing(id)).toEqual([[a, b]]);
  });

  it('are no more than the settings say for one holder', async () => {
    const id = await at.assembly({ pouvoirs_max: 9 });
    const holder = await at.voter();
    const givers: number[] = [];
    for (let count = 0; count < 10; count++) givers.push(await at.voter());
    const sent = await at.give(
      id,
      givers.map((giver, place) => proxy(giver, holder, { ago: 10_000 - place * 100 })),
    );
    expect(refusalsOf(sent)).toEqual([['complet', null]]);
    expect((await standing(id)).map(([giver]: number[]) => giver)).toEqual(givers.slice(0, 9));
    await at.set(id, { pouvoirs_max: 0 });
    expect(refusalsOf(await at.give(id, [proxy(givers[9] ?? 0, givers[0] ?? 0)]))).toEqual([['aucun', null]]);
  });

  it('of one giver stand as they were made last, in whatever order they come, and say so', async () => {
    const id = await at.assembly();
    const [giver, first, last] = [await at.voter(), await at.voter(), await at.voter()];
    await at.give(id, [proxy(giver, last, { ago: 1000 })], { appareil: 'un' });
    const late = await at.give(id, [proxy(giver, first, { ago: 60_000 })], { appareil: 'deux' });
    expect(late.data.pouvoirs_depasses).toMatchObject([
      { mandant_id: giver, porteur_id: last, appareil: 'un' },
    ]);
    expect(await standing(id)).toEqual([[giver, last]]);
    await at.give(id, [proxy(giver, null)]);
    const stale = await at.give(id, [proxy(giver, first, { ago: 30_000 })]);
    expect(stale.data.pouvoirs_depasses).toMatchObject([{ mandant_id: giver, repris: true }]);
    expect(await standing(id)).toEqual([]);
  });

  it('are refused of a giver who was ticked before, though another phone didn’t know', async () => {
    const id = await at.assembly();
    const [giver, holder, other] = [await at.voter(), await at.voter(), await at.voter()];
    await at.give(id, [], { pointages: [tick(giver, 'present', { ago: 60_000 })], appareil: 'hors ligne' });
    const refused = await at.give(id, [proxy(giver, holder, { ago: 5000 })], { appareil: 'autre' });
    expect(refusalsOf(refused)).toEqual([['present', null]]);
    expect(refused.data.pouvoirs_refuses[0].le).toMatch(/Z$/);
    // A proxy from before the tick is kept as it was given; the giver's own vote takes its place.
    await at.give(id, [], { pointages: [tick(other, 'present', { ago: 2000 })] });
    expect(refusalsOf(await at.give(id, [proxy(other, holder, { ago: 9000 })]))).toEqual([]);
    expect(await standing(id)).toEqual([[other, holder]]);
  });

  it('can’t be given to a person who left, which a tick says with its hour', async () => {
    const id = await at.assembly();
    const [giver, holder] = [await at.voter(), await at.voter()];
    const left = { ...tick(holder, 'present'), parti: true };
    await at.give(id, [], { pointages: [left, { ...tick(giver, 'absent'), parti: true }] });
    const { data } = await at.sheet(id);
    const ticks = data.pointages.map(({ parti }: { parti?: boolean }) => parti);
    expect(ticks).toEqual([true, undefined]);
    expect(refusalsOf(await at.give(id, [proxy(giver, holder)]))).toEqual([['parti', null]]);
  });

  it('are neither given nor held by a minor who votes', async () => {
    const id = await at.assembly({ age_min: 16 });
    const [minor, adult] = [await at.voter({ date_naissance: '2009-01-01' }), await at.voter()];
    const { data } = await at.sheet(id);
    const found = data.personnes.find((one: Person) => one.id === minor);
    expect(found).toMatchObject({ vote: true, sans_pouvoir: true });
    const sent = await at.give(id, [proxy(minor, adult, { ago: 1000 }), proxy(adult, minor)]);
    expect(refusalsOf(sent)).toEqual([
      ['mineur', minor],
      ['mineur', minor],
    ]);
  });

  it('are refused as a whole for a time that is none, and where the event is no assembly', async () => {
    const id = await at.assembly();
    const [a, b] = [await at.voter(), await at.voter()];
    const bad = await at.give(id, [{ ...proxy(a, b), appareil_le: 'midi' }]);
    expect([bad.status, Object.keys(bad.errors ?? {})]).toEqual([422, ['pouvoirs']]);
    const plain = await at.event();
    expect(refusalsOf(await at.give(plain, [proxy(a, b)]))).toEqual([['aucun', null]]);
    expect(
      (
        await at.give(
          id,
          Array.from({ length: 201 }, () => proxy(a, b)),
        )
      ).status,
    ).toBe(422);
  });
});

async function merge(kept: number, other: number) {
  const [garde, autre] = await Promise.all([kept, other].map((one) => server.member(one)));
  const merged = await server.call('POST', '/api/doublons/fusionner/', {
    garde: { id: kept, updated_at: garde.updated_at },
    autre: { id: other, updated_at: autre.updated_at },
    choix: [{ champ: 'nom', id: kept }],
  });
  expect(merged.status).toBe(200);
  return merged;
}

describe('The link of a helper at an assembly', () => {
  it('ticks voters, and takes proxies only where the settings say so', async () => {
    const id = await at.assembly();
    const onDay = { ago: Date.now() - Date.parse(`${TODAY}T10:00:00Z`) };
    const [giver, holder, other] = [await at.voter(), await at.voter(), await server.add()];
    const { data: link } = await server.call('POST', `/api/events/${id}/presences/lien/`, { jour: TODAY });
    const ask = async (method: string, body?: object): Promise<JsonAnswer> => {
      const headers = { authorization: `Token ${link.cle}`, 'content-type': 'application/json' };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${server.url}/api/pointage/`, sent);
      return { ...((await answer.json()) as JsonAnswer), status: answer.status };
    };
    const send = (body: object) => ask('POST', { appareil: 'lien', pointages: [], ...body });
    const { data: sheet } = await ask('GET');
    expect(sheet.assemblee).toMatchObject({ lien_pouvoirs: false });
    const ticks = await send({ pointages: [tick(holder, 'present', onDay), tick(other, 'present', onDay)] });
    expect([ticks.status, ticks.data.disparus]).toEqual([200, [other]]);
    expect(refusalsOf(await send({ pouvoirs: [proxy(giver, holder, onDay)] }))).toEqual([['lien', null]]);
    const { data } = await at.read(id);
    await at.set(id, { lien_pouvoirs: true, updated_at: data.reglages.updated_at });
    expect(refusalsOf(await send({ pouvoirs: [proxy(giver, holder)] }))).toEqual([['lien', null]]);
    expect(refusalsOf(await send({ pouvoirs: [proxy(giver, holder, onDay)] }))).toEqual([]);
    expect(await standing(id)).toEqual([[giver, holder]]);
  });
});

describe('A closed sheet of an assembly', () => {
  it('says when and by which account, counts what was noted before, and later arrivals without a vote', async () => {
    const id = await at.assembly();
    const [early, late, giver] = [await at.voter(), await at.voter(), await at.voter()];
    await at.give(id, [proxy(giver, early, { ago: 9000 })], {
      pointages: [tick(early, 'present', { ago: 9000 })],
    });
    expect((await at.read(id)).data.voix).toBe(2);
    const closed = await at.close(id);
    const { close_le, close_par } = closed.data.reglages;
    expect([closed.status, close_par, Math.abs(Date.parse(close_le) - Date.now()) < 60_000]).toEqual([
      200,
      'Claire Martin',
      true,
    ]);
    const after = await server.call('POST', `/api/events/${id}/presences/`, {
      ...{ jour: TODAY, appareil: 'deux', pointages: [tick(late, 'present'), tick(giver, 'present')] },
      pouvoirs: [proxy(late, early)],
    });
    expect(refusalsOf(after)).toEqual([['close', null]]);
    expect((await at.sheet(id)).data.pointages).toHaveLength(3);
    expect((await at.read(id)).data.voix).toBe(2);
    // A phone without a network sends what it noted before.
    await at.give(id, [], { pointages: [tick(late, 'present', { ago: 8000 })], appareil: 'hors ligne' });
    const again = await at.close(id);
    expect([again.data.reglages.close_le, again.data.voix]).toEqual([close_le, 2]);
    await at.give(id, [], {
      pointages: [tick(await at.voter(), 'present', { ago: 8000 })],
      appareil: 'trois',
    });
    expect((await at.read(id)).data.voix).toBe(3);
  });

  it('tells devices, refuses other settings, and counts all arrivals once it is opened again', async () => {
    const id = await at.assembly();
    const { version } = (await at.sheet(id)).data;
    await at.close(id);
    const changes = (await at.changes(id, version)).data;
    expect([changes.assemblee.close_par, changes.version]).toEqual(['Claire Martin', version + 1]);
    await at.give(id, [], { pointages: [tick(await at.voter(), 'present')] });
    const { data } = await at.read(id);
    const refused = await at.set(id, { pouvoirs_max: 1, updated_at: data.reglages.updated_at });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('rouvrez-la')]);
    const opened = await at.reopen(id);
    expect(opened.data).toMatchObject({ voix: 1, reglages: { close_le: null, close_par: null } });
    expect((await at.close(await at.event())).status).toBe(404);
  });
});

describe('A voter who is registered', () => {
  const email = 'awa@exemple.test';
  const register = async (evenement: number) => {
    const settings = { places: null, personnes_max: 8, attente: true, accord: false, conservation_mois: 1 };
    await server.call('PUT', `/api/events/${evenement}/inscriptions/`, settings);
    const personnes = [{ nom: 'Éboué', prenom: 'Awa' }];
    const { data } = await server.call('POST', '/api/events/register/', { evenement, email, personnes });
    return -data.personnes[0].id;
  };
  const linesOf = async (id: number) =>
    (await at.sheet(id)).data.personnes.filter(({ nom }: { nom: string }) => nom === 'Éboué');

  it('has one line, also when ticked before there was the record, which votes, gives and holds', async () => {
    const id = await at.assembly();
    const line = await register(id);
    const { data: before } = await at.give(id, [], { pointages: [tick(line, 'present', { ago: 5000 })] });
    const member = await at.voter({ nom: 'Éboué', prenom: 'Awa', email });
    const giver = await at.voter();
    expect(await linesOf(id)).toMatchObject([{ id: line, vote: true }]);
    expect((await at.read(id)).data.voix).toBe(1);
    const given = await at.give(id, [proxy(giver, line, { ago: 1000 })]);
    expect(refusalsOf(given)).toEqual([]);
    expect(await standing(id)).toEqual([[giver, line]]);
    expect(refusalsOf(await at.give(id, [proxy(line, giver)]))).toEqual([['present', null]]);
    expect((await at.read(id)).data.voix).toBe(2);
    const changed = (await at.changes(id, before.version - 1)).data;
    expect(changed.personnes.filter((one: Person) => one.vote).map((one: Person) => one.id)).toContain(line);
    expect(changed.personnes.map((one: Person) => one.id)).not.toContain(member);
    await server.call('DELETE', `/api/membres/${member}/`);
  });

  it('has the line of the record when nothing was ticked before', async () => {
    const id = await at.assembly();
    await register(id);
    const member = await at.voter({ nom: 'Éboué', prenom: 'Awa', email });
    expect(await linesOf(id)).toMatchObject([{ id: member, vote: true }]);
  });
});

describe('The people of proxies', () => {
  it('become one by a merge, of whose two proxies the later stays, and none to oneself', async () => {
    const id = await at.assembly({ pouvoirs_max: 1 });
    const [kept, other] = [await at.voter({ nom: 'O’Neill' }), await at.voter({ nom: 'ONeill' })];
    const [early, late] = [await at.voter(), await at.voter()];
    await at.give(id, [proxy(other, early, { ago: 9000 }), proxy(kept, late)]);
    await merge(kept, other);
    expect(await standing(id)).toEqual([[kept, late]]);
    const again = await at.voter({ nom: 'Oneill' });
    await at.give(id, [proxy(late, null)]);
    const own = await at.assembly({ pouvoirs_max: 1 });
    await at.give(own, [proxy(again, kept)]);
    await merge(kept, again);
    expect(await standing(own)).toEqual([]);
  });

  it('who hold too many after a merge keep them, and the undo gives them back', async () => {
    const id = await at.assembly({ pouvoirs_max: 1 });
    const [kept, other] = [await at.voter({ nom: 'Zoë' }), await at.voter({ nom: 'Zoe' })];
    const [x, y] = [await at.voter(), await at.voter()];
    await at.give(id, [proxy(x, kept, { ago: 5000 }), proxy(y, other)]);
    const merged = await merge(kept, other);
    expect(await standing(id)).toEqual([
      [x, kept],
      [y, kept],
    ]);
    expect((await server.call('POST', `/api/journal/${merged.data.operation}/annuler/`, {})).status).toBe(
      200,
    );
    expect(await standing(id)).toEqual([
      [x, kept],
      [y, other],
    ]);
  });

  it('lose their names by an erasure, while the votes stay', async () => {
    const id = await at.assembly();
    const [giver, holder] = [await at.voter(), await at.voter()];
    await at.give(id, [proxy(giver, holder)]);
    const file = await server.call('GET', `/api/membres/${giver}/donnees/`);
    expect(file.data.pouvoirs).toMatchObject([{ sens: 'donne', repris: false, jour: TODAY }]);
    await server.call('DELETE', `/api/membres/${giver}/`);
    expect(await standing(id)).toEqual([[null, holder]]);
  });
});
