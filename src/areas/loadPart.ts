/**
 * Loads parts by the names of parts.ts. Only the entries (the loader, the package's index) import that table: no other
 * file of the script-tag build names the file of a screen, so a changed screen leaves all other files as they are.
 */

type LoadPart = (name: string) => Promise<{ default: unknown }>;

let provided: LoadPart | undefined;

/** Called once, before the first widget shows. */
export function provideParts(load: LoadPart): void {
  provided = load;
}

/** @throws when no entry has provided the parts */
export function loadPart<T>(name: string): Promise<{ default: T }> {
  if (!provided) throw new Error('Parvis: the parts are missing. Call provideParts() before a widget shows.');
  return provided(name) as Promise<{ default: T }>;
}
