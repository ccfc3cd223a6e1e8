/*
 * `npm start`, also right after a clone: installs the dependencies if they are missing or old, builds what is stale,
 * then runs the built server in this process. Until node_modules exists, it uses nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const installedLock = 'node_modules/.package-lock.json';

/** Whether a package is missing or has another version, by the list that npm writes into node_modules. */
function areDependenciesStale() {
  if (!existsSync(installedLock)) return true;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).some(
    ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
  );
}

/** Runs a command; where it fails, this process ends with its code, after a sentence if there is one. */
function run(command, args, sentence) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  if (sentence) console.error(sentence);
  process.exit(status ?? 1);
}

/** Runs `npm ci` if dependencies are missing or stale. */
export function installDependencies() {
  if (!areDependenciesStale()) return;
  console.log('Installing the dependencies (npm ci)…');
  run(npm, ['ci', '--no-audit', '--no-fund'], 'npm could not install them. Is its registry reachable?');
}

/**
 * Ends this process as SIGTERM does once its parent has ended. npm runs scripts in a shell, sends the signal only to
 * that shell and exits with it, so this process would otherwise get no signal.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * The environment for trying the server out: on this machine only, in a data folder that doesn't exist yet, without a
 * database setting. Sample data are only asked for in this case.
 */
export function withSample(env) {
  const { PARVIS_DEMO, DATABASE_URL, PARVIS_URL, PARVIS_TRUST_PROXY, HOST = '', PARVIS_DATA } = env;
  const isSettled = PARVIS_DEMO || DATABASE_URL || PARVIS_URL || PARVIS_TRUST_PROXY;
  const isHere = ['', 'localhost', '127.0.0.1', '::1'].includes(HOST);
  if (isSettled || !isHere || existsSync(PARVIS_DATA || '.data')) return env;
  return { ...env, PARVIS_DEMO: '1' };
}

if (import.meta.filename === process.argv[1]) {
  process.chdir(new URL('..', import.meta.url).pathname);
  installDependencies();
  Object.assign(process.env, withSample(process.env));
  run(process.execPath, ['--import', 'tsx', 'embed/build/main.ts', '--only=cdn,demo,server']);
  if (process.env.npm_lifecycle_event) endWithParent();
  // The server runs in this process, so signals needn't be forwarded.
  const server = await import('../dist/server/main.js');
  await server.run();
}
