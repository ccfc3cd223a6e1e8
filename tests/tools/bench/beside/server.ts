/** The built server as a process, with the console at `/` and the bare page at `/bare/`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ready = /prêt\W+(http:\S+)/;

async function startServer(...args: string[]) {
  const child = spawn(process.execPath, [here('serve.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = ready.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

interface Served {
  members: number;
  /** A built checkout, at `/before/`. */
  before: string | undefined;
}

/** Runs `drive(url)` while the server is up, with sample members in a temporary folder. */
export async function onServerWithBare<T>(
  { members, before }: Served,
  drive: (url: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
  const bare = join(folder, 'bare');
  try {
    await build({
      root: here('bare'),
      base: '/bare/',
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: bare, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    const { url, stop } = await startServer(String(members), join(folder, 'data'), bare, before ?? '');
    try {
      return await drive(url);
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
