import { type RefObject, useLayoutEffect } from 'react';
import { pageLuminance } from './pageLuminance';

/** Black and white text read equally well on it. */
const MIDDLE = 0.18;
/** Our palest text has its contrast from here on; on less, or on more, the widget paints a ground of its own. */
const LIGHT_ENOUGH = 0.7;
const DARK_ENOUGH = 0.05;

/**
 * Keeps a widget readable on any page. `auto` takes the scheme of what the page really has behind it, which its
 * `color-scheme` may contradict; where the scheme doesn't suit that, or a picture is there, it paints its canvas. Both
 * are attributes, set before the first paint and whenever an element around changes.
 */
export function useScheme(ref: RefObject<HTMLElement | null>, theme: 'light' | 'dark' | 'auto'): void {
  useLayoutEffect(() => {
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
