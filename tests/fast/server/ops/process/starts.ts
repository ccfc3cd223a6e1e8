/** Starts of the server in this process, each in a new data folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ServerOptions } from '../../../../../demo/server/ops/process/serverOptions';
import { startServer } from '../../../../../demo/server/ops/process/startServer';

const QUIET = { log: false, signals: false, port: 0, folders: [] } as const;

/** The folder of the current test, and the lines that its servers printed. */
export class Starts {
  folder = '';
  lines: string[] = [];

  say = (line: string): void => void this.lines.push(line);

  start = (options: ServerOptions = {}) =>
    startServer({ ...QUIET, dataDir: this.folder, print: this.say, ...options });

  get printed(): string {
    return this.lines.join('\n').replaceAll('\u00a0', ' ');
  }

  /** The message with which a start is refused. */
  async refusal(options: ServerOptions): Promise<string> {
    const result = await this.start(options).catch((raised: Error) => raised);
    if (result instanceof Error) return result.message.replaceAll('\u00a0', ' ');
    await result.close();
    throw new Error('The start was not refused.');
  }
}

/** Makes a folder before each test, and removes it after it. */
export function newStarts(): Starts {
  const starts = new Starts();
  beforeEach(() => {
    starts.folder = mkdtempSync(join(tmpdir(), 'parvis-start-'));
    starts.lines = [];
  });
  afterEach(() => rmSync(starts.folder, { recursive: true, force: true }));
  return starts;
}

export const login = (url: string, email: string, password: string): Promise<Response> =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
