import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps other runs out of this checkout, whose build and reports they would overwrite. Throws a sentence if there is
 * one; otherwise returns what ends this. The lock also ends with the process.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const free = () => rmSync(file, { force: true });
      process.once('exit', free);
      return free;
    } catch {
      const pid = Number(readFileSync(file, 'utf8'));
      if (isRunning(pid))
        throw new Error(
          `Tests already run in this checkout (process ${pid}). Wait for them, or run in a clone of it.`,
        );
      // The run that left it was killed.
      rmSync(file, { force: true });
    }
  }
}
