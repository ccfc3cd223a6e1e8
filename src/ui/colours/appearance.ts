/**
 * The host's appearance: values of the documented custom properties for each colour scheme, given to `configure()`, to
 * `<Parvis>` or to a widget. What checks and applies them loads only where there are any.
 */
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { loadOnce } from '../loading/loadOnce';
import type { AppearanceName } from './appearanceNames';

/** Values by the name of the custom property: `onAccent` is `--parvis-on-accent`. */
export type AppearanceValues = { readonly [Name in AppearanceName]?: string };

/** One set of values for each colour scheme. What is left out keeps the value of the page's style sheets, or the default. */
export interface Appearance {
  readonly light?: AppearanceValues;
  readonly dark?: AppearanceValues;
}

export const loadAppearance = () => import('./applyAppearance');

let ofPage: Appearance | undefined;
const listeners = new Set<() => void>();

/** Sets the appearance of all widgets of the page, at any time. */
export function setPageAppearance(appearance: Appearance | undefined): void {
  if (appearance === ofPage) return;
  ofPage = appearance;
  // So that it is there when the first widget shows.
  if (typeof document !== 'undefined') loadOnce(loadAppearance).catch(() => {});
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const NONE: readonly Appearance[] = [];
const AppearanceContext = createContext(NONE);

interface AppearanceProviderProps {
  appearance: Appearance | undefined;
  children?: ReactNode;
}

/** Gives the widgets inside an appearance, value by value on top of what stands around. */
export function AppearanceProvider({ appearance, children }: AppearanceProviderProps) {
  const around = useContext(AppearanceContext);
  const value = useMemo(() => (appearance ? [...around, appearance] : around), [around, appearance]);
  return createElement(AppearanceContext.Provider, { value }, children);
}

/** Hosts may write anything: all but objects becomes text, which is checked where it is applied. */
function textOf(_key: string, value: unknown): unknown {
  return typeof value === 'object' || value === undefined ? value : String(value);
}

/**
 * What counts here, as a JSON list, because hosts write it inline: the page's first, the widget's own last. Empty where
 * nothing is given.
 */
export function useAppearanceKey(): string {
  const page = useSyncExternalStore(
    subscribe,
    () => ofPage,
    () => undefined,
  );
  const own = useContext(AppearanceContext);
  if (!page && own.length === 0) return '';
  try {
    return JSON.stringify(page ? [page, ...own] : own, textOf);
  } catch {
    // An object that contains itself is no appearance, and null is refused with a warning.
    return '[null]';
  }
}
