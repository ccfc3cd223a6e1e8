/*
 * A page of the console under test. It makes the armed call fail, counts the requests, holds long timers so that the
 * test need not wait for them, and records every complaint.
 */

import type { Browser, BrowserContext, Locator, Page, Request, Route } from 'playwright-core';
import { REDUCED_MOTION } from '../../../fast/journeys/support/visitor.ts';
import { present } from '../../../support/present.ts';
import { hugeAnswer, withExtraFields } from './answers.ts';
import { type Attempt, isPassing, isUnreadable, UNCLEAR } from './faults.ts';
import type { Account, Site } from './site.ts';

interface Armed {
  attempt: Attempt;
  matches(request: string): boolean;
  field: string | undefined;
  /** The server gets the calls of which only the answer is lost. */
  arrives: boolean;
  asked: number;
  /** Requests that get no answer. */
  held: Route[];
}

const PATIENCE = 20_000;

/** Timers of five seconds and more only end with `passTime`. It is a text so that no compiler adds code to it. */
const holdLongClocks = `{
  const start = window.setTimeout.bind(window);
  const waiting = new Set();
  window.setTimeout = (work, ms, ...args) => {
    if (typeof work !== 'function' || !(ms >= 5000)) return start(work, ms, ...args);
    const run = () => waiting.delete(run) && work(...args);
    waiting.add(run);
    return start(run, ms);
  };
  window.passTime = () => [...waiting].forEach((run) => run());
}`;

export class Tab {
  /** Errors in the browser's console, and uncaught errors. */
  complaints: string[] = [];
  /** Every call of the page: `GET /api/membres/`. */
  readonly calls: string[] = [];
  /** Names of the files that the page has saved. */
  files: string[] = [];
  /** Who is signed in, and signs in again when the session expires. */
  account: Account;
  /** Removes what the back end announces from its answers. */
  isPlain = false;
  #armed: Armed | undefined;
  /** Requests of the page, of code too, that the server has not answered yet. */
  readonly #running = new Set<Request>();
  #refused: ((request: string) => boolean) | undefined;
  #visits = 0;

  private constructor(
    readonly site: Site,
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    this.account = site.admin;
  }

  static async open(browser: Browser, site: Site): Promise<Tab> {
    const viewport = { width: 1280, height: 900 };
    // A worker of the page would make its own requests, which can't be made to fail here.
    const context = await browser.newContext({
      locale: 'fr-FR',
      viewport,
      serviceWorkers: 'block',
      ...REDUCED_MOTION,
    });
    const page = await context.newPage();
    const tab = new Tab(site, page, context);
    page.setDefaultTimeout(PATIENCE);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('pageerror', (error) => tab.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') tab.complaints.push(message.text());
    });
    page.on('download', (download) => tab.files.push(download.suggestedFilename()));
    page.on('request', (request) => void tab.#running.add(request));
    page.on('requestfinished', (request) => void tab.#running.delete(request));
    page.on('requestfailed', (request) => void tab.#running.delete(request));
    await page.addInitScript({ content: holdLongClocks });
    await page.route(/\/api\//, (route) => tab.#answer(route));
    await page.goto(`${site.url}/favicon.svg`);
    return tab;
  }

  /** Opens a fresh page at this address of the console; without a session when `token` is null. */
  async goto(hash: string, token: string | null = this.account.token): Promise<void> {
    await this.page.evaluate((stored) => {
      localStorage.clear();
      sessionStorage.clear();
      if (stored) localStorage.setItem('authToken', stored);
    }, token);
    this.#visits += 1;
    this.#refused = undefined;
    this.#running.clear();
    await this.page.goto(`${this.site.url}/?${this.#visits}#/${hash}`, { waitUntil: 'commit' });
  }

  /** Opens a fresh page outside of the console: a host's, or that of a helper's link with its key. */
  async visit(path: string, key = ''): Promise<void> {
    this.#visits += 1;
    this.#refused = undefined;
    this.#running.clear();
    await this.page.goto(`${this.site.url}${path}?${this.#visits}#${key}`, { waitUntil: 'commit' });
  }

  /** Opens a host's page that holds only the form for visitors. */
  visitForm = (): Promise<void> => this.visit('/hote/');

  /** Refuses all calls that match, beside the armed call, until the next fresh page. */
  refuse(matches: (request: string) => boolean): void {
    this.#refused = matches;
  }

  /** Makes all calls that match fail in this way, until `disarm`. */
  arm(matches: (request: string) => boolean, attempt: Attempt, field?: string, arrives = false): void {
    this.#armed = { attempt, matches, field, arrives, asked: 0, held: [] };
  }

  async disarm(): Promise<void> {
    const held = this.#armed?.held ?? [];
    this.#armed = undefined;
    for (const route of held) await route.abort().catch(() => {});
  }

  /** The number of requests since the call was armed. */
  get asked(): number {
    return this.#armed?.asked ?? 0;
  }

  /** Waits for the failing call, and ends its timer if it gets no answer. */
  async failed(times: number): Promise<void> {
    await this.until(() => this.asked >= times, `call ${times} of ${times}, seen ${this.asked}`);
    const { network } = present(this.#armed, 'armed call').attempt.fault;
    if (network !== 'stall' && network !== 'drip') return;
    // Other calls are answered first, so that only this call times out. Those that come after code are made by then too.
    do {
      await this.until(() => this.#running.size === 0, 'the answers to other calls');
      await this.page.evaluate('new Promise((done) => requestIdleCallback(() => done()))');
    } while (this.#running.size > 0);
    await this.page.evaluate('passTime()');
  }

  async until(check: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await check())) {
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    this.calls.push(call);
    const armed = this.#armed;
    try {
      if (this.#refused?.(call))
        return await route.fulfill({ status: 400, json: { success: false, message: 'Refusé par le test' } });
      if (!armed?.matches(`${call}${new URL(request.url()).search}`)) {
        return await (this.isPlain && /\/(?:verify-token|login)\/?$/.test(call)
          ? this.#withoutCapabilities(route)
          : route.continue());
      }
      armed.asked += 1;
      this.#running.delete(request);
      await this.#fail(route, armed);
    } catch {
      // The page was left, so no answer is needed.
    }
  }

  async #fail(route: Route, armed: Armed): Promise<void> {
    const { fault, message, reason } = armed.attempt;
    const { network, status = 200, success, body, contentType, headers } = fault;
    if (armed.arrives && (isUnreadable(fault) || UNCLEAR.includes(fault.name))) await route.fetch();
    if (network === 'stall') return void armed.held.push(route);
    if (network === 'drip') return route.continue({ url: this.site.drip });
    if (network) return route.abort(network);
    if (success) return this.#enrich(route, success);
    const errors = fault.fields && armed.field ? { errors: { [armed.field]: [reason] } } : {};
    await route.fulfill({
      status,
      headers,
      contentType: contentType ?? 'application/json',
      body: body ?? JSON.stringify({ success: false, message, ...errors }),
    });
  }

  async #withoutCapabilities(route: Route): Promise<void> {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"capacites":\[[^\]]*\]/, '"capacites":[]') });
  }

  async #enrich(route: Route, how: 'extra' | 'huge'): Promise<void> {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) {
      const text = await response.text();
      return route.fulfill({ response, body: how === 'huge' ? text.repeat(2000) : text });
    }
    const answer = await response.json();
    await route.fulfill({
      response,
      json: how === 'extra' ? withExtraFields(answer) : hugeAnswer(answer),
    });
  }

  /** Keeps a picture of the page beside the table, for a look at what shows after a problem. */
  async picture(name: string): Promise<void> {
    const path = `.cache/faults/${name.replaceAll(/[^\p{L}\d.]+/gu, '-')}.png`;
    await this.page.screenshot({ path }).catch(() => {});
  }

  isRepeated(): boolean {
    return this.#armed !== undefined && isPassing(this.#armed.attempt.fault);
  }

  // Shorthands for cases.

  button(name: string | RegExp, scope: Page | Locator = this.page): Locator {
    return scope.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  press(name: string | RegExp, scope?: Page | Locator): Promise<void> {
    return this.button(name, scope).first().click();
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]:not([role])').last();
  }

  get alert(): Locator {
    return this.page.getByRole('alertdialog');
  }

  heading(name: string | RegExp): Promise<void> {
    return this.page.getByRole('heading', { name }).first().waitFor();
  }
}
