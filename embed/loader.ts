/*
 * The script tag: a few kilobytes that look for our elements and their twins `<div data-parvis="members">`, and fetch
 * the code only when there are some. Elements and twins that come later are found too. When the code cannot be
 * fetched (blocked, offline) it is asked for once more, then each place shows one sentence and a button.
 */

import { claimPage } from './page';
import { preload } from './preload';
import { upgradeTwin } from './twin';
import { showUnreachable } from './unreachable';

type Core = typeof import('./cdn');
type Options = Parameters<Core['configure']>[0];

/** The package's version. */
export const version = __PARVIS_VERSION__;

const pending: Options[] = [];
let core: Promise<Core> | undefined;

/** Sets the back end and so on for the widgets of the page; call it in a module script right after this one. */
export function configure(options: Options): void {
  pending.push(options);
  core?.then(applyPending);
}

/** Fetches the code and gives `{ configure, session, define, mount }`. */
export async function ready(): Promise<Core & Pick<typeof import('./mount'), 'mount'>> {
  const [found, { mount }] = await Promise.all([fetched(), import('./mount')]);
  return { ...found, mount };
}

function fetched(): Promise<Core> {
  core ??= fetchCore().catch((error) => {
    core = undefined;
    throw error;
  });
  return core;
}

async function fetchCore(): Promise<Core> {
  const found = await import('./cdn').catch(() => pause().then(() => import('./cdn')));
  applyPending(found);
  return found;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

function applyPending(found: Core): void {
  for (const options of pending.splice(0)) found.configure(options);
}

/** The root itself and what is below it. */
function within(root: Element, selector: string): HTMLElement[] {
  const below = [...root.querySelectorAll<HTMLElement>(selector)];
  return root.matches(selector) ? [root as HTMLElement, ...below] : below;
}

function waitingIn(root: Element): HTMLElement[] {
  return within(root, ':not(:defined)').filter((element) => element.localName.startsWith('parvis-'));
}

function scan(root: Element): void {
  for (const twin of within(root, '[data-parvis]')) upgradeTwin(twin);
  const waiting = waitingIn(root);
  if (waiting.length > 0) start(waiting);
}

function start(waiting: readonly Element[]): void {
  preload(waiting.map((element) => element.localName.slice('parvis-'.length)));
  fetched().then(
    (found) => {
      found.define();
      for (const { localName } of waitingIn(document.documentElement)) {
        console.warn(`<${localName}>: Parvis has no such widget; see the list of elements in its README.`);
      }
    },
    () => {
      for (const element of waiting) showUnreachable(element, () => start([element]));
    },
  );
}

function observe(): void {
  scan(document.documentElement);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) scan(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

if (typeof document !== 'undefined' && claimPage(version)) observe();
