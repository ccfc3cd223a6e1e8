/*
 * `npm run package`, also right after a clone: installs what is missing, builds what is stale of the npm package, and
 * packs it into one file. The package is in no registry, so an application installs this file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { installDependencies } from './start.mjs';

const isWindows = process.platform === 'win32';
const PARTS = 'cdn,types,esm,commands,manifests,openapi';

/** Runs a command; where it fails, this process ends with its code, after a sentence. Gives what it printed. */
function run(command, args, sentence, stdout = 'inherit') {
  const options = { stdio: ['inherit', stdout, 'inherit'], encoding: 'utf8', shell: isWindows };
  const result = spawnSync(command, args, options);
  if (result.status === 0) return result.stdout;
  console.error(sentence);
  process.exit(result.status ?? 1);
}

const folder = resolve(process.argv[2] ?? 'dist');
process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();
const build = ['--import', 'tsx', 'embed/build/main.ts', `--only=${PARTS}`];
run(process.execPath, build, 'The package could not be built.');
const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
run(isWindows ? 'npm.cmd' : 'npm', pack, 'npm could not pack the package.', 'pipe');

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const file = resolve(folder, `${name}-${version}.tgz`);
console.log(`
The package is ${relative('.', file)}. Copy it beside your application’s package.json, and there type:

  npm install ./${name}-${version}.tgz

or, from anywhere on this machine:

  npm install ${file}`);
