/*
 * Plants defects that vitest (`.test`) or a journey (`.e2e`, on built files) shows. Each is written into a copy of the
 * tree while its tests run. The tests fail because of the defect only if the same files pass without it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDefects, withDefect } from './defects.mjs';

const { names } = JSON.parse(process.env.PARVIS_PLANTED);
const defects = (await readDefects()).filter(({ name }) => names.includes(name));

const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'coverage']);
const tree = mkdtempSync(join(tmpdir(), 'planted-'));
for (const name of readdirSync('.')) if (!left.has(name)) cpSync(name, join(tree, name), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
process.once('exit', () => rmSync(tree, { recursive: true, force: true }));

async function node(...args) {
  const child = spawn(process.execPath, args, { cwd: tree, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  return status;
}

/** Runs the files. Returns the title of the first failed test, or undefined when all pass. */
async function firstRed(files) {
  const isJourney = files.some((file) => file.endsWith('.e2e.ts'));
  if (isJourney && (await node('--import', 'tsx', 'embed/build/main.ts')) !== 0) return 'the build';
  const report = join(tree, 'report.json');
  rmSync(report, { force: true });
  const config = isJourney ? ['--config', 'tests/e2e/vitest.config.ts'] : [];
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const status = await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...config,
    ...files,
    '--bail=1',
    ...reporting,
  );
  if (status === 0) return;
  if (!existsSync(report)) return 'no report';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const red = testResults.flatMap((file) =>
    file.assertionResults.filter(({ status: its }) => its === 'failed'),
  );
  return red[0]?.fullName ?? testResults.find(({ message }) => message)?.message.split('\n')[0] ?? 'no test';
}

const controls = new Map();

async function redWithoutDefect(tests) {
  const key = tests.join(' ');
  if (!controls.has(key)) controls.set(key, (await firstRed(tests)) && (await firstRed(tests)));
  return controls.get(key);
}

for (const defect of defects) {
  const { name, file, tests, requirement } = defect;
  const red = await redWithoutDefect(tests);
  if (red) {
    process.send({ name, outcome: 'not judged', by: `${red} is red without it` });
    continue;
  }
  const whole = readFileSync(join(tree, file), 'utf8');
  writeFileSync(join(tree, file), withDefect(defect));
  const by = await firstRed(tests);
  writeFileSync(join(tree, file), whole);
  const isOwn = by !== undefined && new RegExp(`\\[[^\\]]*\\b${requirement}\\b`).test(by);
  process.send({ name, outcome: by ? 'caught' : 'survived', by: by ?? '', isOwn });
}
process.exit(0);
