/*
 * The values that a viewer keeps on this device: one entry per viewer and purpose. Where storage is refused or full,
 * values last as long as the page. It uses the storage of `window`, because Node has a global `localStorage` of its
 * own. Values may be invalid, so callers check them.
 */
const memory = new Map<string, string>();

/** Each purpose has its own entry, so that an invalid value of one leaves the others readable. */
type Purpose =
  | 'members-list'
  | 'members-saved-filters'
  | 'members-export-columns'
  | 'members-label-sheet'
  | 'members-letter-sender'
  | 'members-shortcuts'
  | 'dashboard-today';

const keyOf = (viewer: string | number, purpose: Purpose) => `parvis:${purpose}:${viewer}`;

/** The kept value, unchecked; undefined when there is none or it can't be read. */
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
