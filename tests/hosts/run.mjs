/*
 * `npm run test:hosts`: the built widgets on pages styled by well-known frameworks. Their style sheets are this folder's
 * own packages, installed when they are missing or the lock file is newer.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

process.chdir(new URL('../..', import.meta.url).pathname);
const lock = 'tests/hosts/package-lock.json';
const installed = 'tests/hosts/node_modules/.package-lock.json';
const isStale = !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

if (isStale) run('npm', ['ci', '--ignore-scripts', '--no-audit'], { cwd: 'tests/hosts' });
run(process.execPath, ['--import', 'tsx', 'embed/build/main.ts']);
const config = 'tests/hosts/vitest.config.ts';
run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  config,
  ...process.argv.slice(2),
]);
