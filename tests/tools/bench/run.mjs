/*
 * `npm run bench` measures the built widgets and the server. `--quick` makes fewer rounds; `--only=mounts,server` runs
 * some benches. It needs a build. The figures depend on the machine, the ratios much less.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumVersion, findChromium } from '../runner/chromium.mjs';
import * as builder from './builder.mjs';
import * as widgets from './console/widgets.mjs';
import * as labels from './labels.mjs';
import * as livingEvents from './livingEvents.mjs';
import * as membersPage from './membersPage.mjs';
import * as monthView from './monthView.mjs';
import * as mounts from './mounts.mjs';
import * as palette from './palette.mjs';
import * as people from './people.mjs';
import * as picker from './picker.mjs';
import * as recordOpening from './recordOpening.mjs';
import * as table from './table.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);
const isQuick = process.argv.includes('--quick');
const only = process.argv
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isWanted = (name) => !only || only.includes(name);
const benches = {
  widgets,
  membersPage,
  recordOpening,
  livingEvents,
  labels,
  palette,
  monthView,
  builder,
  people,
  picker,
  table,
  mounts,
};

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The options of the benches that are programs of their own. */
const passedOn = process.argv.slice(2).filter((flag) => !/^--(only=|quick$)/.test(flag));

/** Runs a bench that is a program of its own. */
const program = (file, ...args) => node('--import', 'tsx', file, ...args);

if (only?.length === 1 && isWanted('bounds')) {
  program('tests/tools/bench/bounds/main.ts');
  process.exit(0);
}
program('embed/build/main.ts', '--only=cdn,demo,server');
console.log(
  `\n${chromiumVersion()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`,
);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
for (const [name, bench] of Object.entries(benches)) {
  if (!isWanted(name)) continue;
  const rows = [await bench.run(browser, { mounts: isQuick ? 100 : 1000, runs: isQuick ? 2 : 5 })].flat();
  for (const { name: what, median, worst, unit, note } of rows) {
    const figures = [
      `median ${median} ${unit}`,
      worst === undefined ? '' : `worst ${worst} ${unit}`,
      note ?? '',
    ];
    console.log(`${what.padEnd(64)} ${figures.filter(Boolean).join(', ')}`);
  }
}
await browser.close();

if (isWanted('frames')) {
  console.log('\nLongest tasks among 100,000 members and 10,000 answers at 4×, in milliseconds');
  program('tests/tools/bench/frames/main.mjs', ...(isQuick ? ['--rounds=2'] : []), ...passedOn);
}

if (isWanted('beside')) {
  console.log('\nBeside a page of bare React, in milliseconds');
  program('tests/tools/bench/beside/main.ts', ...(isQuick ? ['--runs=3'] : []), ...passedOn);
}

if (isWanted('console')) {
  console.log('\nMemory of the members list, at first → after 50 screen changes');
  program('tests/tools/bench/console/screenChanges.ts');
}

if (isWanted('growth')) {
  console.log('\nThe list on the reference server, grown by SQL');
  program('tests/tools/bench/console/growth.ts', isQuick ? '10000' : '100000');
}

if (isWanted('server')) {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-bench-'));
  console.log('\nReference server over HTTP, in milliseconds');
  program('demo/server/ops/bench/main.ts', isQuick ? '5000' : '100000', folder);
  rmSync(folder, { recursive: true, force: true });
}

if (isWanted('callers')) {
  console.log('\nReference server with 50 callers at once');
  program('tests/tools/bench/callers/main.ts', ...(isQuick ? ['--members=5000'] : []), ...passedOn);
}

if (isWanted('events')) {
  console.log('\nEvents that many people take part in');
  program('tests/tools/bench/events/main.ts');
}

if (isWanted('bounds')) {
  console.log('\nWhat hostile calls cost the server');
  program('tests/tools/bench/bounds/main.ts');
}
