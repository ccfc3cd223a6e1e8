/*
 * The longest task of the main thread, on a machine four times slower, for each step of a user among 100,000 members and
 * 10,000 answers: no frame waits longer. The steps among the members are taken with one member ticked at most and with
 * all of them, which separates what the selection costs from what drawing the rows costs. Each round begins with a newly
 * loaded page. Only the thread's own time counts, so that the server, which shares the processor, doesn't matter.
 *
 *   node tests/tools/bench/frames/main.mjs [--data=FOLDER] [--rounds=5] [--rows=50] [--only=members,answers]
 *
 * A folder that was filled by an earlier run is used again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../runner/chromium.mjs';
import { onBuiltServer, openSignedIn } from '../builtServer.mjs';
import { summary } from '../uiPage.mjs';
import { answerSteps } from './answerSteps.mjs';
import { longestTask } from './longestTask.mjs';
import { memberSteps } from './memberSteps.mjs';
import { settled, watchCalls } from './settled.mjs';

const MEMBERS = 100_000;
const ANSWERS = 10_000;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '50' },
    only: { type: 'string', default: 'members,answers' },
  },
});

/** The kinds of steps, each on pages of its own. */
const kinds = {
  members: [
    { name: 'one ticked', path: `#/community?size=${options.rows}`, steps: memberSteps({ isWhole: false }) },
    { name: 'all ticked', path: `#/community?size=${options.rows}`, steps: memberSteps({ isWhole: true }) },
  ],
  answers: [{ name: '10,000 answers', path: '#/apps/formulaire', steps: answerSteps() }],
};

/** Takes the steps on a new page. @returns {Promise<Map<string, import('./longestTask.mjs').Longest>>} */
async function round(browser, url, { path, steps }) {
  const page = await openSignedIn(browser, url, path);
  watchCalls(page);
  const cdp = await page.context().newCDPSession(page);
  const longest = new Map();
  for (const { name, before, act } of steps) {
    await before?.(page);
    await settled(page);
    if (!name) continue;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const task = await longestTask(browser, page, async () => {
      await act(page);
      await settled(page);
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    longest.set(name, task);
  }
  await page.close();
  return longest;
}

async function measure(browser, url) {
  for (const kind of options.only.split(',')) {
    for (const each of kinds[kind]) {
      const taken = [];
      for (let at = 0; at < Number(options.rounds); at++) taken.push(await round(browser, url, each));
      for (const name of taken[0].keys()) {
        const tasks = taken.map((longest) => longest.get(name)).sort((a, b) => a.longest - b.longest);
        const { median, worst } = summary(tasks.map(({ longest }) => longest));
        const shares = Object.entries(tasks[Math.floor(tasks.length / 2)].shares);
        const spent = shares.map(([kind, time]) => `${kind} ${Math.round(time)}`).join(', ');
        console.log(
          `${each.name.padEnd(16)} ${name.padEnd(34)} median ${median} ms, worst ${worst} ms (${spent})`,
        );
      }
    }
  }
}

const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'parvis-frames-')));
if (!options.data || !existsSync(folder)) {
  const args = [
    '--import',
    'tsx',
    'tests/tools/bench/frames/fill.ts',
    folder,
    String(MEMBERS),
    String(ANSWERS),
  ];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
await onBuiltServer(MEMBERS, (url) => measure(browser, url), folder);
await browser.close();
if (!options.data) await rm(folder, { recursive: true, force: true });
