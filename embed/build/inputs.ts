/*
 * Tells which parts of dist are stale: .cache/build.json holds, for each part, the hash of the files it was made from.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamps = '.cache/build.json';

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The hash of the contents of these files and folders. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesIn(path))).sort();
  for (const file of files)
    if (existsSync(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The hashes of the last build. */
export function readStamps(): Record<string, string> {
  return existsSync(stamps) ? (JSON.parse(readFileSync(stamps, 'utf8')) as Record<string, string>) : {};
}

/** Remembers a finished part. The file is read again first, because parts are built at the same time. */
export function writeStamp(part: string, hash: string): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamps, `${JSON.stringify({ ...readStamps(), [part]: hash }, null, 2)}\n`);
}
