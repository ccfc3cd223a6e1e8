/**
 * The back ends a page has named, with `configure()` or on the loader's script tag. Whoever may write markup into the
 * page must not be able to name another one: its sign-in form would send them the reader's password.
 */
const named = new Set<string>();
const listeners = new Set<() => void>();

/** The origin that requests to this address would go to; '' when it is no address. */
function originOf(api: string): string {
  try {
    return new URL(api, location.href).origin;
  } catch {
    return '';
  }
}

/** Adds to what the page has named; blank addresses are skipped. */
export function nameBackEnds(addresses: readonly string[]): void {
  for (const address of addresses) if (address.trim()) named.add(originOf(address));
  for (const listener of listeners) listener();
}

/** Whether markup may name this address. A twin, which CMS filters let through, needs the page's word for it. */
export function mayName(api: string | undefined, isTwin: boolean): boolean {
  if (!api) return true;
  const origin = originOf(api);
  return named.size > 0 ? named.has(origin) : !isTwin || origin === location.origin;
}

/** Told when the page has named more. */
export function onNamed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
