import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { endTree } from '../runner/endTree';
import type { Ended, Suite } from './suite';

/** Resolves with the reason why the suite must end now. `stop` removes its timer and its listener. */
function reasonToEnd(milliseconds: number, signal: AbortSignal) {
  let stop = () => {};
  const reason = new Promise<Ended['ended']>((done) => {
    const timer = setTimeout(() => done('limit'), milliseconds);
    const interrupt = () => done('interrupted');
    signal.addEventListener('abort', interrupt);
    if (signal.aborted) interrupt();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
    };
  });
  return { reason, stop };
}

export interface Surroundings {
  /** The file for the output. */
  log: string;
  /** Ends the suite. */
  signal: AbortSignal;
  /** Milliseconds that its processes get to end by themselves. */
  grace: number;
}

/**
 * Runs the command of a suite. At the limit and when `signal` is aborted, all its processes end. They have a group of
 * their own, so that Ctrl+C in a terminal reaches them only through this process.
 */
export async function runSuite(
  { command: [program = '', ...args], minutes }: Suite,
  { log, signal, grace }: Surroundings,
): Promise<Ended> {
  const file = openSync(log, 'w');
  const child = spawn(program, args, { stdio: ['ignore', file, file], detached: true });
  closeSync(file);
  const exit: Promise<number | string> = once(child, 'exit').then(
    ([code, name]) => code ?? name,
    (error: Error) => error.message,
  );
  const { reason, stop } = reasonToEnd(minutes * 60_000, signal);
  const ended = await Promise.race([exit.then(() => undefined), reason]);
  stop();
  if (child.pid) await endTree(child.pid, ended ? grace : 0);
  return { output: readFileSync(log, 'utf8'), code: await exit, ended };
}
