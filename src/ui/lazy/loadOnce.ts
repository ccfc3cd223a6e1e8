import { prefersReducedData } from '../../api/http/prefersReducedData';

/** `() => import('./RolesDialog')`, declared once outside render: its identity is the key of what was loaded. */
export type Load<T> = () => Promise<{ default: T }>;

const loaded = new WeakMap<Load<unknown>, { value: unknown }>();
const pending = new WeakMap<Load<unknown>, Promise<unknown>>();
const listeners = new Set<() => void>();

/** Starts the download unless it is under way or done. After a failure the next call downloads again. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = pending.get(load);
  if (known) return known as Promise<T>;
  const started = load().then(
    (module) => {
      loaded.set(load, { value: module.default });
      for (const listener of [...listeners]) listener();
      return module.default;
    },
    (error: unknown) => {
      pending.delete(load);
      console.error('Parvis: a part of its code could not be loaded', error);
      throw error;
    },
  );
  pending.set(load, started);
  return started;
}

/** The default export, where it has already been loaded. */
export function loadedModule<T>(load: Load<T>): { value: T } | undefined {
  return loaded.get(load) as { value: T } | undefined;
}

/** Calls back whenever some code has loaded. Returns the function that ends this. */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads what is likely to be needed next, unless the browser saves data. A failure shows when the code is needed. */
export function prefetchCode(load: Load<unknown>): void {
  if (!prefersReducedData()) loadOnce(load).catch(() => {});
}
