import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { kindOf } from './files';

/*
 * Which tests a change can reach. A file reaches what it imports, and what it names: a string like 'demo/server/main.ts'
 * or 'src' in a test means that this file, or all of this folder, is read, built or started by it.
 */

/** Journeys visit the built files, which come from all of these. */
const BUILT = ['src', 'embed', 'demo'];
/** A change here can reach every test. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json|tests\/(?:run\.mjs|tools\/runner\/.+))$/;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function isCommit(ref: string): boolean {
  try {
    return git('rev-parse', '--verify', `${ref}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/** Files changed since `ref`, in commits or not yet; by default since origin/main, else since the last commit but one. */
export function changedFiles(ref = isCommit('origin/main') ? 'origin/main' : 'HEAD~1'): string[] {
  if (!isCommit(ref)) throw new Error(`--changed=${ref}: git knows no such commit or branch.`);
  const [base = ref] = git('merge-base', ref, 'HEAD');
  const committed = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...committed, ...git('ls-files', '--others', '--exclude-standard')])];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What a relative specifier in a file means. */
function importedBy(file: string, specifier: string): string[] {
  const path = normalize(join(dirname(file), specifier.replace(/\?.*$/, '')));
  const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((name) => existsSync(name));
  return found && !isFolder(found) ? [found] : [];
}

/** Files and folders of the project that a test or its support names in a string. */
const namedBy = (text: string): string[] =>
  [...text.matchAll(/['"`]((?:src|embed|demo|docs|tests)(?:\/[\w./-]+)?)['"`]/g)]
    .map(([, path = '']) => path)
    .filter((path) => existsSync(path))
    .flatMap((path) => (isFolder(path) ? filesBelow(path) : [path]));

const targets = new Map<string, string[]>();

function targetsOf(file: string): string[] {
  const known = targets.get(file);
  if (known) return known;
  const text = /\.(?:tsx?|mjs)$/.test(file) ? readFileSync(file, 'utf8') : '';
  const specifiers = text.matchAll(/(?:\bfrom|\bimport|new URL)\s*\(?\s*['"](\.[^'"\n]+)['"]/g);
  const imported = [...specifiers].flatMap(([, specifier = '']) => importedBy(file, specifier));
  const found = file.startsWith('tests/') ? [...imported, ...namedBy(text)] : imported;
  targets.set(file, found);
  return found;
}

/** Everything that a test can read. */
function reachOf(test: string): Set<string> {
  const built = kindOf(test) === 'journeys' ? BUILT.flatMap(filesBelow) : [];
  const reached = new Set([test, ...built]);
  for (const file of reached) for (const target of targetsOf(file)) reached.add(target);
  return reached;
}

/** Those of the test files that can read one of the changed files. */
export function reachedBy(changed: readonly string[], tests: readonly string[]): string[] {
  if (changed.some((file) => EVERYTHING.test(file))) return [...tests];
  return tests.filter((test) => {
    const reach = reachOf(test);
    return changed.some((file) => reach.has(file));
  });
}
