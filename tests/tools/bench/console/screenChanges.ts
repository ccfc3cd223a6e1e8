/**
 * Memory on the members list before and after many changes between it and the dashboard, of the console and of the bare
 * page: `npm run bench -- --only=console`. What a screen leaves behind shows as growth.
 */
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../runner/chromium.mjs';
import { conditions } from '../beside/conditions.ts';
import { account, signedIn, whatIsThere } from '../beside/expected.ts';
import { subjects } from '../beside/options.ts';
import { onServerWithBare } from '../beside/server.ts';
import { Visit } from '../beside/visit.ts';
import { settledMemory } from '../settledMemory.mjs';

const MEMBERS = 1000;
const ROUNDS = { warmUp: 5, counted: 25 };

await onServerWithBare({ members: MEMBERS, before: undefined }, async (url) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const { figures, pages } = await whatIsThere((await signedIn(url)).ask, 0);
  for (const subject of ['parvis', 'bare']) {
    const visit = await Visit.open(
      await browser.newContext(),
      `${url}${subjects[subject]}`,
      conditions.plain,
    );
    await visit.shown('login');
    await visit.type('email', account.email);
    await visit.type('password', account.password);
    await visit.click('signIn');
    await visit.shown('dashboard', figures);
    const change = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        await visit.click('menu');
        await visit.shown('rows', pages[0]);
        await visit.click('dashboard');
        await visit.shown('dashboard', figures);
      }
      await visit.click('menu');
      await visit.shown('rows', pages[0]);
    };
    await change(ROUNDS.warmUp);
    await visit.cdp.send('Performance.enable');
    const before = await settledMemory(visit.cdp);
    await change(ROUNDS.counted);
    const after = await settledMemory(visit.cdp);
    const of = (name: keyof typeof before, digits = 0) =>
      `${before[name].toFixed(digits)} → ${after[name].toFixed(digits)}`;
    console.log(
      `${subject.padEnd(8)} heap ${of('heap', 1)} MB, nodes ${of('nodes')}, listeners ${of('listeners')}`,
    );
  }
  await browser.close();
});
