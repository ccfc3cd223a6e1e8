import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Origin, serveCdn, serveHost, strictPolicy } from '../../fast/journeys/support/hostPage.ts';
import { launch, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { codeBlocks } from './snippets.ts';

/* The snippets of the documentation on a host's page. Page, scripts and back end are each on their own origin. */

let browser: Browser;
let server: TestServer;
let cdn: Origin;
beforeAll(async () => {
  [browser, server, cdn] = await Promise.all([launch(), startTestServer({ members: 3 }), serveCdn()]);
  await openRegistration('camp-ete');
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server, cdn].map((origin) => origin?.close()));
});

/** Lets an event of the sample data take registrations under the name that the documentation has. */
async function openRegistration(identifiant: string) {
  const { id } = await server.db
    .selectFrom('evenements')
    .select('id')
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('inscriptions_reglages').values({ evenement_id: id, identifiant }).execute();
}

const local = (html: string) =>
  html
    .replaceAll(/https:\/\/cdn\.example\.org\/parvis(?=\/)|http:\/\/127\.0\.0\.1:4173\/cdn/g, cdn.url)
    .replaceAll(/https:\/\/api\.example\.org|http:\/\/127\.0\.0\.1:4173/g, server.url);

const snippets = ['README.md', 'docs/EMBEDDING.md', 'docs/FRAMEWORKS.md', 'docs/REFERENCE.md'].flatMap(
  (file) => {
    const all = codeBlocks(file, 'html').map((html, at) => ({ name: `${file}, ${at + 1}`, html }));
    // frameworks.check.ts opens the page of htmx.
    const blocks = all.filter(({ html }) => !html.includes('hx-get'));
    // Some snippets show settings and elements without the script that they belong to.
    const script =
      '<script type="module" src="https://cdn.example.org/parvis/parvis-1.0.0.js" data-api="https://api.example.org"></script>\n';
    return blocks.map(({ name, html }) => ({
      name,
      html: /parvis[\w.-]*\.js/.test(html) ? html : script + html,
    }));
  },
);

describe('A snippet of the documentation', () => {
  it.each(snippets)('works unchanged: $name', async ({ html }) => {
    const host = await serveHost(undefined);
    // Whichever back end the page names; its own, where it names none.
    const api = /configure\(|data-api/.test(html) ? '' : ' api="/"';
    const widget = /<parvis-|data-parvis|mount\(/.test(html) ? '' : `<parvis-login${api}></parvis-login>`;
    host.set('/', { body: local(html) + widget });
    const { page, complaints, context } = await visit(browser);
    await page.goto(`${host.url}/`);
    if (html.includes('data-parvis-open')) {
      await page.locator('[data-parvis-open]').click();
      await page.getByRole('dialog').getByRole('button', { name: 'S’inscrire' }).waitFor();
    } else
      await page.waitForFunction(() => {
        const widgets = [...document.querySelectorAll('*')].filter((each) =>
          each.localName.startsWith('parvis-'),
        );
        // Of two widgets that are signed out, one has the form and the other says so.
        return (
          widgets.length > 0 && widgets.every((each) => each.shadowRoot?.querySelector('h1, h2, button'))
        );
      });
    expect(complaints).toEqual([]);
    await context.close();
    await host.close();
  });
});

describe('The snippet with hashes', () => {
  const lines = (url: string) =>
    execFileSync(process.execPath, ['dist/snippet.mjs', url], { encoding: 'utf8' });

  async function open(tamper: boolean) {
    const head = lines(cdn.url);
    const hash = /'sha256-[^']+'/.exec(head)?.[0] ?? '';
    const policy = strictPolicy(cdn.url, server.url).replace('script-src', `script-src ${hash}`);
    const host = await serveHost(policy);
    host.set('/', { head, body: `<parvis-login api="${server.url}"></parvis-login>` });
    const visited = await visit(browser);
    if (tamper) {
      await visited.page.route('**/chunks/core-*.js', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n// changed on the way` });
      });
    }
    await visited.page.goto(`${host.url}/`);
    return { ...visited, close: () => Promise.all([visited.context.close(), host.close()]) };
  }

  it('loads under the strictest policy without a violation', async () => {
    const { page, violations, complaints, close } = await open(false);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stops a changed chunk, and the widget shows that it could not be loaded', async () => {
    const { page, complaints, close } = await open(true);
    await page.getByText('n’a pas pu être chargée').waitFor();
    expect(complaints.some((line) => /integrity|digest/i.test(line))).toBe(true);
    await close();
  });

  it('is the one in the package', () => {
    expect(readFileSync('dist/cdn/snippet.html', 'utf8')).toBe(lines('https://cdn.example.org/parvis'));
  });
});
