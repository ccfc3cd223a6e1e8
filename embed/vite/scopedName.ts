import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

const root = process.cwd();
const pathOf = (file: string) => relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');

/**
 * The name of a CSS Modules class in the builds: `px7Qa2`. It depends only on the file's path and the class, so that the
 * elements and the React components of the package share names, and two builds of the same sources are identical.
 */
export function shortName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${pathOf(file)}:${name}`)
    .digest('base64url');
  return `p${hash.replaceAll(/[-_]/g, '').slice(0, 5)}`;
}

/** The same after the file and the class, which make the page readable in development and tests. */
export function readableName(name: string, file: string): string {
  return `${basename(pathOf(file)).split('.')[0]}_${name}_${shortName(name, file)}`;
}
