/**
 * Loads parts by the names of parts.ts. Only the entries (the loader, the package's index) import that table: no other
 * file of the script-tag build names the file of a screen, so a changed screen leaves all other files as they are.
 */

type LoadPart = (name: string) => Promise<{ default: unknown }>;

/** Code by the name under which widgets ask for it. */
export type Parts = Readonly<Record<string, LoadPart>>;

let provided: LoadPart | undefined;
const added: Record<string, LoadPart> = {};

/** Called once, before the first widget shows, by an entry that has every part. */
export function provideParts(load: LoadPart): void {
  provided = load;
}

/** Adds the parts that one component needs, so that an app of a single component has no others. */
export function addParts(parts: Parts): void {
  Object.assign(added, parts);
}

/** Rejects where no entry has the part. */
export function loadPart<T>(name: string): Promise<{ default: T }> {
  const load = added[name] ?? provided;
  if (load) return load(name) as Promise<{ default: T }>;
  return Promise.reject(
    new Error(
      `Parvis: the code of ${name} is missing. Import the component that shows it, or call define().`,
    ),
  );
}
