/*
 * Safari's engine in Debian's MiniBrowser, driven by plain WebDriver over HTTP. Each session has its own display, home
 * and downloads in a temporary folder, which is removed at its end.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../support/processes/ports.ts';
import { findWebKit } from './findWebKit.mjs';

/** The key that holds an element in the answers of WebDriver. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface Session {
  version: string;
  /** The folder of the downloads. */
  downloads: string;
  /** Sends a command of this session; commands are sent one after the other. */
  send<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  close(): Promise<void>;
}

/** Starts a display without a screen, which prints its number when it is ready. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const flags = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-ac'];
  const child = spawn('Xvfb', flags, { stdio: ['ignore', 'pipe', 'ignore'] as const });
  for await (const line of createInterface({ input: child.stdout }))
    return { child, name: `:${line.trim()}` };
  throw new Error('Xvfb ended before it had a display.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function command<T>(address: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value }: { value: T & { error?: string; message?: string } } = await answer.json();
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message} (${method} ${address})`);
  return value;
}

async function answering(address: string): Promise<void> {
  const end = Date.now() + 20_000;
  const isThere = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Keeps the browser from starting services of a desktop that would outlive it. */
const alone = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  XDG_CONFIG_HOME: '',
  XDG_CACHE_HOME: '',
};

export async function openSession({ isDark = false } = {}): Promise<Session> {
  const { driver, browser } = findWebKit();
  const folder = mkdtempSync(join(tmpdir(), 'parvis-webkit-'));
  const downloads = join(folder, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(folder, '.config'));
  writeFileSync(join(folder, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const display = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, ...alone, DISPLAY: display.name, HOME: folder };
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])];
  const options = { binary: browser, args };
  const asked = { unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = await command<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(`${address}/session`, 'POST', { capabilities: { alwaysMatch: asked } });
  const session = `${address}/session/${sessionId}`;
  let last: Promise<unknown> = Promise.resolve();
  return {
    version: capabilities.browserVersion,
    downloads,
    send<T>(method: string, path: string, body?: object) {
      const answer = last.then(() => command<T>(session + path, method, body));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      await last;
      await command(session, 'DELETE');
      await end(child);
      await end(display.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
