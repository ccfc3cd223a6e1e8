/*
 * `npm run test:hosts`: the built widgets on pages with the styles of well-known frameworks and in print, in Chromium.
 * The style sheets are packages of this folder, installed when they are missing or older than the lock file. Words
 * choose files by name, e.g. `npm run test:hosts -- print`. `firefox` (`npm run test:firefox`) only runs when it is
 * named. Firefox and two libraries come from the distribution; without them their tests are left out with a sentence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { registry } from '../../tools/all/needs.mjs';
import { sayNothingRun, sayNotRun } from '../../tools/all/says.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);
const lock = 'tests/slow/hosts/package-lock.json';
const installed = 'tests/slow/hosts/node_modules/.package-lock.json';
const words = process.argv.slice(2);
const isNamed = words.includes('firefox');

const run = (args, command = process.execPath, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;

function findFirefox() {
  const names = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].filter(Boolean);
  return names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

/** Libraries of pages that no npm package contains in the form that browsers load. Debian's packages do. */
const libraries = { 'Prototype.js': 'libjs-prototype', MooTools: 'libjs-mootools' };

function sayAbsentLibraries() {
  if (words.length > 0 && !words.includes('libraries')) return;
  for (const [name, debian] of Object.entries(libraries)) {
    const folder = `/usr/share/javascript/${debian.replace('libjs-', '')}`;
    if (!existsSync(folder)) sayNotRun(`${name} is not installed: install the Debian package ${debian}.`);
  }
}

/** Installs the style sheets; returns why they can't be, if only the network is missing. */
function installStyleSheets() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const status = run(['ci', '--ignore-scripts', '--no-audit'], 'npm', { cwd: 'tests/slow/hosts' });
  if (status === 0) return;
  const obstacle = registry();
  if (!obstacle) process.exit(status);
  return obstacle;
}

const firefox = isNamed ? findFirefox() : undefined;
const isAbsent = isNamed && !firefox;
const obstacle = isAbsent
  ? 'Firefox is not installed: install the Debian package firefox-esr, or set FIREFOX_PATH.'
  : installStyleSheets();
if (obstacle) {
  sayNothingRun(obstacle);
  process.exit(0);
}
if (run(['--import', 'tsx', 'embed/build/main.ts']) !== 0) process.exit(1);
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/slow/hosts/vitest.config.ts',
  ...words,
];
if (!isNamed) args.push('--exclude=**/firefox.hosts.ts');
const env = { ...process.env, FIREFOX_PATH: firefox ?? '' };
const status = run(args, process.execPath, { env });
if (!isNamed) sayAbsentLibraries();
process.exit(status);
