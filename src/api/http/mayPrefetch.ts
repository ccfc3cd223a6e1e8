interface Connection {
  saveData?: boolean;
}

/**
 * Whether something may be fetched ahead of its use: not where the browser was told to save data, and not in a page that
 * the browser renders before the user has opened it. Only some browsers have these properties.
 */
export function mayPrefetch(): boolean {
  const { navigator, document } = globalThis as {
    navigator?: { connection?: Connection };
    document?: { prerendering?: boolean };
  };
  return navigator?.connection?.saveData !== true && document?.prerendering !== true;
}
