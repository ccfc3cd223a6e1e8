import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EntryFields } from '../../../../demo/server/contract/catalog/entryFields';
import { newIdentifier } from '../../../../demo/server/contract/forms/identifiers';
import { checkedOpening } from '../../../../demo/server/contract/forms/openingFields';
import { readCsvFile } from '../../../../demo/server/contract/members/transfer/csvFile';
import { csvTextOf } from '../../../../demo/server/contract/members/transfer/csvText';
import { FairQueue } from '../../../../demo/server/guard/passwords/FairQueue';
import { refusedAtOnce } from '../../../../demo/server/guard/passwords/weakPasswords';
import * as readers from '../../../../demo/server/ops/process/readers';
import { outageAsAnswer, outageAtStart } from '../../../../demo/server/store/database/outage';
import { diskSpaceGuard } from '../../../../demo/server/store/folder/diskSpaceGuard';
import { composed } from '../../../../demo/server/store/search/composed';
import { readAddress } from '../../../../demo/server/store/server/address';
import { phoneDigits } from '../../../../src/domain/contact/phoneSearch';
import { csvRows } from '../../../../src/domain/import/rows';

/* The boundaries of rules: the values just inside and just outside. */

describe('text', () => {
  it('is composed however many letters follow each other', () => {
    expect(composed(`${'a'.repeat(40)}e\u0301`)).toBe(`${'a'.repeat(40)}é`);
  });

  it('is not a French number when more digits follow', () => {
    expect(phoneDigits('+33 6 12 34 56 78 90')).toEqual(['061234567890', '3361234567890']);
  });
});

describe('a row of a catalogue', () => {
  it('has no columns for missing fields', () => {
    const fields = new EntryFields().flag('actif', undefined).colour('color', undefined);
    expect(Object.keys(fields.checked())).toEqual([]);
  });
});

describe('a file of members', () => {
  const read = async (text: string) => {
    const file = await readCsvFile(new TextEncoder().encode(text), { today: '2026-03-15' });
    return file.rows.map((row) => ({ ligne: row.ligne, ...file.read(row) }));
  };

  it('may name its columns as programs or people do, whatever the punctuation', async () => {
    const [line] = await read(
      'nom *;prenom;genre;date_naissance;Situation matrimoniale\nDiallo;Awa;f;1990-01-01;marie',
    );
    expect(line?.values).toMatchObject({
      nom: 'Diallo',
      date_naissance: '1990-01-01',
      situation_matrimoniale: 'marie',
    });
    const [other] = await read(
      '(Nom);prenom;genre;date / naissance;situation_matrimoniale\nDiallo;Awa;f;1990-01-01;marie',
    );
    expect(other?.values).toEqual(line?.values);
  });

  it('is read with the separator for which most names are known', async () => {
    const [line] = await read('"nom";"prenom";genre;a,b,c,d,e\nDiallo;Awa;f;x');
    expect(line?.values).toMatchObject({ nom: 'Diallo', prenom: 'Awa', genre: 'feminin' });
  });

  it('has no line that contains only spaces', async () => {
    expect(await read('nom;prenom;genre\n ; ; \nDiallo;Awa;f; ')).toMatchObject([{ ligne: 3, problems: [] }]);
  });

  it('is read completely when a slice ends with a line, or inside a line end', async () => {
    const rows = async (text: string) => {
      const all: string[][] = [];
      for await (const some of csvRows(text, ';', async () => {})) all.push(...some);
      return all;
    };
    const long = 'x'.repeat(2 ** 16 - 1);
    expect(await rows(`${long}\r\nb`)).toEqual([[long], ['b']]);
    expect(await rows('a\n'.repeat(2 ** 15))).toHaveLength(2 ** 15 + 1);
    expect(await rows(`${long}b\nc`)).toEqual([[`${long}b`], ['c']]);
  });

  it('is read although it contains half a character of UTF-16', async () => {
    expect(await csvTextOf(Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x00, 0xd8]))).toBe('a\ufffd');
  });
});

describe('a password, before the lists are asked,', () => {
  const owner = { email: 'zoe.martin@paroisse.saint.hilaire.fr', nom: 'Diallo', prenom: 'Awa' };
  const refused = (password: string, nom_utilisateur: string | null = null) =>
    refusedAtOnce(password, { ...owner, nom_utilisateur }) !== undefined;

  it('may have digits in the middle of a common word, or four letters', () => {
    expect([refused('mot2depasse'), refused('abcdabcd')]).toEqual([false, false]);
  });

  it('is refused when it is made of parts of the address, whatever its ending', () => {
    expect([refused('martinmartin'), refused('paroissesainthilaire'), refused('diallofr')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is refused when it is the user name with its digits', () => {
    expect([refused('tulipe2024', 'tulipe2024'), refused('tulipe2024')]).toEqual([true, false]);
  });
});

describe('a fair queue', () => {
  const turns = (waiting: number) =>
    new FairQueue({ running: 1, waitingEach: 5, waiting }, () => new Error('busy'));
  const settle = () => new Promise((done) => setImmediate(done));
  /** A task that runs until it is ended. */
  function work() {
    let end = () => {};
    const lasting = new Promise<void>((done) => {
      end = done;
    });
    return { run: () => lasting, end };
  }

  it('frees its places, however often all were taken', async () => {
    const queue = turns(1);
    for (let round = 0; round < 5; round++) {
      const { run, end } = work();
      const first = queue.run('a', run);
      const second = queue.run('b', async () => 'done');
      end();
      await first;
      expect(await second).toBe('done');
    }
  });

  it('refuses the last task of the caller with most tasks, wherever they are in the queue', async () => {
    const queue = turns(4);
    const { run, end } = work();
    const outcome = (caller: string) =>
      queue.run(caller, async () => 'done').catch((error: Error) => error.message);
    const first = queue.run('a', run);
    const all = [outcome('b'), outcome('c'), outcome('c'), outcome('c'), outcome('d')];
    expect(await all[3]).toBe('busy');
    // Only the one freed place can be taken again.
    expect(await outcome('c')).toBe('busy');
    const more = outcome('e');
    await settle();
    end();
    await first;
    expect(await Promise.all([...all, more])).toEqual(['done', 'done', 'busy', 'busy', 'done', 'done']);
  });

  it('continues with the next caller when one has no tasks left', async () => {
    const queue = turns(9);
    const { run, end } = work();
    const first = queue.run('a', run);
    const all = ['b', 'c', 'b', 'd'].map((caller) => queue.run(caller, async () => caller));
    end();
    await first;
    expect(await Promise.all(all)).toEqual(['b', 'c', 'b', 'd']);
  });
});

describe('a form', () => {
  it('has one dash for all characters that an address can’t contain', () => {
    expect(newIdentifier('Camp !! été')).toMatch(/^camp-ete-[a-z2-9]{6}$/);
    expect(newIdentifier('!! Camp !!')).toMatch(/^camp-[a-z2-9]{6}$/);
  });

  it('refuses a minute with other text in front', () => {
    const draft = {
      nom_du_formulaire: '',
      description: '',
      form_extend: false,
      form_static: false,
      champs: [],
    };
    expect(checkedOpening({ ...draft, ouvert_du: 'x2026-01-01T08:00:00' }).errors).toHaveProperty(
      'ouvert_du',
    );
  });
});

describe('a setting', () => {
  it('is refused with an example of the expected value', () => {
    const rows = [
      ['an address', () => readers.publicAddress('x'), 'https://parvis.exemple.fr'],
      [
        'an address without a query',
        () => readers.publicAddress('https://a.fr?x'),
        'https://parvis.exemple.fr',
      ],
      ['an origin', () => readers.origins('ftp://a.fr'), 'https://site.fr'],
      ['another origin', () => readers.origins('xhttps://a.fr'), 'https://site.fr'],
      ['one more origin', () => readers.origins('httpsx://a.fr'), 'https://site.fr'],
      ['an origin with a slash', () => readers.origins('https://a.fr/'), 'https://a.fr'],
      ['a sender', () => readers.sender('x'), 'Parvis <parvis@site.fr>'],
      ['a zone', () => readers.timeZone('Lune'), 'Europe/Paris'],
    ] as const;
    for (const [what, read, example] of rows) expect.soft(read, what).toThrow(`${example}`);
  });

  it('is stored as it was written', () => {
    expect(readers.timeZone('europe/paris')).toBe('europe/paris');
    const sender = `${'a'.repeat(298)}@b`;
    expect(readers.sender(sender)).toBe(sender);
  });
});

describe('an error', () => {
  it('is no outage if it names no address or isn’t an error', () => {
    const none = new AggregateError([]);
    expect(outageAsAnswer(none)).toBe(none);
    expect([outageAtStart(null, 'LA BASE'), outageAtStart(undefined, 'LA BASE')]).toEqual([null, undefined]);
  });
});

describe('a disk', () => {
  it('has enough space while more is free than the reserve', () => {
    const folder = mkdtempSync(join(tmpdir(), 'room-'));
    const { bavail, bsize } = statfsSync(folder);
    expect(diskSpaceGuard(folder, (bavail * bsize) / 2)).not.toThrow();
    expect(diskSpaceGuard(folder, bavail * bsize * 2)).toThrow(/il reste moins de/);
    rmSync(folder, { recursive: true });
  });
});

describe('DATABASE_URL', () => {
  const hosts = (address: string) => readAddress(address).hosts;

  it('may require a writable server, or nothing', () => {
    for (const wanted of ['any', 'read-write', 'primary'])
      expect(hosts(`postgres://a/base?target_session_attrs=${wanted}`)).toEqual(['postgres://a/base']);
    expect(() => hosts('postgres://a/base?target_session_attrs=read-only')).toThrow('read-write');
  });

  it('may require the certificate, or not', () => {
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(hosts(`postgres://a/base?sslmode=${mode}`)).toEqual(['postgres://a/base?sslmode=verify-full']);
    expect(hosts('postgres://a/base?sslmode=disable')).toEqual(['postgres://a/base?sslmode=disable']);
  });

  it('is refused with other text before or after it', () => {
    expect(hosts(' POSTGRESQL://a ')).toEqual(['postgres://a']);
    for (const odd of ['xpostgres://a', 'postgres://a/b#c', 'postgres://u@a/b@c', 'postgres://a/b?x=1#y'])
      expect(() => hosts(odd), odd).toThrow();
  });

  it('contains the name of the program that connects', () => {
    expect(readAddress('postgres://a').applicationName).toBe('parvis');
    expect(readAddress('postgres://a?application_name=essai')).toMatchObject({
      applicationName: 'essai',
      hosts: ['postgres://a'],
    });
  });

  it('may contain one port for all its hosts, or none', () => {
    expect(hosts('postgres:///b?host=a,c&port=5433')).toEqual(['postgres://a:5433/b', 'postgres://c:5433/b']);
    expect(hosts('postgres:///b?host=a,c')).toEqual(['postgres://a/b', 'postgres://c/b']);
    expect(hosts('postgres:///b?host=%2Ftmp')).toEqual(['postgres://%2Ftmp/b']);
    expect(hosts('postgres:///b')).toEqual(['postgres:///b']);
    for (const port of ['0', '65536', 'x'])
      expect(() => hosts(`postgres://a:${port}/b`), port).toThrow('port');
    for (const port of ['1', '65535', '']) expect(hosts(`postgres://a:${port}/b`)).toHaveLength(1);
  });
});
