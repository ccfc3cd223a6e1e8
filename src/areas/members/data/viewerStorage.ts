/*
 * What a viewer keeps on this device: one entry per viewer and purpose. Where storage is refused or full, it lasts as
 * long as the page. The storage is that of a window, since Node has a global `localStorage` of its own. What is read
 * may be junk, so callers check it.
 */
const memory = new Map<string, string>();

/** Each purpose has its own entry, so that none can spoil another. */
type Purpose = 'list' | 'saved-filters' | 'export-columns' | 'shortcuts';

const keyOf = (viewer: string | number, purpose: Purpose) => `parvis:members-${purpose}:${viewer}`;

/** What was kept, whatever it is; undefined when nothing was or it can't be read. */
export function readKept(viewer: string | number, purpose: Purpose): unknown {
  const key = keyOf(viewer, purpose);
  try {
    const text = memory.get(key) ?? window.localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never throws. */
export function keep(viewer: string | number, purpose: Purpose, value: unknown): void {
  const key = keyOf(viewer, purpose);
  const text = JSON.stringify(value);
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
