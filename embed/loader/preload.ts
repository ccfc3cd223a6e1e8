/*
 * Starts all downloads that a page needs at once, not one after the other as imports are found. The build knows which
 * chunks each area's screen needs, by the area's name and by the word for it in the console's address. Visitors who
 * aren't signed in get the chunks of the sign-in form.
 */

import { LOW_HEIGHT, RESERVED_HEIGHT } from './reservedHeight';

const [files, coreSize, areas, soon, forVisitors, low] = __PARVIS_CHUNKS__;
const started = new Set<string>();

function hasToken(): boolean {
  try {
    return localStorage.getItem('authToken') !== null;
  } catch {
    return false;
  }
}

/** The word for the console's screen in the address. */
const screen = () => /^#\/(apps\/)?(\w+)/.exec(location.hash)?.[2] ?? 'dashboard';

/**
 * Reserves the height of the page's widgets until their code does it. Any rule of the page takes precedence over
 * `:where()`.
 */
export function reserve(): void {
  const tags = `:is(parvis-${Object.keys(areas).join(',parvis-')})`;
  // What the page shows meanwhile has a height of its own.
  const bare = ':not(:has([slot=loading]))';
  const empty = `:not(:has(${tags},[slot=loading]))`;
  const lowOnes = low.map((name) => `[data-parvis=${name}]${empty},parvis-${name}:not(:defined)${bare}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media screen{:where([data-parvis]${empty},${tags}:not(:defined)${bare}){display:block;height:${RESERVED_HEIGHT}}:where(${lowOnes}){height:${LOW_HEIGHT}}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Those that wait until the first screen's code has arrived. */
let later: string[] | undefined = [];

/** What the page shows first, for those widgets. */
export function preloadFirst(names: readonly string[]): void {
  const isKnown = hasToken();
  const forWho = names.map((name) => (isKnown || forVisitors.includes(name) ? name : 'signIn'));
  // The sign-in area is open to visitors, and asks for the session where there is one.
  const isVisit = names.every((name) => name !== 'login' && forVisitors.includes(name));
  const screens = isKnown && !isVisit ? ['session', ...forWho] : forWho;
  if (names.includes('console')) screens.push('hashRouter');
  if (screens.includes('console')) screens.push(screen());
  start(files.slice(0, coreSize));
  preloadParts(screens);
}

/**
 * Whether visitors' widgets are all that a page needs. An element of others that another script has defined counts too:
 * only the code that knows its tag warns of it.
 */
export function isForVisitors(names: readonly string[]): boolean {
  const defined = Object.keys(areas).filter((name) => customElements.get(`parvis-${name}`));
  return [...names, ...defined].every((name) => forVisitors.includes(name));
}

const filesOf = (table: typeof areas, names: readonly string[]) =>
  names.flatMap((name) => table[name] ?? []).map((place) => files[place] ?? '');

/** The chunks of these screens. Those that a screen loads after its own come last and with a low priority. */
export function preloadParts(names: readonly string[]): void {
  start(filesOf(areas, names));
  // With these, data are asked for before the screen renders.
  if (names.includes('session')) start(filesOf(soon, ['session']), true);
  if (later) later.push(...names);
  else start(filesOf(soon, names), true);
}

/** The core has arrived: what screens load after their own code may follow. */
export function preloadLater(): void {
  start(filesOf(soon, later ?? []), true);
  later = undefined;
}

function start(chunks: readonly string[], isLow?: boolean): void {
  for (const file of chunks) {
    if (started.has(file)) continue;
    started.add(file);
    const path = `chunks/${file}.js`;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    if (isLow) link.fetchPriority = 'low';
    link.href = new URL(path, import.meta.url).href;
    document.head.append(link);
  }
}
