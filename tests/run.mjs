/*
 * `npm test`, and what CI runs: every check of the project, each even when one before failed, then one line
 * «N passed, N failed» over all of them. Lint, types, build, sizes and acceptance count as one each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installDependencies } from '../demo/start.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();
mkdirSync('.cache', { recursive: true });

const vitest = (config, report) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...(config ? ['--config', config] : []),
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
];

const stages = [
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'build', args: ['--import', 'tsx', 'embed/build/main.ts'] },
  { name: 'sizes', args: ['tests/size.mjs'] },
  { name: 'logic and server', args: vitest('', '.cache/vitest.json'), report: '.cache/vitest.json' },
  {
    name: 'components',
    args: ['node_modules/@web/test-runner/dist/bin.js', '--config', 'tests/wtr.config.mjs'],
    env: { PARVIS_BROWSER_REPORT: '.cache/browser.json' },
    report: '.cache/browser.json',
  },
  {
    name: 'journeys',
    args: vitest('tests/e2e/vitest.config.ts', '.cache/e2e.json'),
    report: '.cache/e2e.json',
  },
  { name: 'acceptance', args: ['tests/acceptance.mjs'] },
];

/** Counts of a runner's report; a run that failed without one, or without a failed test, is one failure. */
function countsOf(report, hasFailed) {
  if (!report) return { passed: Number(!hasFailed), failed: Number(hasFailed) };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: hasFailed ? Math.max(1, failed) : failed };
}

function runStage({ name, args, report, env }) {
  console.log(`\n▶ ${name}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = (performance.now() - start) / 1000;
  return { name, seconds, ...countsOf(report, status !== 0) };
}

const wanted = process.argv.slice(2);
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = chosen.map(runStage);

console.log('');
for (const { name, passed, failed, seconds } of results) {
  const mark = failed ? '✗' : '✓';
  console.log(
    `${mark} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
