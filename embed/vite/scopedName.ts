import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

const root = process.cwd();

/**
 * Class name of a CSS Modules class: `Button_root_x7Qa2`. It depends on the file's path and the name only, so
 * the element build, the React build, the dev server and the tests agree on it, and two builds of two trees too.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256')
    .update(`${path}:${name}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, 5);
  return `${basename(path).split('.')[0]}_${name}_${hash}`;
}
