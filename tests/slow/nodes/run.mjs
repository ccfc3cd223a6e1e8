/*
 * `npm run test:nodes`: every Node that Parvis supports, from the oldest to the current. Each runs `npm start` in a
 * fresh clone, and there the whole build and the tests of both tiers that run in Node. Words choose versions, e.g.
 * `npm run test:nodes -- 26`. The binaries are npm packages that this command fetches into .cache/nodes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { registry } from '../../tools/all/needs.mjs';
import { sayCounts, sayNothingRun } from '../../tools/all/says.mjs';
import { checkFreshStart, cloneInto } from './freshStart.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);

/** The oldest version that package.json allows, then the newest of each maintained line. */
const VERSIONS = ['20.19.0', '22', '24', '26'];

/** Installs this version and gives the folder of its `node`; these packages need no install script. */
function fetchNode(version) {
  const prefix = `${process.platform}-${process.arch}` === 'darwin-arm64' ? 'node-bin' : 'node';
  const name = [prefix, process.platform, process.arch].join('-');
  const folder = resolve('.cache/nodes', version);
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...flags, `${name}@${version}`], { stdio: 'inherit' });
  const bin = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node'))) throw new Error(`npm has no ${name}@${version} for this machine.`);
  return bin;
}

/** Of all versions; a start and a build count as a test each. */
const counts = { passed: 0, failed: 0, left: 0 };

/** Long limits, because only `npm test` is about speed. */
const patience = ['--testTimeout=120000', '--hookTimeout=300000'];
const REPORT = '.cache/nodes.json';
/** Outages, waiting locks and random input, which depend on no version of Node. */
const excluded = ['server/database', 'server/process', 'fuzz'].map(
  (name) => `--exclude=tests/slow/${name}/**`,
);
const vitest = [
  ...['node_modules/vitest/vitest.mjs', 'run', '--no-isolate', ...patience, ...excluded],
  ...['--reporter=dot', '--reporter=json', `--outputFile=${REPORT}`],
];

const runIn = (folder, env, args) => spawnSync('node', args, { cwd: folder, env, stdio: 'inherit' }).status;

/** Builds everything first, because some tests check built files and a start only builds a part. */
function quickTests(folder, env) {
  if (runIn(folder, env, ['--import', 'tsx', 'embed/build/main.ts']) !== 0)
    throw new Error('The build failed.');
  counts.passed += 1;
  const status = runIn(folder, env, vitest);
  const report = JSON.parse(readFileSync(join(folder, REPORT), 'utf8'));
  counts.passed += report.numPassedTests;
  counts.left += report.numPendingTests;
  if (status === 0) return;
  // The version itself counts as one failure in any case, also if a file fails outside its tests.
  counts.failed += Math.max(0, report.numFailedTests - 1);
  throw new Error(`${report.numFailedTests} tests failed.`);
}

async function checkVersion(bin) {
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
    counts.passed += 1;
    await timed(() => quickTests(folder, env));
    return `✓ Node ${exact.padEnd(10)} start ${seconds[0]}, build and tests ${seconds[1]}`;
  } catch (error) {
    console.error(error);
    counts.failed += 1;
    return `✗ Node ${exact.padEnd(10)} ${String(error.message).split('\n')[0]}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const chosen = VERSIONS.filter(
  (version) => wanted.length === 0 || wanted.some((word) => version.startsWith(word)),
);
if (chosen.length === 0)
  throw new Error(`There is no version ${wanted.join(' or ')}, but ${VERSIONS.join(', ')}.`);
const obstacle = registry();
if (obstacle) {
  sayNothingRun(obstacle);
  process.exit(0);
}
const results = [];
for (const version of chosen) results.push(await checkVersion(fetchNode(version)));
console.log(`\n${results.join('\n')}`);
sayCounts(counts);
process.exit(counts.failed > 0 ? 1 : 0);
