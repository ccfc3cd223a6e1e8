/*
 * The script tag: a few kilobytes that look for our elements and their placeholders `<div data-parvis="members">`, and
 * download the code only when there are some. They also find those that a page adds later, in its document and in the open
 * shadow roots of its elements. When the download fails
 * (blocked, offline) the loader tries once more; then each place shows a sentence and a button.
 */
import { partNamed } from '../../src/areas/parts';
import { claimPage } from './claimPage';
import { watchOpeners } from './openers';
import { isForVisitors, preloadFirst, preloadLater, preloadParts, reserve } from './preload';
import { shadowRootsIn } from './shadowRoots';
import { isLazy, whenNear } from './whenNear';

type Core = typeof import('../cdn');
type Options = Parameters<Core['configure']>[0];

/** The package's version. */
export const version = __PARVIS_VERSION__;

/** Whether no other copy of Parvis runs on the page. */
const isOurs = typeof document !== 'undefined' && claimPage(version);

const pending: Options[] = [];
let core: Promise<Core> | undefined;

/** Sets the back end and other options of the page's widgets. Call it in a module script right after this one. */
export function configure(options: Options): void {
  pending.push(options);
  // A failed download is shown in place of each widget.
  core?.then(applyPending, () => {});
}

interface Ready extends Omit<Core, 'define'> {
  define: typeof import('../define').defineElements;
  mount: typeof import('../mount').mountElement;
}

/** Downloads the code and resolves to `{ configure, session, define, mount }`. */
export async function ready(): Promise<Ready> {
  const loads = [fetched(), import('../define'), import('../mount')] as const;
  const [found, { defineElements: define }, { mountElement: mount }] = await Promise.all(loads);
  return { ...found, define, mount };
}

/** `preload('members')` downloads the code of a widget, and no data, before the page has one. Never rejects. */
export const preload: typeof import('../../src/areas/preloadArea').preloadArea = (name) =>
  Promise.all([import('../../src/areas/preloadArea'), fetched()]).then(
    ([{ preloadArea }]) => preloadArea(name),
    () => {},
  );

function fetched(): Promise<Core> {
  core ??= fetchCore().catch((error) => {
    core = undefined;
    throw error;
  });
  return core;
}

async function fetchCore(): Promise<Core> {
  const load = () => import('../cdn');
  const found = await load().catch(() => pause().then(load));
  applyPending(found);
  found.provideParts(loadPart);
  found.provideWhenNear(whenNear);
  // After the widgets have started with what is there, and nothing else happens.
  (globalThis.requestIdleCallback ?? setTimeout)(preloadLater);
  return found;
}

/** Starts all downloads of a part at once, just before its code is imported. */
function loadPart(name: string): Promise<{ default: unknown }> {
  preloadParts([name]);
  return partNamed(name);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

function applyPending(found: Core): void {
  for (const options of pending.splice(0)) found.configure(options);
}

/** Where widgets may be. */
type Place = Document | ShadowRoot | Element;

/** The elements that match, among the place and its descendants. */
function within(place: Place, selector: string): HTMLElement[] {
  const below = [...place.querySelectorAll<HTMLElement>(selector)];
  return place instanceof Element && place.matches(selector) ? [place as HTMLElement, ...below] : below;
}

/** `data-parvis=" Members"` → `parvis-members`, or undefined when it can't be a tag name. */
function tagOfPlaceholder(placeholder: HTMLElement): string | undefined {
  const name = placeholder.dataset.parvis?.trim().toLowerCase() ?? '';
  return /^[a-z-]+$/.test(name) ? `parvis-${name}` : undefined;
}

/** Where elements may be. Defined ones are added once there are any, because their attributes may be misspelt. */
let elementSelector = ':not(:defined)';

/** Elements and placeholders, with their tags. */
function placesIn(root: Place): [element: HTMLElement, tag: string | undefined][] {
  const elements = within(root, elementSelector).filter(({ localName }) => localName.startsWith('parvis-'));
  return [
    ...elements.map((element): [HTMLElement, string] => [element, element.localName]),
    ...within(root, '[data-parvis]').map((placeholder): [HTMLElement, string | undefined] => [
      placeholder,
      tagOfPlaceholder(placeholder),
    ]),
  ];
}

/** The loader has its own texts, because no other code is there yet. */
const loaderTexts = {
  unreachable: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, ou rechargez la page.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
};

/** Places that have been tried again. */
const retried = new WeakSet<Element>();

/**
 * Shows a sentence and a button in place of a widget whose code could not be downloaded. It uses neither styles nor
 * React. Browsers may remember for the life of the page that a file failed, so what has failed again is left to a reload.
 */
function showUnreachable(element: Element, retry: () => void): void {
  const isLast = retried.has(element);
  const panel = document.createElement('p');
  const button = document.createElement('button');
  panel.setAttribute('role', 'alert');
  panel.textContent = `${loaderTexts.unreachable} `;
  button.type = 'button';
  button.textContent = isLast ? loaderTexts.reload : loaderTexts.retry;
  button.addEventListener('click', () => {
    if (isLast) return location.reload();
    retried.add(element);
    panel.remove();
    retry();
  });
  panel.append(button);
  element.replaceChildren(panel);
}

function scan(root: Place): void {
  const places = placesIn(root).filter((place) => {
    const [element] = place;
    const waits = isLazy(element);
    if (waits) whenNear(element, () => start([place]));
    return !waits;
  });
  if (places.length > 0) start(places);
  shadowRootsIn(root, define);
}

function start(places: ReturnType<typeof placesIn>): void {
  const names = places.map(([, tag]) => tag?.slice('parvis-'.length) ?? '');
  preloadFirst(names);
  fetchedFor(names).then(
    (found) => {
      for (const [element, tag] of places) found.show(element, tag);
    },
    (error: unknown) => {
      console.warn(
        `Parvis ${version}: its code could not be downloaded (blocked, offline, or this parvis.js is an old copy). ${error}`,
      );
      for (const [element, tag] of places) showUnreachable(element, () => start([[element, tag]]));
    },
  );
}

/** Downloads the code and defines the elements of these names. */
async function fetchedFor(names: readonly string[]): Promise<Core> {
  const found = await fetched();
  const tags = await found.define(isForVisitors(names));
  elementSelector = [':not(:defined)', ...tags].join();
  return found;
}

/** Opens the widget that a button of the page names. Where its code can't be downloaded, a link leads to its page. */
function open(opener: HTMLElement): void {
  const names = [opener.dataset.parvisOpen ?? ''];
  preloadFirst(names);
  Promise.all([import('../markup/openDialog'), fetchedFor(names)]).then(
    ([{ openDialog }]) => openDialog(opener),
    () => {
      if (opener instanceof HTMLAnchorElement) return location.assign(opener.href);
      const panel = document.createElement('div');
      opener.after(panel);
      showUnreachable(panel, () => open(opener));
    },
  );
}

const scanned = new WeakSet<Place>();
let observer: MutationObserver | undefined;

/**
 * Shows the widgets of a document or shadow root, also those that come later. Open shadow roots are found without it once
 * their element is in the document; only who made a closed one has it: `define(root)`.
 */
export function define(root: Document | ShadowRoot = document): void {
  if (!isOurs || scanned.has(root)) return;
  scanned.add(root);
  observer ??= new MutationObserver((changes) => {
    for (const { addedNodes, attributeName, target } of changes) {
      const nodes = attributeName ? [target] : addedNodes;
      for (const node of nodes) if (node instanceof Element && node.isConnected) scan(node);
    }
  });
  scan(root);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['loading', 'data-loading'] });
}

/** Reads the page's back ends from `data-api` of the script tag, where the first is the default. */
function readScript(): void {
  const ours = /\/parvis(-[\d.]+)?(\.iife)?\.js(\?|$)/;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src][data-api]')) {
    const isOurs = script === document.currentScript || script.src === import.meta.url;
    if (isOurs || ours.test(script.src)) configure({ apis: script.dataset.api });
  }
}

if (isOurs) {
  readScript();
  reserve();
  define();
  watchOpeners(open);
}
