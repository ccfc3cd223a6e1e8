import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBuilt } from '../../fast/journeys/support/builtConsole.ts';
import { type Visit, visit } from '../../fast/journeys/support/visitor.ts';

/*
 * What the built console fetches before it is asked for, read from its requests.
 */

let built: Awaited<ReturnType<typeof startBuilt>>;
let current: Visit;

beforeAll(async () => {
  built = await startBuilt({ members: 30 });
});
beforeEach(async () => {
  current = await visit(built.browser);
  current.page.setDefaultTimeout(20_000);
});
afterEach(() => current.context.close());
afterAll(() => built?.close());

const isStatistic = (request: string) => /\/api\/.*(?:statisti|evolution)/.test(request);
const isChunk = (request: string) => request.includes('/chunks/');

/** Signs in once the form has fetched the code of the whole dashboard, its charts last. */
async function signIn() {
  const { page, requests } = current;
  const email = page.getByLabel('Adresse e-mail');
  await email.fill(built.server.email);
  await page.locator('input[type=password]').fill(built.server.password);
  const isThere = (chunk: string) => requests.some((request) => request.includes(`/${chunk}`));
  await expect.poll(() => isThere('charts-') && isThere('members-list-'), { timeout: 10_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await page.getByRole('button', { name: 'Se connecter' }).click();
  return before;
}

describe('the sign-in form', () => {
  it('has the code of the dashboard, asks for its data with the token, and for nothing twice', async () => {
    const { page, requests } = current;
    await page.goto(built.server.url);
    const before = await signIn();
    expect(requests.slice(0, before).filter(isStatistic)).toEqual([]);
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
    await page.locator('svg.apexcharts-svg').nth(2).waitFor();
    const after = requests.slice(before).filter((request) => !request.includes('favicon'));
    // Whether the back end can tell of today is known now; its code brings its icons along.
    const chunks = after.filter(isChunk).map((request) => /\/([\w-]+)-[\w-]{8}\.js$/.exec(request)?.[1]);
    expect(chunks.sort()).toEqual(['dashboard-today', 'icons']);
    // The sign-in itself, then the four statistics; today is asked for by its own code.
    expect(after[0]).toMatch(/^POST .*\/api\/login$/);
    const calls = after.filter((request) => !isChunk(request));
    expect(calls.slice(1, 5).filter(isStatistic).length).toBe(4);
    expect(calls.filter(isStatistic).filter((call) => !call.includes('aujourdhui')).length).toBe(4);
  });
});

describe('a later visit', () => {
  it('checks the token and asks for the list together and shows its frame meanwhile', async () => {
    const { page, context } = current;
    await page.goto(built.server.url);
    await signIn();
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
    const later = await context.newPage();
    const seen: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    later.on('request', (request) => seen.push(request.url()));
    await later.route('**/api/verify-token', async (route) => {
      await held;
      await route.continue();
    });
    await later.goto(`${built.server.url}/#/community`);
    await expect
      .poll(() => seen.some((url) => url.includes('/api/membres/?page=1')), { timeout: 10_000 })
      .toBe(true);
    await later.getByRole('link', { name: 'COMMUNAUTÉ' }).waitFor();
    expect(await later.getByRole('heading', { level: 1 }).count()).toBe(0);
    expect(await later.getByRole('button', { name: 'Claire Martin' }).count()).toBe(0);
    release();
    await later.getByText('10 affichés sur 30').waitFor();
    expect(seen.filter((url) => url.includes('/api/membres/?page=1')).length).toBe(1);
  });
});
