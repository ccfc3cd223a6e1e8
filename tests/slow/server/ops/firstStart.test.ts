import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../demo/server/guard/passwords/passwordHash';
import { runAccountCommand } from '../../../../demo/server/ops/commands/account';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { login, newStarts } from '../../../fast/server/ops/process/starts';
import { putDatabase, putSample } from '../../../support/processes/dataFolder';

const SLOW = { timeout: 180_000 };
const publicly = { publicUrl: 'https://parvis.exemple.fr' };
const starts = newStarts();

describe('A first start', () => {
  it('may follow the creation of the first account, which creates the tables [Z5]', SLOW, async () => {
    const dataDir = join(starts.folder, 'new');
    const call = (args: string[]) => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      input.end('trois mots au hasard');
      return runAccountCommand({ args, env: { PARVIS_DATA: dataDir }, input, output, say: starts.say });
    };
    await expect(call(['list'])).rejects.toThrow('Il n’y a pas de données');
    expect(existsSync(dataDir)).toBe(false);
    await call(['create', 'marie@eglise.fr', '--nom=Durand', '--prenom=Marie']);
    await call(['list']);
    expect(starts.lines).toEqual([
      'Le compte marie@eglise.fr est créé.',
      'marie@eglise.fr\tMarie Durand\tadministrateur',
    ]);
    const server = await starts.start({ dataDir, publicUrl: 'https://parvis.exemple.fr' });
    expect((await login(server.url, 'marie@eglise.fr', 'trois mots au hasard')).status).toBe(200);
    await server.close();
  });

  it('fills an empty database when the demo is asked for, and names the account [Z5]', SLOW, async () => {
    await putDatabase(starts.folder);
    const server = await starts.start({ demo: true, members: 5 });
    expect(server.members).toBe(5);
    expect(starts.printed).toContain('admin@parvis.test / parvis-demo');
    expect((await login(server.url, 'admin@parvis.test', 'parvis-demo')).status).toBe(200);
    await server.close();
  });
});

describe('The published password', () => {
  it(
    'is never given to the sample accounts of a server for other machines, which creates nothing [Z6]',
    SLOW,
    async () => {
      await putDatabase(starts.folder);
      expect(await starts.refusal({ demo: true, members: 5, ...publicly })).toContain('PARVIS_PASSWORD');
      const server = await starts.start({
        demo: true,
        members: 5,
        password: 'trois mots au hasard',
        ...publicly,
      });
      expect(server.members).toBe(5);
      await server.close();
    },
  );

  it('keeps a server from listening for other machines, whichever account has it [Z6]', SLOW, async () => {
    await putSample(starts.folder);
    const all = 'admin@parvis.test, secretariat@parvis.test, accueil@parvis.test';
    for (const reach of [{ host: '0.0.0.0' }, publicly, { trustProxy: 1 }]) {
      const sentence = await starts.refusal(reach);
      expect(sentence).toContain(all);
      expect(sentence).toContain('npm run account -- password admin@parvis.test');
      expect(sentence).toMatch(/HOST=0\.0\.0\.0|PARVIS_URL=https|PARVIS_TRUST_PROXY/);
    }
    const { db, close } = await openDatabase({ dataDir: starts.folder });
    const mot_de_passe = await hashPassword('trois mots au hasard', 8);
    await db.updateTable('utilisateurs').set({ mot_de_passe }).where('id', '=', 1).execute();
    await db.updateTable('utilisateurs').set({ email: 'marie@eglise.fr' }).where('id', '=', 2).execute();
    await db
      .updateTable('utilisateurs')
      .set({ desactive_le: new Date().toISOString() })
      .where('id', '=', 3)
      .execute();
    await close();
    expect(await starts.refusal(publicly)).toMatch(/documentation : marie@eglise\.fr\./);
    starts.lines = [];
    const server = await starts.start();
    expect(starts.printed).not.toContain('parvis-demo');
    await server.close();
  });
});
