/*
 * The built console on its own reference server, and a browser: every file of tests/slow/access opens it first.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBuilt } from '../../../fast/journeys/support/builtConsole.ts';
import { scriptTag, serveCdn, serveHost } from '../../../fast/journeys/support/hostPage.ts';
import { REDUCED_MOTION } from '../../../fast/journeys/support/visitor.ts';
import type { TestServer } from '../../../support/server.ts';
import { installProbe } from '../probes/installProbe.ts';

export interface Site {
  server: TestServer;
  browser: Browser;
  /** Of the session of signed-in pages. */
  token: string;
  /** Calls the back end as the office does. */
  call<T>(method: string, path: string, body?: object): Promise<T>;
  /** The address of a plain page of another origin with this in its `<main>`. */
  hostPage(content: string): Promise<string>;
  /** An empty page of a fresh profile; signed in by default. */
  page(options?: { isSignedIn?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The size of the window for measures that don't set another size. */
export const DESKTOP = { width: 1280, height: 900 };

export async function openSite(members = 60): Promise<Site> {
  const { browser, server, close: closeBuilt } = await startBuilt({ members });
  const token = await server.login();
  const contexts = new Set<BrowserContext>();
  const page: Site['page'] = async ({ isSignedIn = true } = {}) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: DESKTOP, ...REDUCED_MOTION });
    contexts.add(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // Without a listener, choosers are taken over only once a test waits for one, and a key pressed at once is too early.
    page.on('filechooser', () => {});
    if (isSignedIn) await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
    await page.addInitScript(axeSource);
    await page.addInitScript(installProbe);
    return page;
  };
  const { hostPage, close: closeHost } = openHost();
  const close = async () => {
    for (const context of contexts) await context.close();
    await Promise.all([closeBuilt(), closeHost()]);
  };
  return { server, browser, token, call: callsOf(server.url, token), page, hostPage, close };
}

const callsOf =
  (url: string, token: string): Site['call'] =>
  async (method, path, body) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`);
    return read.data ?? read.results;
  };

/** A host that follows the visitor's theme, so that a widget is measured in both. */
const HOST_CSS =
  ':root { color-scheme: light dark } @media (prefers-color-scheme: dark) { body { background: #121212; color: #eee } }';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** Starts only for the first page: most screens are the console's. */
function openHost() {
  let opened:
    | Promise<[Awaited<ReturnType<typeof serveCdn>>, Awaited<ReturnType<typeof serveHost>>]>
    | undefined;
  let pages = 0;
  const hostPage = async (content: string) => {
    opened ??= Promise.all([serveCdn(), serveHost(undefined)]);
    const [cdn, host] = await opened;
    const path = `/${++pages}/`;
    host.set(path, {
      css: HOST_CSS,
      head: VIEWPORT + scriptTag(cdn),
      body: `<main>${content}</main>`,
    });
    return host.url + path;
  };
  const close = async () => {
    await Promise.all(((await opened) ?? []).map((origin) => origin.close()));
  };
  return { hostPage, close };
}
