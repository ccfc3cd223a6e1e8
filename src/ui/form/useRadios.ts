import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives radios their name while they are mounted. Chromium never removes a radio that leaves a shadow tree from its
 * group, so each would keep its whole screen in memory as long as the widget exists. Without a name it is in no group.
 */
export function useRadios(group: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = group.current;
    const rename = (to: string) => {
      for (const radio of element?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
        radio.name = to;
    };
    // React's strict mode runs the cleanup and the effect once more.
    rename(name);
    return () => rename('');
  }, [group, name]);
}
