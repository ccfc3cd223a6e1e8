/*
 * `npm start`, also right after a clone: installs the dependencies if they are missing or old, builds what is stale,
 * then runs the built server, which gets this process's signals. Uses nothing but Node until node_modules is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const installedLock = 'node_modules/.package-lock.json';

/** npm writes what it installed into node_modules; a package missing or of another version there is stale. */
export function areDependenciesStale() {
  if (!existsSync(installedLock)) return true;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
  );
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** `npm ci` when needed. */
export function installDependencies() {
  if (!areDependenciesStale()) return;
  console.log('Installing the dependencies (npm ci)…');
  run(npm, ['ci', '--no-audit', '--no-fund']);
}

/** Runs a program until it ends; stops it when this process is told to stop. */
export function runUntilStopped(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
  return child;
}

if (import.meta.filename === process.argv[1]) {
  process.chdir(new URL('..', import.meta.url).pathname);
  installDependencies();
  run(process.execPath, ['--import', 'tsx', 'embed/build/main.ts', '--only=cdn,demo,server']);
  runUntilStopped(['dist/server/main.js', ...process.argv.slice(2)]);
}
