/*
 * Takes a call through every fault. A load is repeated on the same page with «Réessayer», a save with its button, each
 * with the next fault armed. So the run also shows that the user can try again.
 */

import { endpoints } from '../../../../src/api/endpoints.ts';
import { present } from '../../../support/present.ts';
import type { Case, Row } from './Case.ts';
import { type Attempt, attemptOf, type Fault, isPassing, isUnreadable } from './faults.ts';
import type { Tab } from './Tab.ts';

interface Known {
  method: string;
  path: string;
}

/** The endpoint with this id. */
export const endpointOf = (id: string): Known => {
  const [family = '', name = ''] = id.split('.');
  const families: Record<string, Record<string, Known>> = endpoints;
  const known = families[family]?.[name];
  if (!known) throw new Error(`no endpoint ${id}`);
  return known;
};

/** Tells the calls to this endpoint; `{id}` is always a number. */
export function matcherOf(id: string): (request: string) => boolean {
  const { method, path } = endpointOf(id);
  const source = path
    .replaceAll('{identifiant}', '[^/]+')
    .replaceAll('{champ}', '[^/]+')
    .replaceAll(/\{\w+\}/g, '\\d+');
  const expression = new RegExp(`^${method} ${source}(\\?.*)?$`);
  return (request) => expression.test(request);
}

/** The form that signs in, over a kept screen that may have the same fields. */
const signInForm = (tab: Tab) =>
  tab.page.locator('form', { has: tab.button(/^(Se connecter|Connexion\.\.\.)$/) });

async function signIn(tab: Tab): Promise<void> {
  const form = signInForm(tab);
  await form.getByLabel('Adresse e-mail').fill(tab.account.email);
  await form.getByLabel('Mot de passe').first().fill(tab.account.password);
  await tab.press('Se connecter', form);
  const code = tab.account.codes?.pop();
  if (code) {
    await form.getByLabel('Code de vérification').fill(code);
    await tab.press('Se connecter', form);
  }
  await form.waitFor({ state: 'detached' });
}

/** The screen has something to read and something to press, and no part of it crashed. */
async function checkScreen(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.getByRole('heading').first().waitFor();
  await page.locator('button:enabled, a[href]').first().waitFor();
  if (await page.getByText('Cette partie a rencontré un problème').count())
    throw new Error('a part of the page crashed');
}

function checkComplaints(tab: Tab, testCase: Case, fault: Fault): void {
  const isOurs = (line: string) => !line.startsWith('Failed to load resource');
  const isMeant = (line: string) =>
    (isUnreadable(fault) && /^Parvis: [A-Z]+ \S+ doesn't keep its contract/.test(line)) ||
    // As long as this address has never answered as an API.
    (fault.name === 'HTML' &&
      /^Parvis: no Parvis API at \S+ \([A-Z]+ \S+: a page \(HTML\) came instead of JSON\)/.test(line)) ||
    testCase.logs?.test(line);
  const lines = tab.complaints.filter((line) => isOurs(line) && !isMeant(line));
  if (lines.length > 0) throw new Error(`in the console: ${lines.join(' | ').slice(0, 300)}`);
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class Run {
  readonly row: Row = new Map();
  #isOpen = false;

  constructor(
    readonly tab: Tab,
    readonly testCase: Case,
  ) {}

  /** Fills a cell; after a problem the next cell starts with a fresh page. */
  async cell(fault: Fault, work: (attempt: Attempt) => Promise<string>): Promise<void> {
    const { tab, testCase, row } = this;
    const attempt = attemptOf(fault);
    tab.complaints = [];
    tab.files = [];
    try {
      const letters = await work(attempt);
      await checkScreen(tab);
      checkComplaints(tab, testCase, fault);
      row.set(fault.name, { letters });
    } catch (error) {
      row.set(fault.name, { problem: sentenceOf(error).replaceAll(/\s+/g, ' ').slice(0, 2000) });
      this.#isOpen = false;
      await tab.picture(`${testCase.call} ${testCase.screen} ${fault.name}`);
    } finally {
      await tab.disarm();
    }
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Whether the last four cells failed, so that the rest is not worth the time. */
  isHopeless(): boolean {
    const last = [...this.row.values()].slice(-4);
    return last.length === 4 && last.every((cell) => 'problem' in cell);
  }

  arm(attempt: Attempt): void {
    const matches = matcherOf(this.testCase.call);
    const { only, field, arrives } = this.testCase;
    this.tab.arm((request) => matches(request) && (only?.test(request) ?? true), attempt, field, arrives);
  }

  /** Makes the call, which then fails. */
  async provoke(attempt: Attempt): Promise<void> {
    const { testCase, tab } = this;
    const isFirst = !this.#isOpen;
    tab.isPlain = testCase.isPlain ?? false;
    if (testCase.kind === 'load') {
      this.arm(attempt);
      if (isFirst) {
        await testCase.open(tab);
        await testCase.act?.(tab);
      } else if (testCase.again) await testCase.again(tab);
      else await tab.press('Réessayer');
    } else {
      if (isFirst) await testCase.open(tab);
      this.arm(attempt);
      await present(testCase.act, `action of ${testCase.call}`)(tab);
    }
    this.#isOpen = true;
    const isRepeated =
      endpointOf(testCase.call).method === 'GET' && !testCase.isAhead && isPassing(attempt.fault);
    await tab.failed(isRepeated ? 3 : 1);
  }

  async fail(fault: Fault): Promise<void> {
    const { testCase, tab } = this;
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      const isPage = fault.name === 'HTML' && testCase.anyBody === 'noPage';
      if (testCase.anyBody && isUnreadable(fault) && !isPage) {
        await testCase.done(tab);
        this.close();
        return 'K';
      }
      const letters = await testCase.shows(tab, attempt);
      await testCase.kept?.(tab);
      if (endpointOf(testCase.call).method !== 'GET' && tab.asked > 1 && !testCase.recovers)
        throw new Error(`a write was sent ${tab.asked} times`);
      if (testCase.recovers) {
        await tab.disarm();
        await testCase.recovers(tab, attempt);
      }
      if (testCase.again === null || testCase.ends?.includes(fault.name)) this.close();
      return letters;
    });
  }

  /** The session expires: the user signs in over the kept screen and continues. */
  async expire(fault: Fault): Promise<void> {
    const { testCase, tab } = this;
    if (testCase.anonymous) return this.fail(fault);
    if (testCase.kind === 'load') this.close();
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      await signInForm(tab).waitFor();
      await tab.disarm();
      await signIn(tab);
      await testCase.kept?.(tab);
      await testCase.recovers?.(tab, attempt);
      if (testCase.kind === 'load') await testCase.done(tab);
      return 'S';
    });
    if (testCase.kind === 'load') this.close();
  }

  async succeed(fault: Fault): Promise<void> {
    const { testCase, tab } = this;
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      await testCase.done(tab);
      return 'K';
    });
    this.close();
  }
}

/** Fills all cells of a call. */
export async function runCase(tab: Tab, testCase: Case, faults: readonly Fault[]): Promise<Row> {
  const run = new Run(tab, testCase);
  tab.account = tab.site.admin;
  for (const fault of faults) {
    if (run.isHopeless()) break;
    if (testCase.skips?.includes(fault.name)) run.row.set(fault.name, { letters: '·' });
    else if (fault.success) await run.succeed(fault);
    else if (fault.name === '401') await run.expire(fault);
    else await run.fail(fault);
  }
  return run.row;
}
