/*
 * `npm start` in a fresh clone, as at a first trial of Parvis: it installs, builds, creates the sample data and answers.
 * When it is told to end, it closes its database and leaves no process.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const READY = /prêt\W+(http:\S+)/;
const START_LIMIT = 600_000;
const END_LIMIT = 30_000;

function git(args, cwd) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Clones the working tree, uncommitted changes included. */
export function cloneInto(folder) {
  git(['clone', '--quiet', '.', folder]);
  const files = (kind) =>
    git(['ls-files', '-z', '--exclude-standard', ...kind])
      .split('\0')
      .filter(Boolean);
  for (const file of files(['--modified', '--others'])) {
    if (existsSync(file)) cpSync(file, join(folder, file));
  }
  for (const file of files(['--deleted'])) rmSync(join(folder, file), { force: true });
}

/** Resolves with the printed address; rejects with the output if the process ends first or takes too long. */
function readyAt(child, lines) {
  return new Promise((done, fail) => {
    const give = (why) => fail(new Error(`npm start ${why}:\n${lines.slice(-40).join('\n')}`));
    const limit = setTimeout(() => give('took too long'), START_LIMIT);
    child.once('exit', (code, signal) => give(`ended with ${code ?? signal}`));
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [, url] = READY.exec(line) ?? [];
        if (!url) return;
        clearTimeout(limit);
        done(url);
      });
  });
}

async function checkAnswers(url) {
  const page = await fetch(url);
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  for (const path of ['/cdn/parvis.js', '/readyz', '/api/openapi.json'])
    assert.equal((await fetch(`${url}${path}`)).status, 200, path);
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@parvis.test', password: 'parvis-demo' }),
  });
  assert.equal(login.status, 200, 'the demo account signs in');
  const { data } = await login.json();
  const members = await fetch(`${url}/api/membres/`, { headers: { Authorization: `Token ${data.token}` } });
  assert.equal((await members.json()).count, 500, 'the sample has 500 members');
}

/** Waits until the data folder is unlocked and the server no longer answers. */
async function checkEnd(folder, url, lines) {
  const lock = join(folder, '.data', 'parvis.lock');
  const until = Date.now() + END_LIMIT;
  while (existsSync(lock) && Date.now() < until) await pause(100);
  assert.equal(existsSync(lock), false, 'the database is closed');
  assert.ok(lines.includes('Parvis est arrêté.'), 'it says that it ended');
  await assert.rejects(fetch(`${url}/livez`), 'the server no longer answers');
}

/** The environment without variables that would change a first start. */
function firstStartEnv(env) {
  const own = Object.entries(env).filter(([name]) => !/^(PARVIS_|DATABASE_URL$|HOST$|npm_)/.test(name));
  return { ...Object.fromEntries(own), PORT: '0' };
}

/** @param folder a clone without node_modules */
export async function checkFreshStart(folder, env) {
  const lines = [];
  const options = { cwd: folder, env: firstStartEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true };
  const child = spawn('npm', ['start'], options);
  try {
    const url = await readyAt(child, lines);
    await checkAnswers(url);
    child.kill('SIGTERM');
    await checkEnd(folder, url, lines);
    const warnings = lines.filter((line) => /ExperimentalWarning|DeprecationWarning|EBADENGINE/.test(line));
    assert.deepEqual(warnings, [], 'it starts without a warning of Node');
  } finally {
    // The whole process group: npm, its shell and the server. Usually all have ended.
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  }
}
