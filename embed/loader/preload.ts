/*
 * Starts all the downloads a page needs at once, instead of one after the other as imports discover them. The build
 * knows which chunks each area's screen needs, also by the word of its path, which is how the console names it in the
 * address; somebody who is not signed in gets the sign-in form's instead.
 */

import { RESERVED_HEIGHT } from './reservedHeight';

const [files, coreSize, areas] = __PARVIS_CHUNKS__;
const started = new Set<string>();

function hasToken(): boolean {
  try {
    return localStorage.getItem('authToken') !== null;
  } catch {
    return false;
  }
}

/** The word the address has for the console's screen. */
const screen = () => /^#\/(apps\/)?(\w+)/.exec(location.hash)?.[2] ?? 'dashboard';

/** Reserves the height of the page's widgets until their code does. Any rule of the page overrides `:where()`. */
export function reserve(): void {
  const tags = `:is(parvis-${Object.keys(areas).join(',parvis-')})`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:where([data-parvis]:not(:has(${tags})),${tags}:not(:defined)){display:block;height:${RESERVED_HEIGHT}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

export function preload(names: readonly string[]): void {
  const isKnown = hasToken();
  // A form for visitors needs nobody to be signed in.
  const forWho = names.map((name) => (isKnown || name === 'form' ? name : 'login'));
  const isVisit = names.every((name) => name === 'form');
  const screens = isKnown && !isVisit ? ['session', ...forWho] : forWho;
  if (screens.includes('console')) screens.push(screen());
  const ofScreens = screens.flatMap((name) => areas[name] ?? []).map((place) => files[place] ?? '');
  for (const file of [...files.slice(0, coreSize), ...ofScreens]) {
    if (started.has(file)) continue;
    started.add(file);
    const path = `chunks/${file}.js`;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = new URL(path, import.meta.url).href;
    document.head.append(link);
  }
}
