/** Mails written as files hold links that change a password, so each file is removed once its link has expired. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESET_SECONDS } from '../links/linkSeconds';

/** File names that `fileMailer` gives; other files in the folder are left alone. */
const OURS = /^\d{4}-\d\d-\d\dT[\d-]+Z-\d+\.eml$/;

/** Removes the mails whose link has expired, and returns how many there were. */
export async function removeExpiredMails(folder: string, now = Date.now()): Promise<number> {
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
