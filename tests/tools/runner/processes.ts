import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * Runs Node processes, each in a process group of its own, with its output in a file. `stopAll` ends them with all that
 * they started: browsers open groups of their own, so what is left is found by a variable in its environment.
 */

const MARK = `PARVIS_RUN=${process.pid}-${Date.now()}`;
const [VARIABLE = '', VALUE] = MARK.split('=');
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
    env: { ...process.env, ...env, [VARIABLE]: VALUE },
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

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Processes that carry the mark of this run, where the system tells (Linux). */
function marked(): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    try {
      return pid !== process.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(MARK);
    } catch {
      return false;
    }
  });
}

/** Ends everything that runs: politely, so that servers close their databases, and after five seconds by force. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  for (const { pid } of running) signal(pid && -pid, 'SIGTERM');
  for (let left = 50; running.size > 0 && left > 0; left -= 1) await wait(100);
  for (const { pid } of running) signal(pid && -pid, 'SIGKILL');
  if (process.platform === 'linux') for (const pid of marked()) signal(pid, 'SIGKILL');
}
