import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that users other than their owner may enter, read or write. */
export function openPaths(data: string): string[] {
  const all = [
    data,
    ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name)),
  ];
  return all.filter((path) => {
    const stat = lstatSync(path);
    return (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600);
  });
}
