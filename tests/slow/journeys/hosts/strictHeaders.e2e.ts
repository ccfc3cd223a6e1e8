import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippet } from '../../../../embed/snippet.ts';
import {
  type Host,
  type Origin,
  scriptTag,
  serveCdn,
  serveHost,
  strictPolicy,
} from '../../../fast/journeys/support/hostPage.ts';
import { launch, rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/*
 * The built script-tag files on pages that ask for more than a content security policy: isolation from other origins,
 * and a hash for every script.
 */

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { version } = read('package.json');

const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};
const HASHED = { 'integrity-policy': 'blocked-destinations=(script)' };

let browser: Awaited<ReturnType<typeof launch>>;
let cdn: Origin;
let server: TestServer;
const hosts: Host[] = [];

beforeAll(async () => {
  [browser, cdn, server] = await Promise.all([launch(), serveCdn(), startTestServer({ members: 30 })]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([cdn, server, ...hosts].map((origin) => origin?.close()));
});

interface Strict {
  headers: Record<string, string>;
  head: string;
  policy?: string;
}

/** Opens the members list on such a page, signed in. */
async function open({ headers, head, policy }: Strict) {
  const host = await serveHost(policy, headers);
  hosts.push(host);
  host.set('/', { head, body: `<parvis-members api="${server.url}"></parvis-members>` });
  const visitor = await visit(browser);
  await rememberSession(visitor.page, await server.login(), server.url);
  await visitor.page.goto(`${host.url}/`);
  return visitor;
}

const lines = () => snippet(cdn.url, read('dist/cdn/integrity.json'), version);

/** The scripts that the page's Integrity-Policy has refused. Chromium prints none of them in the console. */
const refused = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const urlOf = ({ body }: Report) => String(body && Reflect.get(body, 'blockedURL'));
        const found = (reports: Report[]) => resolve(reports.map(urlOf));
        new ReportingObserver(found, { types: ['integrity-violation'], buffered: true }).observe();
        setTimeout(() => resolve([]), 1000);
      }),
  );

/** Goes to a member's record, whose code comes in chunks of its own. */
async function openRecord(page: Page): Promise<void> {
  await page.getByRole('row').nth(3).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Modifier' }).first().waitFor();
}

describe('a page that is isolated from other origins (COOP and COEP)', () => {
  it('shows a widget with the plain script tag, and calls its back end', async () => {
    const { page, complaints, context } = await open({ headers: ISOLATED, head: scriptTag(cdn) });
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await openRecord(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['crossorigin="anonymous"', true],
    ['', false],
  ])('takes the classic file of another origin with the attribute «%s»: %s', async (attribute, isShown) => {
    const head = scriptTag(cdn, `defer ${attribute}`, 'parvis.iife.js');
    const { page, complaints, context } = await open({ headers: ISOLATED, head });
    if (isShown) await page.getByRole('row').nth(3).waitFor();
    else await expect.poll(() => complaints.join()).toContain('ERR_BLOCKED_BY_RESPONSE');
    await context.close();
  });
});

describe('a page that wants a hash for every script (Integrity-Policy)', () => {
  it('shows a widget with the lines of parvis-snippet, chunks that load later included', async () => {
    const { page, complaints, requests, context } = await open({ headers: HASHED, head: lines() });
    await page.getByRole('row').nth(3).waitFor();
    const before = requests.filter((request) => request.includes('/chunks/')).length;
    await openRecord(page);
    expect(requests.filter((request) => request.includes('/chunks/')).length).toBeGreaterThan(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('does so isolated, under the strictest content security policy', async () => {
    const [, hash] = /script-src '(sha256-[^']+)'/.exec(lines()) ?? [];
    const policy = strictPolicy(`${cdn.url} '${hash}'`, server.url);
    const { page, complaints, violations, context } = await open({
      headers: { ...HASHED, ...ISOLATED },
      head: lines(),
      policy,
    });
    await openRecord(page);
    expect([complaints, await violations()]).toEqual([[], []]);
    await context.close();
  });

  it('takes the classic file with its hash', async () => {
    const classic = /<script defer[^>]+><\/script>/.exec(lines())?.[0] ?? '';
    const { page, complaints, context } = await open({ headers: HASHED, head: classic });
    await page.getByRole('row').nth(3).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says in place of the widget that its code could not be loaded when chunks have no hash', async () => {
    const integrity = read('dist/cdn/integrity.json')['parvis.js'];
    const head = scriptTag(cdn, `type="module" crossorigin integrity="${integrity}"`);
    const { page, complaints, context } = await open({ headers: HASHED, head });
    await page.getByText('n’a pas pu être chargée').waitFor();
    expect(complaints).toContainEqual(expect.stringMatching(/its code could not be downloaded \(blocked/));
    await expect.poll(() => refused(page)).toContainEqual(expect.stringContaining(`${cdn.url}/chunks/`));
    await context.close();
  });

  it('gets nothing from a script tag without a hash', async () => {
    const { page, context } = await open({ headers: HASHED, head: scriptTag(cdn) });
    await expect.poll(() => refused(page)).toContain(`${cdn.url}/parvis.js`);
    expect(await page.evaluate(() => customElements.get('parvis-members'))).toBeUndefined();
    await context.close();
  });
});
