import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runAccountCommand } from '../../../../demo/server/ops/commands/account';
import { login, newStarts } from '../../../fast/server/ops/process/starts';
import { putDatabase } from '../../../support/processes/dataFolder';

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
});
