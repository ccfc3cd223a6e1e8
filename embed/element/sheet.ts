/*
 * The constructable style sheets of the element builds. They hold every imported .css file (embed/vite/shadowCss.ts
 * generates the calls), and every shadow root adopts them. So a hundred widgets share one parsed copy, and the styles of
 * a lazy chunk reach the roots that are already on the page. Each chunk has a sheet of its own: adding one makes the
 * browser match only its rules, while new text in a sheet makes it match all rules again. Importing this module does not
 * touch the DOM.
 */

type Root = ShadowRoot | Document;

/** The texts that no sheet holds yet. */
const added = new Map<string, string>();
const sheets: CSSStyleSheet[] = [];
/** The roots that are on the page. */
const adopters = new Set<Root>();

function adopt(root: Root): void {
  const there = root.adoptedStyleSheets;
  for (const sheet of sheets) if (!there.includes(sheet)) there.push(sheet);
}

function flush(): void {
  if (added.size === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...added].map(([, css]) => css).join('\n'));
  added.clear();
  sheets.push(sheet);
  for (const root of [...adopters]) adopt(root);
}

/**
 * Adds the text of one .css file. Called by generated code; Vite's HMR calls it again, and the new rules then stand after
 * the old ones.
 */
export function updateStyle(id: string, css: string): void {
  added.set(id, css);
  // A chunk's modules are parsed together, because the microtask runs before the importer of the chunk continues.
  if (added.size === 1 && adopters.size > 0) queueMicrotask(flush);
}

/** Called by Vite's HMR for a .css file that is imported no longer. Its rules match nothing then, so they stay. */
export function removeStyle(_id: string): void {}

/** Makes a shadow root (or a document) adopt the shared sheets, and later ones as long as it is on the page. */
export function adoptSheets(root: Root): void {
  flush();
  adopt(root);
  adopters.add(root);
}

/** For a root that has left the page: later sheets must not keep it in memory. */
export const releaseSheets = (root: Root): void => void adopters.delete(root);

// The npm build has one style.css for components and elements, and puts its text here for the elements.
if (typeof __PARVIS_STYLES__ === 'string') updateStyle('style.css', __PARVIS_STYLES__);
