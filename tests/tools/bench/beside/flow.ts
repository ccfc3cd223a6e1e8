/** The flow that both pages are measured on: signing in, the dashboard, the list, a new member, and a second visit. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Condition } from './conditions.ts';
import { account, type Expected } from './expected.ts';
import { type Span, Visit } from './visit.ts';
import type { Request } from './wire.ts';

/** What a person takes to read before the next step. Pages may use it to fetch ahead. */
const THOUGHT = 1000;
/** Between keys; a quick typist's pace. */
const PACE = 90;

export interface Step extends Span {
  name: StepName;
}

export const stepNames = [
  'login usable',
  'click → dashboard complete',
  'menu → members',
  'next page',
  'tick a row',
  'last key → result',
  'open the form of a new member',
  'save → confirmed',
  'second visit → members',
] as const;
export type StepName = (typeof stepNames)[number];

/** One of the two page loads of a flow; times are by its own clock. */
export interface Load {
  steps: Step[];
  tasks: { start: number; duration: number }[];
  /** What clicks and keys take until the next paint. */
  interactions: { start: number; duration: number }[];
  /** Sum of the layout shifts without an input just before. */
  shift: number;
  /** By the clock of the page, as the steps are. */
  requests: Request[];
}

export interface Flow {
  first: Load;
  second: Load;
  heap: number;
  listNodes: number;
  pageNodes: number;
}

async function loadOf(visit: Visit, steps: Step[]): Promise<Load> {
  const { tasks, shifts, interactions, origin } = await visit.seen();
  const requests = visit.requests.map(({ start, end, ...rest }) => ({
    ...rest,
    start: start - origin,
    end: end === undefined ? undefined : end - origin,
  }));
  return { steps, tasks, interactions, shift: shifts.reduce((sum, { value }) => sum + value, 0), requests };
}

async function firstVisit(visit: Visit, expected: Expected, thought: number) {
  const steps: Step[] = [{ name: 'login usable', start: 0, end: await visit.shown('login') }];
  const step = async (name: StepName, act: () => Promise<void>, what: string, value?: unknown) => {
    await sleep(thought);
    await act();
    steps.push({ name, ...(await visit.since(what, value)) });
  };
  await visit.type('email', account.email);
  await visit.type('password', account.password);
  const press = (place: string) => () => visit.click(place);
  await step('click → dashboard complete', press('signIn'), 'dashboard', expected.figures);
  await step('menu → members', press('menu'), 'rows', expected.pages[0]);
  const nodes = { listNodes: 0, pageNodes: 0 };
  const count = async () => {
    nodes.listNodes = await visit.listNodes();
    nodes.pageNodes = await visit.pageNodes();
  };
  // The list is counted once it rests, just before the next step.
  await step('next page', () => count().then(press('next')), 'rows', expected.pages[1]);
  await step('tick a row', press('tick'), 'ticked');
  const { words, names } = expected.search;
  await step('last key → result', () => visit.type('search', words, PACE), 'rows', names);
  await step('open the form of a new member', press('create'), 'form');
  await visit.type('name', 'Zzz');
  await visit.type('firstName', 'Bench');
  await visit.click('gender');
  await step('save → confirmed', press('save'), 'confirmation');
  return { first: await loadOf(visit, steps), ...nodes };
}

/** One flow in a new browser context, so that caches are cold at first and warm for the second visit. */
export async function runFlow(
  browser: Browser,
  page: string,
  condition: Condition,
  expected: Expected,
  thought = THOUGHT,
): Promise<Flow> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 }, locale: 'fr-FR' });
  try {
    const visit = await Visit.open(context, page, condition);
    const measured = await firstVisit(visit, expected, thought);
    const heap = await visit.heap();
    await visit.close();
    const again = await Visit.open(context, `${page}#/community`, condition);
    const end = await again.shown('rows', expected.pages[0]);
    const second = await loadOf(again, [{ name: 'second visit → members', start: 0, end }]);
    return { ...measured, second, heap };
  } finally {
    await context.close();
  }
}
