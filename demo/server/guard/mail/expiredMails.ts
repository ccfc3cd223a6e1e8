/** Mails written as files hold links that change a password, so each file is removed once its link has expired. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESET_SECONDS } from '../auth/tokens';

/** Milliseconds between two checks. */
const LOOK_MS = 10 * 60_000;

/** File names that `fileMailer` gives; other files in the folder are left alone. */
const OURS = /^\d{4}-\d\d-\d\dT[\d-]+Z-\d+\.eml$/;

/** Removes the mails whose link has expired, and returns how many there were. */
async function removeExpiredMails(folder: string): Promise<number> {
  const now = Date.now();
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!OURS.test(name)) continue;
    const file = join(folder, name);
    // Another instance may already have removed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs <= RESET_SECONDS * 1000) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** Removes them now and at intervals. @returns a function that stops it */
export async function scheduleMailRemoval(
  folder: string,
  report: (removed: number) => void,
): Promise<() => void> {
  const look = async () => {
    const removed = await removeExpiredMails(folder);
    if (removed) report(removed);
  };
  await look();
  const timer = setInterval(() => void look().catch((error: Error) => console.error(error.message)), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
