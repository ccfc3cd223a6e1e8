import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairQueue } from '../../../demo/server/auth/limits/FairQueue';
import { type Owner, refusedPassword } from '../../../demo/server/auth/passwords/weakPasswords';
import { diskSpaceGuard } from '../../../demo/server/database/folder/diskSpaceGuard';
import { isAnswer, outageAsAnswer, outageAtStart } from '../../../demo/server/database/outage';
import { HttpError } from '../../../demo/server/http/httpError';
import * as readers from '../../../demo/server/process/readers';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  localDay,
  localMinute,
  monthStart,
} from '../../../demo/server/statistics/days';

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
    for (const day of ['2024-02-29', '1999-12-31', '2100-01-01']) expect(isDay(day), day).toBe(true);
    for (const day of [
      '2023-02-29',
      '0999-01-01',
      '3000-01-01',
      '2024-13-01',
      '2024-1-01',
      'x2024-01-01',
      '',
    ])
      expect(isDay(day), day).toBe(false);
    expect(isDay('2024-01-01x')).toBe(false);
  });

  it('can be added to, across months and years', () => {
    expect([addDays('2024-02-28', 2), addDays('2024-01-01', -1)]).toEqual(['2024-03-01', '2023-12-31']);
    expect([daysBetween('2024-01-01', '2025-01-01'), daysBetween('2024-01-02', '2024-01-01')]).toEqual([
      366, -1,
    ]);
    expect([monthStart('2024-02-28'), addMonths('2024-01-31', 1), addMonths('2024-01-31', -1)]).toEqual([
      '2024-02-01',
      '2024-02-01',
      '2023-12-01',
    ]);
  });
});

describe('a password', () => {
  const owner: Owner = {
    email: 'awa.diallo@mon-eglise.exemple.fr',
    nom: 'Diallo',
    prenom: 'Awa',
    nom_utilisateur: 'Étoile du soir',
  };
  const [short, common, own] = [/au moins 8/, /parmi les premiers/, /votre nom/];

  it('has at least eight characters', () => {
    expect(refusedPassword('abcd12!')).toMatch(short);
    expect(refusedPassword('😀😀😀😀')).toMatch(short);
    expect(refusedPassword('vraie tulipe')).toBeUndefined();
  });

  it.each([
    'motdepasse',
    'MotDePasse!2024',
    'M.o.t-d é p a s s e'.replace('é', 'e'),
    'azertyuiop',
    'Église2024!',
  ])('is refused when it is common: %s', (password) => {
    expect(refusedPassword(password)).toMatch(common);
  });

  it('is refused when it is a few digits or a few repeated letters', () => {
    for (const password of ['12345678901', '20242024', 'aaaaaaaa', 'abababab', 'abcabcabc', '????????'])
      expect(refusedPassword(password), password).toMatch(common);
    for (const password of ['123456789012', 'abcdabcd1z'])
      expect(refusedPassword(password), password).toBeUndefined();
  });

  it.each([
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
  ])('is refused when it is made of the account’s own names: %s', (password) => {
    expect(refusedPassword(password, owner)).toMatch(own);
  });

  it('may contain a name among other words', () => {
    expect(refusedPassword('diallo et les tulipes', owner)).toBeUndefined();
    expect(refusedPassword('awadiallo')).toBeUndefined();
    expect(refusedPassword('awadiallo', { ...owner, email: '', nom: 'X', prenom: 'Y' })).toBeUndefined();
    expect(refusedPassword('tulipesa', { ...owner, nom: 'A', nom_utilisateur: 'tulipes' })).toBeUndefined();
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

describe('an error of the database', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
  const statusOf = (error: Error) => {
    const answer = outageAsAnswer(error);
    return answer instanceof HttpError ? answer.status : undefined;
  };

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    '57P01',
    '57P02',
    '57P03',
    '25006',
    '08006',
    '25P03',
    '53000',
    '53200',
    '53300',
    '55P03',
    '57014',
  ])('is answered with 503 when it is temporary: %s', (code) => {
    expect(outageAsAnswer(coded(code))).toMatchObject({ status: 503, details: { retryAfter: 5 } });
  });

  it('is answered with 507 when the disk is full', () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
      expect(outageAsAnswer(coded(code))).toMatchObject({ status: 507, details: { retryAfter: 60 } });
  });

  it('is recognised by its message if it has no code', () => {
    for (const words of [
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout exceeded when trying to connect',
    ])
      expect(statusOf(new Error(words)), words).toBe(503);
    expect(outageAsAnswer(new Error('timeout exceeded when trying to connect')).message).toContain(
      'sollicité',
    );
    expect(statusOf(new Error('I said: Connection terminated'))).toBeUndefined();
  });

  it('is that of the first address when a host has several', () => {
    expect(statusOf(new AggregateError([coded('ECONNREFUSED'), coded('x')]))).toBe(503);
    expect(statusOf(new AggregateError([coded('x')]))).toBeUndefined();
  });

  it('is returned unchanged otherwise', () => {
    for (const error of [coded('23505'), new Error('x')]) expect(outageAsAnswer(error)).toBe(error);
    expect(statusOf(Object.assign(new Error('x'), { code: 8006 }))).toBeUndefined();
  });

  it('is logged with its reason once in a while', () => {
    const clock = vi.spyOn(performance, 'now');
    const say = (at: number, error: Error) => {
      clock.mockReturnValue(at);
      outageAsAnswer(error);
    };
    say(1e9, coded('ECONNREFUSED', 'first'));
    say(1e9 + 5000, coded('ECONNREFUSED', 'second'));
    say(1e9 + 5001, coded('ECONNREFUSED', ''));
    say(2e9, new AggregateError([coded('ECONNREFUSED', 'one'), coded('EPIPE', 'other')]));
    expect(vi.mocked(console.error).mock.calls.map(([line]) => line)).toEqual(
      ['first', 'ECONNREFUSED', 'one, other'].map(
        (reason) => `La base de données ne répond pas comme il faut\u00a0: ${reason}`,
      ),
    );
  });

  it('is reported to the operator in a sentence at the start', () => {
    const at = (error: unknown) => {
      const told = outageAtStart(error, 'LA BASE');
      return told === error ? undefined : (told as Error).message;
    };
    expect(at(coded('ECONNREFUSED', 'connect'))).toContain('LA BASE ne répond pas (connect)');
    for (const code of [
      '28P01',
      '3D000',
      '42501',
      'SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_X',
      'ERR_SSL_X',
    ])
      expect(at(coded(code, 'non')), code).toContain('LA BASE refuse la connexion (non)');
    for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])
      expect(at(coded(code)), code).toContain('refuse');
    expect(at(new Error('The server does not support SSL connections'))).toContain('refuse');
    expect(at(new Error('SASL: wrong'))).toContain('refuse');
    for (const other of [coded('53300'), new Error('x'), 'text', coded('x3D')])
      expect(at(other)).toBeUndefined();
  });

  it('shows that the server can be reached when PostgreSQL sent it', () => {
    const answered = (code: string) => Object.assign(coded(code), { severity: 'ERROR' });
    expect([isAnswer(answered('23505')), isAnswer(answered('57P01')), isAnswer(coded('23505'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isAnswer({ severity: 'ERROR', code: '23505' })).toBe(false);
  });
});

describe('a disk', () => {
  afterEach(() => vi.restoreAllMocks());

  it('accepts writes while it has enough space, checked twice a second', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const folder = mkdtempSync(join(tmpdir(), 'room-'));
    expect(diskSpaceGuard(folder, 1)).not.toThrow();
    const full = diskSpaceGuard(folder, 2 ** 60);
    expect(full).toThrow(expect.objectContaining({ code: '53100' }));
    const guard = diskSpaceGuard(folder, 1);
    guard();
    rmSync(folder, { recursive: true });
    clock.mockReturnValue(500);
    expect(guard).not.toThrow();
    clock.mockReturnValue(501);
    expect(guard).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });
});

describe('the text of a setting', () => {
  const refuses = (reader: (text: string) => unknown, ...texts: string[]) => {
    for (const text of texts) expect(() => reader(text), text).toThrow(readers.WrongSetting);
  };
  const takes = (reader: (text: string) => unknown, ...texts: string[]) => {
    for (const text of texts) expect(reader(text), text).toBe(text);
  };

  it('may be a whole number within bounds', () => {
    const port = readers.whole(0, 65_535);
    expect([port('0'), port('65535')]).toEqual([0, 65_535]);
    refuses(port, '-1', '65536', '1.5', 'x');
    expect([readers.hops('0'), readers.hops('10')]).toEqual([0, 10]);
    refuses(readers.hops, '11', 'true', '-1', '1x', 'x1', '');
  });

  it('may be one of several words, or some of the known names', () => {
    const log = readers.word({ json: 1, none: 0 });
    expect([log('json'), log('none')]).toEqual([1, 0]);
    refuses(log, 'text', 'constructor', '');
    const names = readers.someOf(['a', 'b']);
    expect([names(' b ,a,'), names('')]).toEqual([['b', 'a'], []]);
    refuses(names, 'a,c');
  });

  it('may be a secret', () => {
    takes(readers.token, '0123456789abcdef', '!'.repeat(200));
    refuses(readers.token, '0123456789abcde', '!'.repeat(201), '0123456789 abcdef', 'é'.repeat(16));
    takes(readers.newPassword, 'vraie tulipe');
    refuses(readers.newPassword, 'motdepasse');
  });

  it('may be an address', () => {
    const smtp = readers.addressOf(['smtp:', 'smtps:'], 'smtp://x');
    takes(smtp, 'smtp://mail.exemple.fr:25', 'smtps://mail.exemple.fr');
    refuses(smtp, 'http://mail.exemple.fr', 'mail.exemple.fr', 'smtp://');
    takes(readers.databaseAddress, 'postgres://parvis:x@db:5432/parvis');
    refuses(readers.databaseAddress, 'mysql://db', 'x');
  });

  it('may be the public address, without its closing slash', () => {
    expect(readers.publicAddress('https://exemple.fr/parvis//')).toBe('https://exemple.fr/parvis');
    takes(readers.publicAddress, 'http://localhost:8000');
    refuses(
      readers.publicAddress,
      'ftp://exemple.fr',
      'exemple.fr',
      'https://exemple.fr?',
      'https://exemple.fr#',
      'https://exemple.fr?a=1',
      'https://exemple.fr#a',
      'https://moi@exemple.fr',
      'https://:x@exemple.fr',
    );
  });

  it('may be a list of origins, as browsers write them', () => {
    expect(readers.origins('https://a.fr, http://b.fr:8080,,*,null')).toEqual([
      'https://a.fr',
      'http://b.fr:8080',
      '*',
      'null',
    ]);
    refuses(readers.origins, 'https://a.fr/', 'https://a.fr:443', 'ftp://a.fr', 'xhttps://a.fr', 'a.fr');
  });

  it('may be a name or an address to listen on', () => {
    takes(readers.host, '127.0.0.1', '::1', 'fe80::1%eth0', 'localhost', 'mon-hote.exemple.fr');
    refuses(readers.host, 'https://a.fr', '[::1]', 'a.fr:80', '', 'a..fr', 'a b');
  });

  it('may be a folder that exists or not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'setting-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    takes(readers.folder, folder, join(folder, 'later'), 'data:1');
    refuses(readers.folder, file, 'postgres://db/parvis');
    rmSync(folder, { recursive: true });
  });

  it('may be the sender of mails, with or without a name', () => {
    takes(readers.sender, 'parvis@site.fr', 'Parvis, l’église <parvis@site.fr>', '<a@b>');
    refuses(
      readers.sender,
      'parvis',
      'Parvis parvis@site.fr',
      'Parvis <parvis>',
      'a@b <c@d> e',
      'a@b,c@d',
      'x <a@b> <c@d>',
      `${'a'.repeat(300)}@b`,
    );
  });

  it('may be a time zone', () => {
    takes(readers.timeZone, 'Europe/Paris', 'UTC');
    refuses(readers.timeZone, 'Lune', 'Europe/Lune');
  });
});
