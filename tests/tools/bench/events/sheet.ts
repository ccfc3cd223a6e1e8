/** The attendance sheet of the built console, on a slow telephone. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { Caller, dataOf } from '../../../slow/load/harness/caller.ts';
import { chromiumFlags, findChromium } from '../../runner/chromium.mjs';
import { onBuiltServer, openSignedIn } from '../builtServer.mjs';

const EXPECTED = 2000;
const ROUNDS = 3;
/** Lighthouse's slow 4G, in bytes and milliseconds. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const PATIENCE = { timeout: 60_000 };
const ACCOUNT = { email: 'admin@parvis.test', password: 'parvis-demo' };

async function makeSheet(url: string): Promise<string> {
  const staff = new Caller(url);
  await staff.signIn(ACCOUNT);
  const { jour } = dataOf<{ jour: string }>(await staff.get('/api/presences/jour/'));
  const event = { nom_evenement: 'Culte de Noël', date: `${jour}T10:00:00`, heure_debut: '10:00' };
  const { id } = dataOf<{ id: number }>(
    await staff.post('/api/events/', { ...event, lieu: 'Temple', is_recurrent: false }),
  );
  const { groupes } = dataOf<{ groupes: { id: number }[] }>(await staff.get('/api/groupes/'));
  const group = groupes[0]!.id;
  const ids = dataOf<number[]>(await staff.get('/api/membres/identifiants/'));
  for (let at = 0; at < EXPECTED; at += 500)
    await staff.post(`/api/groupes/${group}/insert_membre/`, { membre_ids: ids.slice(at, at + 500) });
  const wanted = { jour, groupes: [group], departements: [] };
  await staff.ask('PUT', `/api/events/${id}/presences/attendus/`, wanted);
  return `${id}/${jour.replaceAll('-', '')}`;
}

async function slowDown(cdp: CDPSession, isSlow: boolean): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', isSlow ? SLOW : FREE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 4 : 1 });
}

const names = (page: Page) => page.locator('li button[aria-pressed]');

/** Milliseconds from `begin` to the first name that can be ticked. */
async function untilNames(page: Page, cdp: CDPSession, begin: () => Promise<unknown>): Promise<number> {
  await slowDown(cdp, true);
  const begun = performance.now();
  await begin();
  await names(page).first().waitFor(PATIENCE);
  const spent = performance.now() - begun;
  await slowDown(cdp, false);
  return spent;
}

/** Milliseconds from each press to the painted tick, for the names that the screen holds. */
const tickTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const { shadowRoot } = document.querySelector('parvis-console') ?? {};
    const scope = shadowRoot ?? document;
    const spent: number[] = [];
    for (const button of [...scope.querySelectorAll<HTMLElement>('li button[aria-pressed=false]')]) {
      const begun = performance.now();
      button.click();
      await new Promise<void>((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted();
          port2.postMessage(null);
        });
      });
      if (button.isConnected && button.ariaPressed !== 'true') throw new Error('A press ticked nobody.');
      spent.push(performance.now() - begun);
      await new Promise((rested) => setTimeout(rested, 300));
    }
    return spent;
  });

const shown = (spent: readonly number[]) => spent.map((each) => `${Math.round(each)} ms`).join(', ');

async function measureOn(context: BrowserContext, page: Page, url: string, path: string): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const open = (mark: string) => () =>
    page.goto(`${url}/?${mark}#/apps/presences/${path}`, { waitUntil: 'commit' });
  await cdp.send('Network.clearBrowserCache');
  console.log(`  the very first opening: ${shown([await untilNames(page, cdp, open('first'))])}`);
  const again: number[] = [];
  const fromList: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    again.push(await untilNames(page, cdp, open(`again${round}`)));
    await page.goto(`${url}/?list${round}#/apps/presences`);
    const link = page.getByRole('link', { name: /Culte de Noël/ });
    await link.waitFor(PATIENCE);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
    fromList.push(await untilNames(page, cdp, () => link.click()));
  }
  console.log(`  opened again, code and names kept: ${shown(again)}`);
  console.log(`  from the list of the day: ${shown(fromList)}`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const ticks = (await tickTimes(page)).sort((one, other) => one - other);
  console.log(`  ${ticks.length} ticks: ${shown(ticks)}`);
}

/** Prints how long the sheet takes to open and to tick. */
export async function measureSheet(): Promise<void> {
  await onBuiltServer(EXPECTED + 200, async (url) => {
    const path = await makeSheet(url);
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    const page = await openSignedIn(browser, url, '');
    await page.setViewportSize({ width: 360, height: 740 });
    await measureOn(page.context(), page, url, path);
    await browser.close();
  });
}
