/* One of our own pages registers its worker and gives it the files that were loaded before it was there. */

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The page's policy takes no address of a script from a program but this one. */
function workerAddress(worker: string): string {
  const address = new URL(worker, document.baseURI).href;
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  const policy = trustedTypes?.createPolicy('parvis-hors-ligne', { createScriptURL: () => address });
  return policy ? policy.createScriptURL('') : address;
}

const isKept = (name: string): boolean =>
  new URL(name).origin === location.origin && /\.(?:js|css|svg)$/.test(name);

/** Resolves once the worker answers for this page. */
const untilControlled = (): Promise<unknown> =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );

/** Keeps the page and what it has loaded by now, and what was under way before the worker; the worker keeps what comes later. */
async function keepLoaded(): Promise<void> {
  const page = new URL('./', document.baseURI).href;
  const cache = await caches.open(`parvis ${page}`);
  // Asking for a file is an entry too, so each file is asked for once.
  const asked = new Set<string>();
  const keep = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        if (asked.has(name)) return;
        asked.add(name);
        if (!(await cache.match(name))) await cache.add(name);
      }),
    );
  const namesOf = (entries: readonly PerformanceEntry[]) => entries.map(({ name }) => name).filter(isKept);
  new PerformanceObserver((list) => {
    keep(namesOf(list.getEntries())).catch(() => {});
  }).observe({ type: 'resource' });
  await keep([page, ...namesOf(performance.getEntriesByType('resource'))]);
}

let isStarted = false;

/**
 * Never throws: without a worker, only a reload without network is not possible.
 * @param worker its address, from the page; it answers for the folder of the page alone
 */
export async function keepOffline(worker: string): Promise<void> {
  try {
    if (isStarted || !('serviceWorker' in navigator)) return;
    isStarted = true;
    await navigator.serviceWorker.register(workerAddress(worker), { scope: './' });
    await untilControlled();
    await keepLoaded();
    // From now on attendance says that the page can be reloaded.
    document.documentElement.dataset.parvisOffline = '';
  } catch (error) {
    console.warn('Parvis: this page can’t be opened without a network.', error);
  }
}
