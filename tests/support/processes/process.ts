/** Runs the server as a process, for tests of how it starts and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const READY = /prêt\W+(http:\S+)/;

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** The lines of both output streams. */
  lines: string[];
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const children = new Set<ChildProcess>();

/** Kills processes that a failed test left running. */
export function killLeftovers(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** Resolves when the server has printed its address or has ended. */
export async function spawnServer(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const server: ServerProcess = {
    child,
    url: '',
    lines: [],
    ended: new Promise((done) =>
      child.once('exit', (code, signal) => {
        children.delete(child);
        done(code ?? signal);
      }),
    ),
  };
  const isReady = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        server.lines.push(line);
        const [, url] = READY.exec(line) ?? [];
        if (!url) return;
        server.url = url;
        done();
      });
    }
  });
  await Promise.race([isReady, server.ended]);
  return server;
}
