import { describe, expect, it, vi } from 'vitest';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import { onServer, word } from '../../../../support/serverOfFile.ts';
import {
  add,
  CHILDREN,
  CREATE,
  childOf,
  edit,
  FOUR_LINKED,
  family,
  firstNames,
  four,
  LIST,
  links,
  named,
  onFile,
  RECORD,
  SPOUSE,
  saving,
  stored,
  typed,
  UPDATE,
  WHOLE,
} from './familyServer.ts';

onServer();

const ALL: readonly Capability[] = ['famille', 'cles', 'versions'];

describe('FamilySave on a back end that announces `famille`', () => {
  it('sends one call for a family of four, and links all of them [Y1]', async () => {
    const name = word();
    const { job, run, requests } = saving(ALL);
    const outcome = await run(four(name));
    expect(outcome).toMatchObject({ status: 'saved', warnings: [] });
    expect(requests).toEqual([WHOLE]);
    expect(await links(name)).toEqual(FOUR_LINKED);
    expect([...job.made.keys()]).toEqual(['a1', 'a2', 'c1', 'c2']);
  });

  it('names the refused field by its line, and creates nobody [Y1]', async () => {
    const name = word();
    const { run } = saving(ALL);
    const given = family(
      name,
      [typed('a1', name, 'Paul')],
      [childOf(typed('c7', name, 'Lea', { date_naissance: '1700-01-01' }), ['a1'])],
    );
    const outcome = await run(given);
    expect(outcome).toMatchObject({ status: 'failed', failure: { status: 422 } });
    expect(outcome).toHaveProperty(['fields', 'c7.date_naissance']);
    expect(await named(name)).toEqual([]);
  });

  it('repeats the same call after a lost answer, and makes nobody twice [Y1]', async () => {
    const name = word();
    const { run, fail, requests } = saving(ALL);
    fail(WHOLE, 'silent', true);
    expect((await run(four(name))).status).toBe('failed');
    expect((await run(four(name))).status).toBe('saved');
    expect(requests).toEqual([WHOLE, WHOLE]);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('keeps its doubt when the session has ended before the repetition [Y1]', async () => {
    const name = word();
    const { run, fail } = saving(ALL);
    fail(WHOLE, 'silent', true);
    await run(four(name));
    fail(WHOLE, 'expired');
    expect(await run(four(name))).toMatchObject({ failure: { kind: 'unauthenticated' } });
    expect((await run(four(name))).status).toBe('saved');
    expect(await named(name)).toHaveLength(4);
  });

  for (const names of [ALL, ['famille'] as const])
    it(`looks whom a lost answer has made once the sheet has changed, or without keys (${names.length}) [Y1]`, async () => {
      const name = word();
      const { run, fail, count } = saving(names);
      fail(WHOLE, 'silent', true);
      await run(four(name));
      const given = four(name);
      const [first, second] = given.adults;
      const changed = {
        ...given,
        adults: [typed('a1', name, 'Paul', { telephone: '06 12 34 56 78' }), second ?? first!],
        children: [...given.children, childOf(typed('c3', name, 'Zoe'))],
      };
      const outcome = await run(names === ALL ? changed : given);
      expect(outcome.status).toBe('saved');
      expect(count(WHOLE)).toBe(1);
      const expected =
        names === ALL ? ['Anne', 'Hugo', 'Lea', 'Paul', 'Zoe'] : ['Anne', 'Hugo', 'Lea', 'Paul'];
      expect(await firstNames(name)).toEqual(expected);
      const paul = (await named(name)).find(({ prenom }) => prenom === 'Paul');
      expect(paul?.telephone ?? '').toBe(names === ALL ? '06 12 34 56 78' : '');
    });

  it('sends all again where the lost call was not carried out [Y1]', async () => {
    const name = word();
    const { run, fail, count } = saving(['famille']);
    fail(WHOLE, 'silent');
    await run(four(name));
    expect((await run(four(name))).status).toBe('saved');
    expect(count(WHOLE)).toBe(2);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('sends nothing while it can’t be read what is on file [Y1]', async () => {
    const name = word();
    const { run, fail, count } = saving(['famille']);
    fail(WHOLE, 'silent', true);
    await run(four(name));
    fail(LIST, 'silent');
    expect(await run(four(name))).toMatchObject({ failure: { kind: 'offline' } });
    expect((await run(four(name))).status).toBe('saved');
    expect(count(WHOLE)).toBe(1);
    expect(await named(name)).toHaveLength(4);
  });

  it('replaces a ticked address in the version that was read, and no other [Y1]', async () => {
    const name = word();
    const [paul, lea] = [
      await add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port', ville: 'Lille', telephone: '0611' }),
      await add({ nom: name, prenom: 'Lea', adresse: '3 rue du Port' }),
    ];
    const { job, run } = saving(ALL);
    const given = family(name, [onFile('a1', paul, true)], [childOf(onFile('c1', lea), ['a1'])]);
    expect((await run(given)).status).toBe('saved');
    expect(await stored(paul.id)).toMatchObject({
      adresse: '9 quai Neuf',
      ville: 'Brest',
      telephone: '0611',
    });
    expect((await stored(lea.id)).adresse).toBe('3 rue du Port');
    expect([...job.moved.keys()]).toEqual(['a1']);
  });
});

describe('FamilySave on a back end of the specification', () => {
  it('makes the specified calls, and no others [Y1]', async () => {
    const name = word();
    const { run, requests } = saving();
    expect(await run(four(name))).toMatchObject({ status: 'saved', warnings: [] });
    expect(requests).toEqual([CREATE, CREATE, CREATE, CREATE, SPOUSE, CHILDREN, CHILDREN]);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('stops at the first refusal, which stands at its line, and later makes only the rest [Y1]', async () => {
    const name = word();
    const { job, run, fail, count } = saving();
    const given = four(name);
    const bad = childOf(typed('c2', name, 'Lea', { date_naissance: '1700-01-01' }));
    const refused = await run({ ...given, children: [given.children[0]!, bad] });
    expect(refused).toMatchObject({ status: 'failed', failure: { status: 422 } });
    expect(refused).toHaveProperty(['fields', 'c2.date_naissance']);
    expect([...job.made.values()].map(({ prenom }) => prenom)).toEqual(['Paul', 'Anne', 'Hugo']);
    fail(SPOUSE, 'broken');
    expect(await run(given)).toMatchObject({ status: 'failed', failure: { kind: 'server' }, fields: {} });
    fail(CHILDREN, 'broken');
    expect((await run(given)).status).toBe('failed');
    expect((await run(given)).status).toBe('saved');
    expect([count(CREATE), count(SPOUSE)]).toEqual([5, 2]);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  for (const ending of ['silent', 'broken'] as const)
    for (const isDone of [true, false])
      it(`makes nobody twice after a creation without a clear answer (${ending}, ${isDone ? 'done' : 'not done'}) [Y1]`, async () => {
        const name = word();
        const { run, fail, count } = saving();
        fail(CREATE, ending, isDone);
        expect((await run(four(name))).status).toBe('failed');
        expect((await run(four(name))).status).toBe('saved');
        expect(count(CREATE)).toBe(isDone ? 4 : 5);
        expect(await links(name)).toEqual(FOUR_LINKED);
      });

  for (const request of [SPOUSE, CHILDREN])
    it(`makes no link twice after ${request} without an answer [Y1]`, async () => {
      const name = word();
      const { run, fail, count } = saving();
      fail(request, 'silent', true);
      expect((await run(four(name))).status).toBe('failed');
      expect((await run(four(name))).status).toBe('saved');
      expect(count(request)).toBe(request === SPOUSE ? 1 : 2);
      expect(await links(name)).toEqual(FOUR_LINKED);
    });

  it('finds whom it has made where the back end answers a creation with nothing [Y1]', async () => {
    const name = word();
    const { run, fail } = saving();
    fail(CREATE, 'nameless', true);
    expect((await run(four(name))).status).toBe('saved');
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('asks which record it is where that can’t be found, and never creates it again [Y1]', async () => {
    const name = word();
    const { run, fail, count } = saving();
    const given = family(name, [typed('a1', name, 'Paul', { telephone: '06  12' })]);
    // The back end writes the number in another way, so no record has exactly these values.
    fail(CREATE, 'nameless', true);
    const stop = { status: 'stopped', problems: [{ key: 'a1', kind: 'nameless', name: `${name} Paul` }] };
    expect(await run(given)).toEqual(stop);
    expect(await run(given)).toEqual(stop);
    expect(count(CREATE)).toBe(1);
    const [paul] = await named(name);
    expect((await run(family(name, [onFile('a1', await stored(paul!.id))]))).status).toBe('saved');
    expect(await named(name)).toHaveLength(1);
  });

  it('creates a person whose values nobody new has, by the press after the one that told of the doubt [Y1]', async () => {
    const name = word();
    await add({ nom: name, prenom: 'Paul', ville: 'Lille' });
    const { run, fail, requests } = saving();
    const given = family(name, [typed('a1', name, 'Paul')]);
    fail(CREATE, 'silent');
    expect(await run(given)).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(requests).toEqual([CREATE]);
    expect((await run(given)).status).toBe('saved');
    expect(requests).toEqual([CREATE, LIST, CREATE]);
    expect(await named(name)).toHaveLength(2);
  });

  it('doesn’t take somebody who was on file days before for the person of a lost answer [Y1]', async () => {
    const name = word();
    const draft = typed('a1', name, 'Paul');
    await add(draft.draft);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
    try {
      const { run, fail } = saving();
      fail(CREATE, 'silent');
      await run(family(name, [draft]));
      expect((await run(family(name, [draft]))).status).toBe('saved');
      expect(await named(name)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps what another person has written into an address meanwhile, and tells it at the line [Y1]', async () => {
    const name = word();
    const paul = await add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port', telephone: '0611' });
    await edit(paul, { adresse: '1 rue Haute' });
    const { job, run, requests } = saving();
    const given = family(name, [onFile('a1', paul, true), typed('a2', name, 'Anne')]);
    expect(await run(given)).toEqual({
      status: 'stopped',
      problems: [{ key: 'a1', kind: 'changed', name: `${name} Paul` }],
    });
    expect(requests).toEqual([RECORD]);
    expect(await firstNames(name)).toEqual(['Paul']);
    // Ticked again over what is there now.
    const present = job.read.get('a1')!;
    expect(present.adresse).toBe('1 rue Haute');
    const again = { ...given, adults: [onFile('a1', present, true), typed('a2', name, 'Anne')] };
    expect((await run(again)).status).toBe('saved');
    expect(await stored(paul.id)).toMatchObject({ adresse: '9 quai Neuf', telephone: '0611' });
  });

  it('sends another field that changed meanwhile back as it is now [Y1]', async () => {
    const name = word();
    const paul = await add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port' });
    await edit(paul, { profession: 'Luthier' });
    const { run, count } = saving();
    expect((await run(family(name, [onFile('a1', paul, true)]))).status).toBe('saved');
    expect(await stored(paul.id)).toMatchObject({ adresse: '9 quai Neuf', profession: 'Luthier' });
    expect(count(UPDATE)).toBe(1);
  });

  it('creates nobody while an adult is married to somebody else, or was deleted [Y1]', async () => {
    const name = word();
    const [paul, jeanne] = [
      await add({ nom: name, prenom: 'Paul' }),
      await add({ nom: name, prenom: 'Jeanne' }),
    ];
    await Promise.all([saving().run(family(name, [onFile('a1', paul), onFile('a2', jeanne)]))]);
    const { run, count } = saving();
    const given = family(name, [typed('a1', name, 'Anne'), onFile('a2', paul)]);
    expect(await run(given)).toEqual({
      status: 'stopped',
      problems: [{ key: 'a2', kind: 'married', name: `${name} Jeanne` }],
    });
    expect(
      await run(family(name, [typed('a1', name, 'Anne'), onFile('a2', { ...paul, id: 999_999 })])),
    ).toEqual({
      status: 'stopped',
      problems: [{ key: 'a2', kind: 'gone', name: `${name} Paul` }],
    });
    expect(count(CREATE)).toBe(0);
    expect((await run({ ...given, isCouple: false })).status).toBe('saved');
    expect((await links(name)).Paul).toEqual(['Jeanne', [], []]);
  });

  it('gives a child on file only to the parent who doesn’t have it yet [Y1]', async () => {
    const name = word();
    const [paul, lea] = [await add({ nom: name, prenom: 'Paul' }), await add({ nom: name, prenom: 'Lea' })];
    await saving().run(family(name, [onFile('a1', paul)], [childOf(onFile('c1', lea), ['a1'])]));
    const { run, count } = saving();
    const given = family(name, [onFile('a1', paul), typed('a2', name, 'Anne')], [childOf(onFile('c1', lea))]);
    expect(await run(given)).toMatchObject({ status: 'saved', warnings: [] });
    expect(count(CHILDREN)).toBe(1);
    expect((await links(name)).Lea).toEqual([null, [], ['Anne', 'Paul']]);
  });
});
