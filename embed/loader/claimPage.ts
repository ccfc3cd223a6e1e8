/*
 * Keeps several copies of Parvis on one page apart. The first copy owns the page. Another one, of the same or of
 * another version, warns in the console and does nothing.
 */

const key = Symbol.for('parvis.page');

/** Claims the page for this copy and returns whether it was free. Each copy calls it once. */
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
