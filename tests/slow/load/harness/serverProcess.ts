/** The server as operators run it: bundled, in its own process, with a probe. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildServer } from '../../../../embed/build/buildServer.ts';
import { present } from '../../../support/present.ts';
import { ACCOUNT } from './caller.ts';
import { onEnd } from './leftovers.ts';

const BUNDLE = '.cache/load/server.mjs';
const READY = /prêt\W+(http:\S+)/;

/** Bundles the current sources outside dist, where other commands build. */
export async function bundleServer(): Promise<void> {
  await buildServer(BUNDLE);
}

export interface Figures {
  rss: number;
  heapUsed: number;
  external: number;
  cpuSeconds: number;
  delay50: number;
  delay99: number;
  delayMax: number;
}

export type Home = { PARVIS_DATA: string } | { DATABASE_URL: string };

export class ServerProcess {
  url = '';
  readonly lines: string[] = [];
  readonly ended: Promise<number | string | null>;

  private constructor(readonly child: ChildProcess) {
    this.ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
    onEnd(() => child.kill('SIGKILL'));
  }

  /** Resolves when the server answers; rejects when it ends before. */
  static async start(home: Home, members = 500, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const sample = { PARVIS_DEMO: '1', PARVIS_PASSWORD: ACCOUNT.password };
    const own = {
      ...sample,
      PORT: '0',
      PARVIS_LOG: 'off',
      PARVIS_TRUST_PROXY: '1',
      DATABASE_URL: '',
      ...home,
      ...env,
    };
    const args = ['--expose-gc', '--import', './tests/slow/load/harness/probe.mjs', BUNDLE];
    const child = spawn(process.execPath, [...args, '--members', String(members)], {
      env: { ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new ServerProcess(child);
    const isReady = new Promise<void>((done) => {
      for (const stream of [present(child.stdout, 'output'), present(child.stderr, 'error output')])
        createInterface({ input: stream }).on('line', (line) => {
          if (server.lines.length < 10_000) server.lines.push(line);
          const [, address] = READY.exec(line) ?? [];
          if (!address) return;
          server.url = address;
          done();
        });
    });
    const early = server.ended.then((code) => {
      throw new Error(`The server ended with ${code}:\n${server.lines.slice(-15).join('\n')}`);
    });
    await Promise.race([isReady, early]);
    early.catch(() => {});
    return server;
  }

  /** @param order `rest` collects garbage and starts a new window */
  async figures(order: 'figures' | 'rest' = 'figures'): Promise<Figures> {
    this.child.send(order);
    const [figures]: Figures[] = await once(this.child, 'message');
    return present(figures, 'message of the probe');
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | string | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
