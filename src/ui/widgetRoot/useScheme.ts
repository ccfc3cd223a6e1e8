import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';
import { loadAppearance, useAppearanceKey } from '../colours/appearance';
import { checkColours } from '../colours/checkColours';
import { isDarkAround, pageLuminance } from '../colours/pageLuminance';
import { useLazyModule } from '../loading/useLazyModule';

/** Black and white text are equally readable on this luminance. */
const MIDDLE = 0.18;
/** From here on our palest text has enough contrast; between the two limits the widget paints its own background. */
const LIGHT_ENOUGH = 0.7;
const DARK_ENOUGH = 0.05;

/**
 * Keeps a widget readable on any page. `auto` uses the scheme of the actual background, which the page's
 * `color-scheme` may contradict. Where the scheme doesn't suit the background, or there is a picture, the widget
 * paints its canvas. Both are set as attributes, before the first paint and whenever an element around the widget
 * changes. The host's `appearance`, where there is one, gives the widget its colours for the scheme.
 */
export function useScheme(ref: RefObject<HTMLElement | null>, theme: 'light' | 'dark' | 'auto'): void {
  const key = useAppearanceKey();
  const { value: apply } = useLazyModule(loadAppearance, key !== '');
  useBrowserLayoutEffect(() => {
    const surface = ref.current;
    if (!surface) return;
    const takeAway = key && apply?.(surface, key);
    const observer = new MutationObserver(look);
    function look() {
      if (!surface) return;
      const light = pageLuminance(surface, (element) => observer.observe(element, { attributes: true }));
      const isDark = light === undefined ? isDarkAround(surface) : light <= MIDDLE;
      const scheme = theme === 'auto' ? (isDark ? 'dark' : 'light') : theme;
      const suits =
        light !== undefined && (scheme === 'light' ? light >= LIGHT_ENOUGH : light <= DARK_ENOUGH);
      surface.dataset.scheme = scheme;
      surface.toggleAttribute('data-painted', !suits);
      checkColours(surface);
    }
    const lookAfter = ({ propertyName }: TransitionEvent) => propertyName === 'background-color' && look();
    const system = matchMedia('(prefers-color-scheme: dark)');
    look();
    system.addEventListener('change', look);
    document.addEventListener('transitionend', lookAfter);
    return () => {
      if (takeAway) takeAway();
      observer.disconnect();
      system.removeEventListener('change', look);
      document.removeEventListener('transitionend', lookAfter);
    };
  }, [ref, theme, key, apply]);
}
