/*
 * `npm run test:nodes`: every Node that Parvis supports, from the oldest to the current. Each runs `npm start` in a
 * fresh clone, and there the whole build and the quick suites: logic and server, without the slow tests of outages,
 * locks, copies, ending processes and random input, which `npm test` runs. Words choose versions, e.g.
 * `npm run test:nodes -- 26`. The binaries are npm packages that this command fetches into .cache/nodes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { checkFreshStart, cloneInto } from './freshStart.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);

/** The oldest version that package.json allows, then the newest of each maintained line. */
const VERSIONS = ['20.19.0', '22', '24', '26'];
const SLOW = [
  'server/database',
  'server/process/shutdown',
  'server/process/firstStart',
  'server/commands/backup',
  'fuzz/',
];
const excluded = SLOW.map((name) => `--exclude=tests/${name}*{,/**}`);

/** Installs this version and gives the folder of its `node`; these packages need no install script. */
function fetchNode(version) {
  const prefix = `${process.platform}-${process.arch}` === 'darwin-arm64' ? 'node-bin' : 'node';
  const name = [prefix, process.platform, process.arch].join('-');
  const folder = resolve('.cache/nodes', version);
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...flags, `${name}@${version}`], { stdio: 'inherit' });
  const bin = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node'))) throw new Error(`npm has no ${name}@${version}, or can’t be reached.`);
  return bin;
}

/** Long limits, because only `npm test` is about speed. */
const patience = ['--testTimeout=120000', '--hookTimeout=300000'];

function runIn(folder, env, args, name) {
  const { status } = spawnSync('node', args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} failed.`);
}

/** Builds everything first, because some suites check built files and a start only builds a part. */
function quickSuites(folder, env) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...patience, ...excluded];
  runIn(folder, env, ['--import', 'tsx', 'embed/build/main.ts'], 'The build');
  runIn(folder, env, vitest, 'The quick suites');
}

async function checkVersion(version) {
  const bin = fetchNode(version);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const exact = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim();
  const folder = mkdtempSync(join(tmpdir(), 'parvis-node-'));
  const seconds = [];
  const timed = async (work) => {
    const start = performance.now();
    await work();
    seconds.push(`${Math.round((performance.now() - start) / 1000)} s`);
  };
  console.log(`\n▶ Node ${exact}`);
  try {
    cloneInto(folder);
    await timed(() => checkFreshStart(folder, env));
    console.log(`npm start: installs, answers and ends (${seconds[0]})`);
    await timed(() => quickSuites(folder, env));
    return `✓ Node ${exact.padEnd(10)} start ${seconds[0]}, quick suites ${seconds[1]}`;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return `✗ Node ${exact.padEnd(10)} ${String(error.message).split('\n')[0]}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const results = [];
for (const version of VERSIONS) {
  if (wanted.length === 0 || wanted.some((word) => version.startsWith(word)))
    results.push(await checkVersion(version));
}
console.log(`\n${results.join('\n') || `None of ${wanted.join(', ')}: there are ${VERSIONS.join(', ')}.`}`);
if (results.length === 0) process.exitCode = 1;
