import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../demo/server/guard/passwords/FairQueue';
import { type Owner, refusedAtOnce } from '../../../../demo/server/guard/passwords/weakPasswords';
import { isCalendarDay, monthStart, monthStartAfter } from '../../../../demo/server/time/days';
import { localDay, localMinute } from '../../../../demo/server/time/zones';
import { addDays, daysBetween } from '../../../../src/domain/calendar/dayNumbers';

describe('a calendar day', () => {
  it('is the day of a time zone, with its minute', () => {
    const now = new Date('2026-03-15T23:05:00Z');
    expect([localDay('Europe/Paris', now), localDay('America/New_York', now)]).toEqual([
      '2026-03-16',
      '2026-03-15',
    ]);
    expect(localMinute('Europe/Paris', now)).toBe('2026-03-16T00:05');
    expect(localMinute('UTC', now)).toBe('2026-03-15T23:05');
  });

  it('must exist, in a year of four digits', () => {
    for (const day of ['2024-02-29', '1999-12-31', '2100-01-01']) expect(isCalendarDay(day), day).toBe(true);
    for (const day of [
      '2023-02-29',
      '0999-01-01',
      '3000-01-01',
      '2024-13-01',
      '2024-1-01',
      'x2024-01-01',
      '',
    ])
      expect(isCalendarDay(day), day).toBe(false);
    expect(isCalendarDay('2024-01-01x')).toBe(false);
  });

  it('can be added to, across months and years', () => {
    expect([addDays('2024-02-28', 2), addDays('2024-01-01', -1)]).toEqual(['2024-03-01', '2023-12-31']);
    expect([daysBetween('2024-01-01', '2025-01-01'), daysBetween('2024-01-02', '2024-01-01')]).toEqual([
      366, -1,
    ]);
    expect([
      monthStart('2024-02-28'),
      monthStartAfter('2024-01-31', 1),
      monthStartAfter('2024-01-31', -1),
    ]).toEqual(['2024-02-01', '2024-02-01', '2023-12-01']);
  });
});

describe('a password, before the lists are asked,', () => {
  const owner: Owner = {
    email: 'awa.diallo@mon-eglise.exemple.fr',
    nom: 'Diallo',
    prenom: 'Awa',
    nom_utilisateur: 'Étoile du soir',
  };
  const [short, common, own] = [/au moins 8/, /trop courant/, /votre nom/];

  it('has at least eight characters', () => {
    expect(refusedAtOnce('abcd12!')).toMatch(short);
    expect(refusedAtOnce('😀😀😀😀')).toMatch(short);
    expect(refusedAtOnce('vraie tulipe')).toBeUndefined();
  });

  it('is refused when it is common', () => {
    const rows = [
      'motdepasse',
      'MotDePasse!2024',
      'M.o.t-d é p a s s e'.replace('é', 'e'),
      'azertyuiop',
      'Église2024!',
    ];
    for (const password of rows) expect.soft(refusedAtOnce(password), password).toMatch(common);
  });

  it('is refused when it is a few digits or a few repeated letters', () => {
    for (const password of ['12345678901', '20242024', 'aaaaaaaa', 'abababab', 'abcabcabc', '????????'])
      expect(refusedAtOnce(password), password).toMatch(common);
    for (const password of ['123456789012', 'abcdabcd1z'])
      expect(refusedAtOnce(password), password).toBeUndefined();
  });

  it('is refused when it is made of the account’s own names', () => {
    const rows = [
      'awadiallo',
      'Diallo.Awa2024',
      'awa.diallo',
      'mon-eglise',
      'moneglise1',
      'exempleexemple',
      'mon-eglise.exemple.fr',
      'awa.diallo@mon-eglise.exemple.fr',
      'etoile du soir',
      'diallodiallo',
    ];
    for (const password of rows) expect.soft(refusedAtOnce(password, owner), password).toMatch(own);
  });

  it('may contain a name among other words', () => {
    expect(refusedAtOnce('diallo et les tulipes', owner)).toBeUndefined();
    expect(refusedAtOnce('awadiallo')).toBeUndefined();
    expect(refusedAtOnce('awadiallo', { ...owner, email: '', nom: 'X', prenom: 'Y' })).toBeUndefined();
    expect(refusedAtOnce('tulipesa', { ...owner, nom: 'A', nom_utilisateur: 'tulipes' })).toBeUndefined();
  });
});

describe('a fair queue', () => {
  const turns = (running = 1, waitingEach = 2, waiting = 4) =>
    new FairQueue({ running, waitingEach, waiting }, () => new Error('busy'));
  /** Tasks that run until they are ended, and the order in which they began. */
  function lab(queue: FairQueue) {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const start = (caller: string, name: string) =>
      queue
        .run(
          caller,
          () =>
            new Promise<string>((done) => {
              begun.push(name);
              ends.set(name, () => done(name));
            }),
        )
        .catch((error: Error) => error.message);
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise((done) => setImmediate(done));
    };
    return { begun, start, end };
  }

  it('runs a few tasks at once and the rest in turn by caller', async () => {
    const { begun, start, end } = lab(turns(2));
    const all = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('a', 'a4'), start('b', 'b1')];
    expect(begun).toEqual(['a1', 'a2']);
    await end('a1');
    await end('a2');
    await end('a3');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
    await end('b1');
    await end('a4');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('frees its places when nothing waits, also after a failure', async () => {
    const queue = turns(1);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { begun, start, end } = lab(queue);
    const first = start('a', 'a1');
    expect(begun).toEqual(['a1']);
    const second = start('b', 'b1');
    expect(begun).toEqual(['a1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(await Promise.all([first, second])).toEqual(['a1', 'b1']);
    start('c', 'c1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('refuses a caller with the maximum of waiting tasks', async () => {
    const { start } = lab(turns(1, 2));
    start('a', 'a1');
    start('a', 'a2');
    start('a', 'a3');
    expect(await start('a', 'a4')).toBe('busy');
  });

  it('replaces a task of a caller with clearly more tasks when all places are taken', async () => {
    const { begun, start, end } = lab(turns(1, 3, 3));
    const [first] = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3')];
    const last = start('a', 'a4');
    const newcomer = start('b', 'b1');
    expect(await last).toBe('busy');
    expect(await start('b', 'b2')).toBe('busy');
    await end('a1');
    await end('a2');
    await end('b1');
    await end('a3');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(await Promise.all([first, newcomer])).toEqual(['a1', 'b1']);
  });
});
