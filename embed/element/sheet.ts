/*
 * The one constructable stylesheet of the element builds. Every imported .css file lands here (embed/vite/shadowCss.ts
 * generates the calls), every shadow root adopts it, so a hundred widgets share one parsed copy, and the styles of a
 * lazy chunk reach the roots already on the page. Loading this module touches no DOM.
 */

const styles = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;
let isStale = false;

function flush(): void {
  if (!isStale) return;
  isStale = false;
  sheet?.replaceSync([...styles.values()].join('\n'));
}

/** Adds or replaces the text of one .css file. Called by generated code. */
export function updateStyle(id: string, css: string): void {
  styles.set(id, css);
  changed();
}

/** Removes the text of one .css file. Called by Vite's HMR. */
export function removeStyle(id: string): void {
  if (styles.delete(id)) changed();
}

// One parse for all the modules of a chunk: the microtask runs before the chunk's importer goes on.
function changed(): void {
  if (isStale) return;
  isStale = true;
  if (sheet) queueMicrotask(flush);
}

/** Lets a shadow root (or a document) use the shared sheet. Adopting twice does nothing. */
export function adoptSheet(root: ShadowRoot | Document): void {
  sheet ??= new CSSStyleSheet();
  flush();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

// The npm build keeps one style.css for both worlds; its text is put in here for the elements.
if (typeof __PARVIS_STYLES__ === 'string') updateStyle('style.css', __PARVIS_STYLES__);
