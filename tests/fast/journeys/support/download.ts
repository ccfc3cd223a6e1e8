import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The text of a downloaded file. The browser may belong to another process, so its own path can't be read. */
export async function textOf(download: { saveAs(path: string): Promise<void> }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-download-'));
  const file = join(folder, 'download');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}
