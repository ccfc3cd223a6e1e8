import { ownAccent } from './ownAccent';
import { adoptRules } from './ownSheet';

const removers = new WeakMap<HTMLElement, () => void>();

/** Sets them on a widget, or takes them away when it has no accent of the host any more. */
export function applyOwnAccent(surface: HTMLElement, scheme: 'light' | 'dark'): void {
  removers.get(surface)?.();
  removers.delete(surface);
  const accent = getComputedStyle(surface).getPropertyValue('--parvis-accent').trim();
  if (accent)
    removers.set(surface, adoptRules(surface, 'data-own-accent', { '': ownAccent(accent, scheme, surface) }));
}
