/*
 * `npm run test:steady`: the tests of the fast tier several times in a row, then the tests in browsers with seeds of
 * jitter, which delay answers, frames and tasks at random. Prints each test that failed in any of them; `--runs=10` and
 * `--seeds=3,7,11` run longer.
 */
import { parseArgs } from 'node:util';
import { choose } from './runner/choice';
import { prepare, runOnce } from './runner/main';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seeds: { type: 'string', default: '7' } },
});
const plain = { checks: ['build'], files: choose([]).files };
const inBrowsers = choose(['components', 'journeys']);
const rounds = [
  ...Array.from({ length: Number(values.runs) }, (_, at) => ({
    name: `run ${at + 1}`,
    seed: '',
    choice: plain,
  })),
  ...values.seeds
    .split(',')
    .filter(Boolean)
    .map((seed) => ({ name: `seed ${seed}`, seed, choice: inBrowsers })),
];

await prepare();
const failures = new Map<string, string[]>();
for (const { name, seed, choice } of rounds) {
  console.log(`\n▶ ${name}`);
  process.env.PARVIS_JITTER = seed;
  for (const { file, title = 'outside its tests' } of (await runOnce(choice)).failed) {
    const test = `${file} › ${title}`;
    failures.set(test, [...(failures.get(test) ?? []), name]);
  }
}
const red = new Set([...failures.values()].flat());
console.log('');
for (const [test, names] of failures) console.log(`✗ ${test}\n    in ${names.join(', ')}`);
console.log(`${rounds.length - red.size} of ${rounds.length} rounds were green.`);
process.exitCode = red.size > 0 ? 1 : 0;
