import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { endTree } from './endTree';

/*
 * Runs Node processes, each in a process group of its own, with its output in a file.
 */

/** Milliseconds that processes get to end by themselves, so that servers close their databases. */
const GRACE = 5000;

const running = new Set<ChildProcess>();
let isStopping = false;

export interface Ended {
  /** The exit code; null after a signal. */
  code: number | null;
  seconds: number;
}

/** Runs `node …args`; its output goes into the file `log`. */
export async function runNode(
  args: readonly string[],
  { env = {}, log }: { env?: NodeJS.ProcessEnv; log: string },
): Promise<Ended> {
  // The run ends here, so nothing may follow from what was stopped.
  if (isStopping) return new Promise(() => {});
  const start = performance.now();
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, ...env },
  });
  closeSync(output);
  running.add(child);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  running.delete(child);
  if (isStopping) return new Promise(() => {});
  return { code, seconds: (performance.now() - start) / 1000 };
}

/** Ends everything that runs, with all that it started. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map(({ pid }) => pid && endTree(pid, GRACE)));
}
