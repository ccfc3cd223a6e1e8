import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOCK = '.cache/run.lock';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes the lock of this checkout, whose build and reports two runs would overwrite; throws a sentence. */
export function lockCheckout(): void {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    if (isAlive(holder))
      throw new Error(
        `Tests already run in this checkout (process ${holder}). Wait for them, or run in a clone of it.`,
      );
    writeFileSync(LOCK, String(process.pid));
  }
  process.once('exit', () => rmSync(LOCK, { force: true }));
}
