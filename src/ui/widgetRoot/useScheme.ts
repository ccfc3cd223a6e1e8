import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';
import { pageLuminance } from './pageLuminance';

/** Black and white text are equally readable on this luminance. */
const MIDDLE = 0.18;
/** From here on our palest text has enough contrast; between the two limits the widget paints its own background. */
const LIGHT_ENOUGH = 0.7;
const DARK_ENOUGH = 0.05;

/**
 * Keeps a widget readable on any page. `auto` uses the scheme of the actual background, which the page's
 * `color-scheme` may contradict. Where the scheme doesn't suit the background, or there is a picture, the widget
 * paints its canvas. Both are set as attributes, before the first paint and whenever an element around the widget
 * changes.
 */
export function useScheme(ref: RefObject<HTMLElement | null>, theme: 'light' | 'dark' | 'auto'): void {
  useBrowserLayoutEffect(() => {
    const surface = ref.current;
    if (!surface) return;
    const observer = new MutationObserver(look);
    function look() {
      if (!surface) return;
      const light = pageLuminance(surface, (element) => observer.observe(element, { attributes: true }));
      const found = light === undefined ? 'auto' : light > MIDDLE ? 'light' : 'dark';
      const scheme = theme === 'auto' ? found : theme;
      const suits =
        light !== undefined && (scheme === 'light' ? light >= LIGHT_ENOUGH : light <= DARK_ENOUGH);
      surface.dataset.scheme = scheme;
      surface.toggleAttribute('data-painted', !suits);
    }
    const lookAfter = ({ propertyName }: TransitionEvent) => propertyName === 'background-color' && look();
    const system = matchMedia('(prefers-color-scheme: dark)');
    look();
    system.addEventListener('change', look);
    document.addEventListener('transitionend', lookAfter);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', look);
      document.removeEventListener('transitionend', lookAfter);
    };
  }, [ref, theme]);
}
