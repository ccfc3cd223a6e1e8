import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/* Runs the built server as a process, with a given number of members and the bare page beside the console. */

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ready = /prêt\W+(http:\S+)/;

/**
 * Starts the server; `stop` ends it. A given data folder is kept and not filled twice.
 * @param {{ members: number, data: string, bare?: string }} options
 */
export async function startServer({ members, data, bare = '' }) {
  const child = spawn(process.execPath, [here('serve.mjs'), String(members), data, bare], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = ready.exec(line);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** Runs `drive(url)` while the server is up, with the console at `/` and the bare page at `/bare/`. */
export async function onServerWithBare(members, drive) {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
  const bare = join(folder, 'bare');
  try {
    await build({
      root: here('bare'),
      base: '/bare/',
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: bare, emptyOutDir: true },
    });
    const { url, stop } = await startServer({ members, data: join(folder, 'data'), bare });
    try {
      return await drive(url);
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const account = { email: 'admin@parvis.test', password: 'parvis-demo' };

/** Signs in and returns `{ token, user }` with a function for calls, to read what the pages must show in the end. */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token, user } = (await answer.json()).data;
  const ask = async (path) => {
    const given = await fetch(`${url}/api/${path}`, { headers: { authorization: `Token ${token}` } });
    if (!given.ok) throw new Error(`${path}: ${given.status}`);
    return given.json();
  };
  return { token, user, ask };
}
