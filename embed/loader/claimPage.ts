/*
 * What the copies of Parvis on one page know of each other. The first copy owns the page; a further one, of the same
 * or of another version, says so in the console and leaves everything in place.
 */

const key = Symbol.for('parvis.page');

/** True when no other copy owns the page. Each copy asks once. */
export function claimPage(version: string): boolean {
  const page = globalThis as { [key]?: { version: string } };
  const owner = page[key];
  page[key] ??= { version };
  if (!owner) return true;
  console.warn(
    `Parvis ${version} was loaded on a page that already runs Parvis ${owner.version}; the first one stays in place. Keep one.`,
  );
  return false;
}
