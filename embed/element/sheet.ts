/*
 * The only constructable style sheet of the element builds. It holds every imported .css file (embed/vite/shadowCss.ts
 * generates the calls), and every shadow root adopts it. So a hundred widgets share one parsed copy, and the styles of
 * a lazy chunk reach the roots that are already on the page. Importing this module does not touch the DOM.
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

// A chunk's modules are parsed together, because the microtask runs before the importer of the chunk continues.
function changed(): void {
  if (isStale) return;
  isStale = true;
  if (sheet) queueMicrotask(flush);
}

/** Makes a shadow root (or a document) adopt the shared sheet, unless it already has it. */
export function adoptSheet(root: ShadowRoot | Document): void {
  sheet ??= new CSSStyleSheet();
  flush();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

// The npm build has one style.css for components and elements, and puts its text here for the elements.
if (typeof __PARVIS_STYLES__ === 'string') updateStyle('style.css', __PARVIS_STYLES__);
