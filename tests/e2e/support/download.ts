import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a downloaded file holds. The browser may have been started by another process, which has no path to give. */
export async function textOf(download: { saveAs(path: string): Promise<void> }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-download-'));
  const file = join(folder, 'download');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}
