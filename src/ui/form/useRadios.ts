import { type RefObject, useLayoutEffect } from 'react';

/**
 * Chromium forgets to take radios that leave a shadow tree out of their group: each would keep the whole screen it stood
 * in for as long as the widget lives. Without a name they are in no group.
 */
export function useRadios(group: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = group.current;
    const rename = (to: string) => {
      for (const radio of element?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
        radio.name = to;
    };
    // React's strict mode leaves and comes back.
    rename(name);
    return () => rename('');
  }, [group, name]);
}
