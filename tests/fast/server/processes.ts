/** Child processes for tests, in a PID name space of their own, as in a container, if the machine allows it. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SERVER } from '../../support/processes/builtServer';

const SPACE = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const works = (args: string[]): boolean => spawnSync('unshare', [...args, 'true']).status === 0;

/** The command that gives another one a PID name space of its own; empty if the machine forbids it. */
function ownSpace(): string[] {
  const ways = [SPACE, ['--user', '--map-root-user', ...SPACE]];
  const way = process.platform === 'linux' ? ways.find(works) : undefined;
  return way ? ['unshare', ...way] : [];
}

export const OWN_SPACE: readonly string[] = ownSpace();

const started: Child[] = [];

export class Child {
  readonly lines: string[] = [];
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  private readonly child: ChildProcessWithoutNullStreams;

  constructor(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const [program = '', ...args] = command;
    this.child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    this.ended = once(this.child, 'exit').then(([code, signal]) => code ?? signal);
    for (const stream of [this.child.stdout, this.child.stderr])
      createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    started.push(this);
  }

  /** Waits for the first line that matches; rejects when the process ends without one. */
  async says(what: RegExp): Promise<string> {
    const find = () => this.lines.find((line) => what.test(line));
    const streams = [this.child.stdout, this.child.stderr];
    let found = find();
    while (found === undefined) {
      const heard = Promise.race(streams.map((stream) => once(stream, 'data')));
      const isOver = await Promise.race([heard.then(() => false), this.ended.then(() => true)]);
      // Lines are emitted after their data.
      await new Promise((done) => setImmediate(done));
      found = find();
      if (isOver && found === undefined) throw new Error(`Ended without ${what}:\n${this.lines.join('\n')}`);
    }
    return found;
  }

  order = (line: string): boolean => this.child.stdin.write(`${line}\n`);
  /** Sends the last line that it reads. */
  end = (line: string): unknown => this.child.stdin.end(`${line}\n`);
  signal = (name: NodeJS.Signals): boolean => this.child.kill(name);

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  get pid(): number {
    return this.child.pid!;
  }
}

const TSX = [process.execPath, '--import', 'tsx'];

/** Holds a folder, see holdFolder.ts. */
export const holder = (folder: string, space: readonly string[] = []): Child =>
  new Child([...space, ...TSX, 'tests/fast/server/store/holdFolder.ts', folder]);

/** Starts the server as installations do. */
export const server = (env: NodeJS.ProcessEnv, space: readonly string[] = [], ...args: string[]): Child =>
  new Child([...space, ...SERVER, ...args], {
    DATABASE_URL: '',
    PORT: '0',
    PARVIS_DEMO: '1',
    PARVIS_LOG: 'off',
    ...env,
  });

export async function killAll(): Promise<void> {
  await Promise.all(started.splice(0).map((child) => child.kill()));
}
