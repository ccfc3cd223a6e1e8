/*
 * `npm run test:hosts`: the built widgets on pages with the styles of well-known frameworks, in print, in Firefox, and
 * in WordPress. The style sheets are packages of this folder, installed when they are missing or older than the lock
 * file. Firefox and WordPress (with PHP and MariaDB) come from the distribution; without them their tests are left out
 * with a sentence. With words, e.g. `npm run test:hosts -- print`, only the files with such a name run (or
 * `wordpress`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { missing } from '../cms/wordpressSite.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);
const lock = 'tests/slow/hosts/package-lock.json';
const installed = 'tests/slow/hosts/node_modules/.package-lock.json';
const isStale = !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;
const config = 'tests/slow/hosts/vitest.config.ts';
const words = process.argv.slice(2);
const isWanted = (word) => words.length === 0 || words.includes(word);
const start = performance.now();

function run(args, command = process.execPath, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;
}

function findFirefox() {
  const names = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].filter(Boolean);
  return names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

/** What can't be tested on this machine, a sentence each. */
const left = [];

/** Libraries of pages that no npm package contains in the form that browsers load. Debian's packages do. */
const libraries = { 'Prototype.js': 'libjs-prototype', MooTools: 'libjs-mootools' };

function pages() {
  const files = words.filter((word) => word !== 'wordpress');
  if (words.length > 0 && files.length === 0) return 0;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...files];
  const firefox = findFirefox();
  if (isWanted('firefox') && !firefox) {
    left.push('Firefox was left out: install firefox-esr, or set FIREFOX_PATH.');
    if (words.length > 0 && files.every((word) => word === 'firefox')) return 0;
    args.push('--exclude', '**/firefox.hosts.ts');
  }
  if (isWanted('libraries')) {
    for (const [name, debian] of Object.entries(libraries)) {
      const folder = `/usr/share/javascript/${debian.replace('libjs-', '')}`;
      if (!existsSync(folder)) left.push(`${name} was left out: install ${debian}.`);
    }
  }
  return run(args, process.execPath, { env: { ...process.env, FIREFOX_PATH: firefox ?? '' } });
}

function wordpress() {
  if (!isWanted('wordpress')) return 0;
  const absent = missing();
  if (absent.length === 0) return run(['tests/slow/cms/wordpress.mjs']);
  left.push(`WordPress was left out. ${absent.join(' ')}`);
  return 0;
}

if (isStale) {
  const status = run(['ci', '--ignore-scripts', '--no-audit'], 'npm', { cwd: 'tests/slow/hosts' });
  if (status !== 0) process.exit(status);
}
if (run(['--import', 'tsx', 'embed/build/main.ts']) !== 0) process.exit(1);
const failed = [pages(), wordpress()].filter((status) => status !== 0).length;
for (const sentence of left) console.log(sentence);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`${failed === 0 ? 'Everything passed' : 'Something failed'} in ${minutes} minutes.`);
process.exit(failed === 0 ? 0 : 1);
