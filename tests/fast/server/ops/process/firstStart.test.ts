import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../../demo/server/guard/passwords/passwordHash';
import { publishedAccounts } from '../../../../../demo/server/guard/passwords/publishedPassword';
import { readOptions } from '../../../../../demo/server/ops/process/readOptions';
import { isEmpty, seed } from '../../../../../demo/server/seed/seed';
import { withSample } from '../../../../../demo/start.mjs';
import { openMemory } from '../../../../support/memory';
import { SERVER } from '../../../../support/processes/builtServer';
import { putDatabase } from '../../../../support/processes/dataFolder';
import { login, newStarts } from './starts';

const SLOW = { timeout: 180_000 };
const starts = newStarts();

describe('A first start', () => {
  it('leaves the database empty, and says how to create the first account [Z5]', SLOW, async () => {
    await putDatabase(starts.folder);
    const first = await starts.start({ members: 5 });
    expect(first.members).toBe(0);
    expect(starts.printed).toMatch(/--members est ignoré sans PARVIS_DEMO=1/);
    expect(starts.printed).toMatch(
      /Il n’y a encore aucun compte.*arrêtez le serveur.*\n +npm run account -- create/,
    );
    expect((await login(first.url, 'admin@parvis.test', 'parvis-demo')).status).toBe(401);
    await first.close();
    const [node = '', ...args] = [...SERVER, 'account', 'create', 'marie@eglise.fr'];
    const { status, stdout, stderr } = spawnSync(node, [...args, '--nom=Durand', '--prenom=Marie'], {
      env: { ...process.env, DATABASE_URL: '', PARVIS_DATA: starts.folder },
      input: 'trois mots au hasard\n',
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, 'Le compte marie@eglise.fr est créé.\n', '']);
    starts.lines = [];
    const second = await starts.start({ demo: true, publicUrl: 'https://parvis.exemple.fr' });
    expect(starts.printed).not.toMatch(/aucun compte|parvis-demo|exemple…/);
    expect(second.members).toBe(0);
    expect((await login(second.url, 'marie@eglise.fr', 'trois mots au hasard')).status).toBe(200);
    await second.close();
  });

  it('never fills a database with any data, even without accounts [Z5]', SLOW, async () => {
    const { db, close } = await openMemory();
    expect(await isEmpty(db)).toBe(true);
    await db.insertInto('tags').values({ name: 'Chorale', can_be_inevent: false }).execute();
    expect(await isEmpty(db)).toBe(false);
    expect(await seed(db, { members: 5, passwordCost: 4 })).toBe(false);
    expect(await db.selectFrom('membres').select('id').execute()).toEqual([]);
    await close();
  });

  it('accepts only 1 and 0 for the demo', () => {
    expect(readOptions({ PARVIS_DEMO: '1' }, []).demo).toBe(true);
    expect(readOptions({ PARVIS_DEMO: '0' }, []).demo).toBe(false);
    expect(readOptions({ PARVIS_DEMO: '' }, []).demo).toBeUndefined();
    for (const text of ['true', 'oui', '2'])
      expect(() => readOptions({ PARVIS_DEMO: text }, [])).toThrow('PARVIS_DEMO');
  });

  it('refuses a password that many use as PARVIS_PASSWORD, without repeating it', () => {
    for (const password of ['parvis-demo', 'Password123', '12345678', 'Azertyuiop', 'eglise2024'])
      expect
        .soft(() => readOptions({ PARVIS_PASSWORD: password }, []), password)
        .toThrow(new RegExp(`^(?!.*${password})PARVIS_PASSWORD.*trop courant`));
  });
});

describe('npm start', () => {
  const absent = () => join(starts.folder, 'absent');

  it('asks for sample data in a fresh clone [Z5]', () => {
    expect(withSample({ PARVIS_DATA: absent() })).toMatchObject({ PARVIS_DEMO: '1' });
    expect(withSample({ PARVIS_DATA: absent(), HOST: '127.0.0.1' })).toMatchObject({ PARVIS_DEMO: '1' });
  });

  it('asks for no sample data with a setting of a real installation [Z5]', () => {
    const settings = {
      'a database server': { DATABASE_URL: 'postgres://hote/base' },
      'a public address': { PARVIS_URL: 'https://parvis.exemple.fr' },
      'a proxy': { PARVIS_TRUST_PROXY: '1' },
      'another host than this machine': { HOST: '0.0.0.0' },
      'another setting': { PARVIS_DEMO: '0' },
    };
    for (const [what, env] of Object.entries(settings)) {
      const given = { PARVIS_DATA: absent(), ...env };
      expect.soft(withSample(given), what).toEqual(given);
    }
  });

  it('asks for no sample data with an existing folder, even an empty one [Z5]', () => {
    expect(withSample({ PARVIS_DATA: starts.folder })).toEqual({ PARVIS_DATA: starts.folder });
  });
});

describe('The published password', () => {
  it('is checked once per password, also after a change by hand [Z6]', SLOW, async () => {
    const { db, close } = await openMemory();
    await seed(db, { members: 1, passwordCost: 4, password: 'trois mots au hasard' });
    const checked = () =>
      db.selectFrom('utilisateurs').select('mot_de_passe_verifie').orderBy('id').execute();
    expect(await publishedAccounts(db)).toEqual([]);
    expect((await checked()).map((row) => typeof row.mot_de_passe_verifie)).toEqual([
      'string',
      'string',
      'string',
    ]);
    const mot_de_passe = await hashPassword('parvis-demo', 4);
    await db.updateTable('utilisateurs').set({ mot_de_passe }).where('id', '=', 2).execute();
    expect(await publishedAccounts(db)).toEqual(['secretariat@parvis.test']);
    await close();
  });
});
