/*
 * Takes one call through every fault. What can be tried again is, on the same page: a load by «Réessayer», a save by
 * its button, with the next fault armed. That it can be tried again is thereby shown, too.
 */
import { endpoints } from '../../../src/api/endpoints.ts';
import type { Case, Row } from './Case.ts';
import { type Attempt, attemptOf, type Fault, isPassing, isUnreadable, saidOf } from './faults.ts';
import type { Tab } from './Tab.ts';

interface Known {
  method: string;
  path: string;
}

/** The whole contract by id. */
export const endpointOf = (id: string): Known => {
  const [family = '', name = ''] = id.split('.');
  const known = (endpoints as unknown as Record<string, Record<string, Known>>)[family]?.[name];
  if (!known) throw new Error(`no endpoint ${id}`);
  return known;
};

/** `{id}` is a number wherever the contract has one. */
export function matcherOf(id: string): (request: string) => boolean {
  const { method, path } = endpointOf(id);
  const source = path
    .replaceAll('{identifiant}', '[^/]+')
    .replaceAll('{champ}', '[^/]+')
    .replaceAll(/\{\w+\}/g, '\\d+');
  const expression = new RegExp(`^${method} ${source}(\\?.*)?$`);
  return (request) => expression.test(request);
}

const email = (tab: Tab) => tab.page.getByLabel('Adresse e-mail');

async function signIn(tab: Tab): Promise<void> {
  await email(tab).fill(tab.world.email);
  await tab.page.getByLabel('Mot de passe').first().fill(tab.world.password);
  await tab.press('Se connecter');
  await email(tab).waitFor({ state: 'detached' });
}

/** Something to read, something to press, and no part that fell over. */
async function checkScreen(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.getByRole('heading').first().waitFor();
  await page.locator('button:enabled, a[href]').first().waitFor();
  if (await page.getByText('Cette partie a rencontré un problème').count())
    throw new Error('a part of the page fell over');
}

function checkComplaints(tab: Tab, one: Case, fault: Fault): void {
  const isOurs = (line: string) => !line.startsWith('Failed to load resource');
  const isMeant = (line: string) =>
    (isUnreadable(fault) && /^Parvis: [A-Z]+ \S+ doesn't keep its contract/.test(line)) ||
    one.logs?.test(line);
  const lines = tab.complaints.filter((line) => isOurs(line) && !isMeant(line));
  if (lines.length > 0) throw new Error(`in the console: ${lines.join(' | ').slice(0, 300)}`);
}

class Run {
  readonly row: Row = new Map();
  #isOpen = false;

  constructor(
    readonly tab: Tab,
    readonly one: Case,
  ) {}

  /** One cell; whatever goes wrong in it, the next starts with a fresh page. */
  async cell(fault: Fault, work: (attempt: Attempt) => Promise<string>): Promise<void> {
    const { tab, one, row } = this;
    const attempt = attemptOf(fault);
    tab.complaints = [];
    try {
      const letters = await work(attempt);
      await checkScreen(tab);
      checkComplaints(tab, one, fault);
      row.set(fault.name, { letters });
    } catch (error) {
      row.set(fault.name, { problem: (error as Error).message.replaceAll(/\s+/g, ' ').slice(0, 600) });
      this.#isOpen = false;
    } finally {
      await tab.disarm();
    }
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Nothing works here: no need to wait for the rest. */
  isHopeless(): boolean {
    const last = [...this.row.values()].slice(-4);
    return last.length === 4 && last.every((cell) => 'problem' in cell);
  }

  arm(attempt: Attempt): void {
    const matches = matcherOf(this.one.call);
    const { only, field } = this.one;
    this.tab.arm((request) => matches(request) && (only?.test(request) ?? true), attempt, field);
  }

  /** Makes the call, which fails in this way. */
  async provoke(attempt: Attempt): Promise<void> {
    const { one, tab } = this;
    const isFirst = !this.#isOpen;
    if (one.kind === 'load') {
      this.arm(attempt);
      if (isFirst) {
        await one.open(tab);
        await one.act?.(tab);
      } else if (one.again) await one.again(tab);
      else await tab.press('Réessayer');
    } else {
      if (isFirst) await one.open(tab);
      this.arm(attempt);
      await one.act!(tab);
    }
    this.#isOpen = true;
    const isRepeated = endpointOf(one.call).method === 'GET' && isPassing(attempt.fault);
    await tab.failed(isRepeated ? 3 : 1);
  }

  async fail(fault: Fault): Promise<void> {
    const { one, tab } = this;
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      const isPage = fault.name === 'HTML' && one.anyBody === 'noPage';
      if (one.anyBody && isUnreadable(fault) && !isPage) {
        await one.done(tab);
        this.close();
        return 'K';
      }
      const letters = await one.shows(tab, attempt);
      await one.kept?.(tab);
      if (endpointOf(one.call).method !== 'GET' && tab.asked > 1)
        throw new Error(`a write was sent ${tab.asked} times`);
      if (one.again === null || one.ends?.includes(fault.name)) this.close();
      return letters;
    });
  }

  /** The session ends: signing in over the kept screen, then on as if nothing. */
  async expire(fault: Fault): Promise<void> {
    const { one, tab } = this;
    if (one.anonymous) return this.fail(fault);
    if (one.kind === 'load') this.close();
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      await email(tab).waitFor();
      await tab.disarm();
      await signIn(tab);
      await one.kept?.(tab);
      if (one.kind === 'load') await one.done(tab);
      return 'S';
    });
    if (one.kind === 'load') this.close();
  }

  async succeed(fault: Fault): Promise<void> {
    const { one, tab } = this;
    await this.cell(fault, async (attempt) => {
      await this.provoke(attempt);
      await one.done(tab);
      return 'K';
    });
    this.close();
  }
}

/** All cells of a call. */
export async function runCase(tab: Tab, one: Case, faults: readonly Fault[]): Promise<Row> {
  const run = new Run(tab, one);
  for (const fault of faults) {
    if (run.isHopeless()) break;
    if (one.skips?.includes(fault.name)) run.row.set(fault.name, { letters: '·' });
    else if (fault.success) await run.succeed(fault);
    else if (fault.name === '401') await run.expire(fault);
    else await run.fail(fault);
  }
  return run.row;
}

export { saidOf };
