import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';

/**
 * Where a widget is the page, the scheme of the page becomes the one that the person has chosen, so that its background
 * suits. Otherwise, and without a choice, the page keeps its own.
 */
export function usePageScheme(isPage: boolean, theme: 'light' | 'dark' | 'auto'): void {
  useBrowserLayoutEffect(() => {
    if (!isPage || theme === 'auto') return;
    const { style } = document.documentElement;
    const before = style.colorScheme;
    style.colorScheme = theme;
    return () => {
      style.colorScheme = before;
    };
  }, [isPage, theme]);
}
