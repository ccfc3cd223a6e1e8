import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/* The built server with sample members in a temporary folder, for benches of the built widgets. */

const ready = /prêt\W+(http:\S+)/;

/**
 * Runs `drive(url)` while the server is up.
 * @param {number} members
 * @param {(url: string) => Promise<T>} drive
 * @param {string} [filled] a folder with data, which stays as it is; by default a temporary one
 * @template T
 */
export async function onBuiltServer(members, drive, filled) {
  const folder = filled ?? (await mkdtemp(join(tmpdir(), 'parvis-bench-')));
  const env = { ...process.env, PORT: '0', PARVIS_DEMO: '1', PARVIS_DATA: folder, PARVIS_LOG: 'off' };
  const args = ['dist/server/main.js', '--members', String(members)];
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise((resolve, reject) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const found = ready.exec(line);
        if (found) resolve(found[1]);
      });
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    return await drive(url);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    if (!filled) await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the demo signed in, at a hash path. @param {import('playwright-core').Browser} browser */
export async function openSignedIn(browser, url, path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const account = { email: 'admin@parvis.test', password: 'parvis-demo' };
  const answer = await page.request.post(`${url}/api/login`, { data: account });
  const { token, user } = (await answer.json()).data;
  await page.addInitScript(
    ([given, owner]) => {
      localStorage.setItem('authToken', given);
      localStorage.setItem('user', owner);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(`${url}/${path}`);
  return page;
}
