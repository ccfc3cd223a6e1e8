/**
 * The back ends a page has named, with `configure()` or on the loader's script tag. Authors who may only write markup
 * must not be able to name another one, because its sign-in form would send them the reader's password.
 */
const named = new Set<string>();
const listeners = new Set<() => void>();

/** The origin of requests to this address; '' when it isn't a valid address. */
function originOf(api: string): string {
  try {
    return new URL(api, location.href).origin;
  } catch {
    return '';
  }
}

/** Adds to the back ends that the page has named; blank addresses are skipped. */
export function nameBackEnds(addresses: readonly string[]): void {
  for (const address of addresses) if (address.trim()) named.add(originOf(address));
  for (const listener of listeners) listener();
}

/**
 * Whether markup may name this address. CMS filters let placeholders through, so the page must have named the address of
 * a placeholder.
 */
export function mayName(api: string | undefined, isPlaceholder: boolean): boolean {
  if (!api) return true;
  const origin = originOf(api);
  return named.size > 0 ? named.has(origin) : !isPlaceholder || origin === location.origin;
}

/** Calls the listener when the page has named more back ends. */
export function onNamed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
