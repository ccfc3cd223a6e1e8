/*
 * A host as integrators have it: a folder outside of the repository, so that its packages can't be found, with pinned
 * packages and Parvis from the packed tarball.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ran {
  code: number;
  /** The text of both output streams. */
  output: string;
}

export interface Host {
  folder: string;
  /** Runs a package's command in the host: `run('vite', ['build'])`. */
  run(command: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ran>;
  /** Runs a script of the host in Node. */
  runFile(name: string): Promise<Ran>;
  remove(): void;
}

/** Runs a command in a folder, and takes what it prints. */
export function execute(
  command: string,
  args: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<Ran> {
  return new Promise((resolve) => {
    // The mode of the tests isn't that of a host's build.
    const options = { cwd, maxBuffer: 2 ** 26, env: { ...process.env, NODE_ENV: undefined, ...env } };
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

/** `npm run package` into a folder; builds what is stale first. */
export const packInto = (folder: string): Promise<Ran> =>
  execute('npm', ['run', 'package', '--', folder], process.cwd());

async function npm(args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await execute('npm', ['--prefer-offline', ...args], cwd);
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${output}`);
}

let tarball: Promise<string> | undefined;

async function pack(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-packed-'));
  const { code, output } = await packInto(folder);
  const [, file] = /^ {2}npm install (\/\S+\.tgz)$/m.exec(output) ?? [];
  if (code !== 0 || !file) throw new Error(`npm run package failed:\n${output}`);
  return file;
}

/** The packed package. */
export function packed(): Promise<string> {
  tarball ??= pack();
  return tarball;
}

/** A host with the files of these folders, the first of which has its package.json and package-lock.json. */
export async function createHost(...sources: readonly string[]): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-host-'));
  for (const source of sources) {
    const isOwn = (path: string) =>
      !/node_modules|\/(react1\d|next|angular|astro)$/.test(path.slice(source.length));
    cpSync(source, folder, { recursive: true, filter: isOwn });
  }
  await npm(['ci'], folder);
  await npm(['install', '--no-save', '--no-package-lock', await packed()], folder);
  return {
    folder,
    run: (command, args = [], env) => execute(join(folder, 'node_modules/.bin', command), args, folder, env),
    runFile: (name) => execute(process.execPath, [name], folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
