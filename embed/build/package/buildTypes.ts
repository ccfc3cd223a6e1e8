/*
 * dist/types: the declarations that the npm entries export or need, and no others. Node's resolution requires whole
 * file names, which the compiler does not write. The folder is made elsewhere and moved at once, so that it is never
 * incomplete.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { writtenMessages } from '../../description/messageTables.ts';
import { typings } from '../../description/typings.ts';
import { fromOrigins, originsOf, withoutReact } from './plainTypes.ts';

const compiler = 'node_modules/typescript/bin/tsc';
const written = '.cache/types-all';
const chosen = '.cache/types-chosen';
const ofElements = ['embed/index', 'embed/element/elementFor', 'src/areas/all'];
const styles = /^import ['"][^'"]+\.css['"];\n/gm;
const relative = /(\bfrom |\bimport\(|\bimport )(['"])(\.\.?(?:\/[^'"]+)?)\2/g;

/** The types of `parvis/elements`: its exports, and the tags in TypeScript's DOM types. */
const elementsEntry = "export * from './embed/index.js';\nexport * from './html.js';\n";

/** Writes dist/types while the other builds run. */
export async function buildTypes(): Promise<void> {
  rmSync(written, { recursive: true, force: true });
  rmSync(chosen, { recursive: true, force: true });
  const args = [compiler, '-p', 'embed/build/package/tsconfig.types.json', '--outDir', written];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('tsc could not write the declarations; see its messages above.');

  // As the compiler writes it, the type names every table of texts.
  const flat = readFileSync(join(written, 'embed/build/package/flatMessages.d.ts'), 'utf8');
  writeFileSync(join(written, 'src/messages/messages.d.ts'), await writtenMessages(flat));
  const origins = originsOf(declaration('src/index'));
  for (const name of reachable(['src/index'])) save(name, fromOrigins(name, declaration(name), origins));
  for (const name of reachable(ofElements)) save(name, withoutReact(name, declaration(name)));
  for (const name of reachable(['src/index', ...ofElements])) copy(name);
  cpSync('embed/types', chosen, { recursive: true });
  writeFileSync(join(chosen, 'html.d.ts'), typings());
  writeFileSync(join(chosen, 'elements.d.ts'), elementsEntry);
  rmSync('dist/types', { recursive: true, force: true });
  mkdirSync('dist', { recursive: true });
  renameSync(chosen, 'dist/types');
}

/** What the compiler has written for a module. */
const declaration = (name: string): string => readFileSync(join(written, `${name}.d.ts`), 'utf8');
const save = (name: string, code: string): void => writeFileSync(join(written, `${name}.d.ts`), code);

/** `./client` seen from `src/index` → `src/api/client`. */
function target(from: string, specifier: string): string | undefined {
  const name = posix.join(posix.dirname(from), specifier);
  return [name, `${name}/index`].find((candidate) => existsSync(join(written, `${candidate}.d.ts`)));
}

function reachable(starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const [, , , specifier = ''] of declaration(name).matchAll(relative)) {
      const next = target(name, specifier);
      if (next) waiting.push(next);
    }
  }
  return found;
}

function copy(name: string): void {
  const whole = declaration(name)
    .replace(styles, '')
    .replace(relative, (match, before: string, quote: string, specifier: string) => {
      const next = target(name, specifier);
      if (!next) return match; // It is in a comment.
      const path = posix.relative(posix.dirname(name), next);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    });
  const file = join(chosen, `${name}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, whole);
}
