import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the reference server on its own origin, with calls from `origin` allowed. */
export async function startBackEnd(origin) {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-api-'));
  const start = `import { startServer } from './demo/server/main.ts';
    const { url } = await startServer({ port: 0, demo: true, dataDir: ${JSON.stringify(folder)}, members: 60, origins: [${JSON.stringify(origin)}], log: false, print() {}, folders: [] });
    console.log('url ' + url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  while (!/url (\S+)\n/.test(printed)) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (!Buffer.isBuffer(chunk)) throw new Error(`The reference server ended with ${chunk}.`);
    printed += chunk;
  }
  return {
    url: /url (\S+)\n/.exec(printed)?.[1].replace(/\/$/, ''),
    email: 'admin@parvis.test',
    password: 'parvis-demo',
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
