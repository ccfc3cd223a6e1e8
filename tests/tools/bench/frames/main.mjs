/*
 * The longest task of the main thread, on a machine four times slower, for each step of a user among 100,000 members and
 * 10,000 answers: no frame waits longer. The steps among the members are taken with one member ticked at most and with
 * all of them, which separates what the selection costs from what drawing the rows costs. Each round begins with a newly
 * loaded page. Only the thread's own time counts, so that the server, which shares the processor, doesn't matter.
 *
 *   node tests/tools/bench/frames/main.mjs [--data=FOLDER] [--rounds=5] [--rows=50] [--only=members,answers,flows]
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
import { flowSteps } from './flowSteps.mjs';
import { longestTask } from './longestTask.mjs';
import { memberSteps } from './memberSteps.mjs';
import { settled, watchCalls } from './settled.mjs';
import { slowFramesOf, watchFrames } from './slowFrames.mjs';

const MEMBERS = 100_000;
const ANSWERS = 10_000;
/** The flows are taken as beside the bare page. */
const FLOW_MEMBERS = 10_000;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '50' },
    only: { type: 'string', default: 'members,answers,flows' },
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

/** The main flows among 10,000 members: what blocked, the worst interaction, forced layout, and in which functions. */
async function measureFlows(browser, url) {
  const taken = [];
  for (let at = 0; at < Number(options.rounds); at++) {
    const page = await openSignedIn(browser, url, '#/dashboard');
    watchCalls(page);
    await watchFrames(page);
    const cdp = await page.context().newCDPSession(page);
    const costs = new Map();
    for (const { name, before, act } of flowSteps()) {
      await before?.(page);
      await settled(page);
      if (!name) continue;
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const cost = await slowFramesOf(page, async () => {
        await act(page);
        await settled(page);
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      costs.set(name, cost);
    }
    await page.close();
    taken.push(costs);
  }
  for (const name of taken[0].keys()) {
    const costs = taken.map((each) => each.get(name)).sort((a, b) => a.blocked - b.blocked);
    const middle = costs[Math.floor(costs.length / 2)];
    const medianOf = (key) => Math.round(summary(costs.map((cost) => cost[key])).median);
    const functions = Object.entries(middle.functions).sort(([, a], [, b]) => b - a);
    const spent = functions.slice(0, 3).map(([what, time]) => `${what} ${Math.round(time)}`);
    console.log(
      `flow             ${name.padEnd(34)} blocked ${medianOf('blocked')} ms, worst interaction ${medianOf('worst')} ms, forced layout ${medianOf('layout')} ms (${spent.join(', ')})`,
    );
  }
}

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
    for (const each of kinds[kind] ?? []) {
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
if (/members|answers/.test(options.only) && !(options.data && existsSync(folder))) {
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
if (/members|answers/.test(options.only))
  await onBuiltServer(MEMBERS, (url) => measure(browser, url), folder);
if (options.only.includes('flows')) await onBuiltServer(FLOW_MEMBERS, (url) => measureFlows(browser, url));
await browser.close();
if (!options.data) await rm(folder, { recursive: true, force: true });
