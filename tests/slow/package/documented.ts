/*
 * Pages made of the documentation's lines, unchanged. Where these name a back end, it is the reference server or one that
 * is down; the site's own token and its page for signing in are the test's.
 */
import type { Browser, Route } from 'playwright-core';
import { expect } from 'vitest';
import { CORS } from '../../fast/journeys/support/hostPage.ts';
import { rememberSession, type Visit, visit } from '../../fast/journeys/support/visitor.ts';
import type { TestServer } from '../../support/server.ts';
import { codeBlocks } from './snippets.ts';

const API = 'https://api.example.org';
const HTML = '<!doctype html><title>502</title><h1>Maintenance</h1>';

/** The lines that name the back end and define the elements. */
export const startLines = (): string => lineWith('docs/FRAMEWORKS.md', "import 'parvis/elements/define'");

/** The lines by which a site brings its own session. */
export const sessionLines = (): string => lineWith('docs/EMBEDDING.md', 'getToken');

function lineWith(file: string, words: string): string {
  const [code] = codeBlocks(file, 'ts').filter((each) => each.includes(words));
  if (!code) throw new Error(`${file} has no block of TypeScript with «${words}»`);
  return code;
}

type Answer = (route: Route) => Promise<void>;

export interface Documented extends Visit {
  /** What the back end answers to each call. */
  api: Answer;
  /** What the site answers when it is asked for its token. */
  token: Answer;
  /** Every address that the page itself was led to. */
  visited: string[];
  close(): Promise<void>;
}

/** An empty page, for which the back end works and a user is signed in: by the site's token, or by Parvis itself. */
export async function openDocumented(
  browser: Browser,
  server: TestServer,
  signedInBy: 'site' | 'Parvis',
): Promise<Documented> {
  const visitor = await visit(browser);
  const { page } = visitor;
  const token = await server.login();
  const documented: Documented = {
    ...visitor,
    api: async (route) => {
      const url = route.request().url().replace(API, server.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    },
    token: (route) => route.fulfill({ body: token }),
    visited: [],
    close: async () => {
      // Calls of the page may still be under way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await visitor.context.close();
    },
  };
  if (signedInBy === 'Parvis') await rememberSession(page, token, API);
  page.on('framenavigated', (frame) => documented.visited.push(new URL(frame.url()).pathname));
  await page.route(`${API}/**`, (route) => documented.api(route));
  await page.route('**/session/token', (route) => documented.token(route));
  await page.route('**/connexion', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  return documented;
}

const broken: Answer = (route) =>
  route.fulfill({ status: 503, headers: CORS, contentType: 'text/html', body: HTML });

/** Outages, which don't say what the token is worth: who is down, and what a call meets. */
const outages: readonly ['api' | 'token', string, Answer][] = [
  ['api', 'gives no answer', (route) => route.abort()],
  ['api', 'is broken', broken],
  [
    'api',
    'answers with a page',
    (route) => route.fulfill({ headers: CORS, contentType: 'text/html', body: HTML }),
  ],
  ['token', 'is broken', broken],
];

/** Answers by which the back end refuses the token. */
const refusals = [401, 403].map(
  (status): Answer =>
    (route) =>
      route.fulfill({ status, headers: CORS, json: { success: false, message: 'Jeton refusé' } }),
);

/**
 * Goes through what may happen to the session on a page of a site with its own session. While the back end or the site is
 * down, the page stays and its widget offers to try again; once the back end refuses the token, the user is asked to sign in.
 */
export async function expectSessionKept(
  documented: Documented,
  url: string,
  asked: 'by the site' | 'by Parvis',
) {
  const { page, visited, api, token } = documented;
  const list = page.getByText('25 affichés sur 40');
  const again = page.getByRole('button', { name: 'Réessayer' }).first();
  const form = page.getByRole('button', { name: 'Se connecter', exact: true });
  const { pathname } = new URL(url);

  await page.goto(url);
  await list.waitFor();
  for (const [part, what, outage] of outages) {
    documented[part] = outage;
    await page.reload();
    await again.waitFor({ timeout: 15_000 }).catch(() => {
      throw new Error(`The ${part} ${what}: no second try is offered on ${visited.at(-1)}`);
    });
    Object.assign(documented, { api, token });
    // Lines that try again by themselves leave nothing to press.
    await again.click({ timeout: 15_000 });
    await list.waitFor();
  }
  expect(new Set(visited)).toEqual(new Set([pathname]));

  for (const refusal of refusals) {
    documented.api = refusal;
    await page.goto(url);
    if (asked === 'by Parvis') await form.waitFor({ timeout: 15_000 });
    else await page.waitForURL('**/connexion', { timeout: 15_000 });
  }
  if (asked === 'by Parvis') expect(new Set(visited)).toEqual(new Set([pathname]));
}
