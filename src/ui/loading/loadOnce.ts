import { mayPrefetch } from '../../api/http/mayPrefetch';
import { trackRequest } from '../../api/http/trackRequest';

/** `() => import('./RolesDialog')`, declared once outside render: its identity is the key of what was loaded. */
export type Load<T> = () => Promise<{ default: T }>;

const loaded = new WeakMap<Load<unknown>, { value: unknown; exports: object }>();
/** Downloads that are under way or done, whether a part waits for them or not. */
const started = new WeakMap<Load<unknown>, Promise<unknown>>();
/** Those that a part waits for. */
const awaitedLoads = new WeakMap<Load<unknown>, Promise<unknown>>();
const listeners = new Set<() => void>();

function start<T>(load: Load<T>): Promise<T> {
  const known = started.get(load);
  if (known) return known as Promise<T>;
  const module = load().then(
    (found) => {
      loaded.set(load, { value: found.default, exports: found });
      for (const listener of [...listeners]) listener();
      return found.default;
    },
    (error: unknown) => {
      started.delete(load);
      throw error;
    },
  );
  started.set(load, module);
  return module;
}

/** Starts the download unless it is under way or done. After a failure the next call downloads again. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = awaitedLoads.get(load);
  if (known) return known as Promise<T>;
  const isAhead = started.has(load);
  const first = start(load);
  // What failed ahead of its use is downloaded again, as if it had not been tried.
  const module = trackRequest(isAhead ? first.catch(() => start(load)) : first).catch((error: unknown) => {
    awaitedLoads.delete(load);
    console.error('Parvis: a part of its code could not be loaded', error);
    throw error;
  });
  awaitedLoads.set(load, module);
  return module;
}

/** The default export, where it has already been loaded. */
export function loadedModule<T>(load: Load<T>): { value: T } | undefined {
  return loaded.get(load) as { value: T } | undefined;
}

/** Everything that the module exports, where it has already been loaded. */
export function loadedExports<M extends { default: unknown }>(load: () => Promise<M>): M | undefined {
  return loaded.get(load)?.exports as M | undefined;
}

/** Calls back whenever some code has loaded. Returns the function that ends this. */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads what is likely to be needed next, unless it is there. Its failure is silent. */
export function prefetchCode(load: Load<unknown>): Promise<unknown> | undefined {
  return mayPrefetch() && !loaded.has(load) ? start(load).catch(() => {}) : undefined;
}
