/**
 * `npm run bench -- --only=beside` compares the built console with a page of bare React on the same server, data and
 * flow. The pages take turns, each in a new browser context. `--runs=9`, `--profiles=slow,plain`,
 * `--subjects=parvis,bare,ahead`, `--members=10000`, `--before=<built checkout>` and `--traces` choose what is measured.
 */
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../runner/chromium.mjs';
import { conditions, type Profile } from './conditions.ts';
import { signedIn, whatIsThere } from './expected.ts';
import { figuresOf } from './figures.ts';
import { runFlow } from './flow.ts';
import { type Options, readOptions, subjects } from './options.ts';
import { onServerWithBare } from './server.ts';
import { printTable, type Results } from './table.ts';
import { Traces } from './traces.ts';

const options = readOptions(process.argv.slice(2));

async function compare(browser: Browser, url: string, profile: Profile, { runs, ...options }: Options) {
  const { ask } = await signedIn(url);
  const results: Results = new Map(options.subjects.map((name) => [name, []]));
  const traces = new Traces(profile);
  for (let run = 1; run <= runs; run++) {
    const order = run % 2 ? options.subjects : options.subjects.toReversed();
    for (const subject of order) {
      const expected = await whatIsThere(ask, run);
      const flow = await runFlow(browser, `${url}${subjects[subject]}`, conditions[profile], expected);
      results.get(subject)?.push(figuresOf(flow));
      if (options.traces) await traces.keep(subject, run, flow);
    }
  }
  printTable(`${conditions[profile].title}; medians of ${runs}`, results);
  if (options.traces) traces.printSerialSteps();
}

await onServerWithBare(options, async (url) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    // A flow of each page fills the caches of the server and doesn't count.
    const { ask } = await signedIn(url);
    for (const subject of options.subjects) {
      const page = `${url}${subjects[subject]}`;
      await runFlow(browser, page, conditions.plain, await whatIsThere(ask, 0), 0);
    }
    for (const profile of options.profiles) await compare(browser, url, profile, options);
  } finally {
    await browser.close();
  }
});
