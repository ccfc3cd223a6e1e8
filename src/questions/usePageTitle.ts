import { useEffect } from 'react';

/** The level of the form's name: the first of its own page, or below those of a host's page. */
export type HeadingLevel = 'h1' | 'h2';

export const headingLevel = (ownsPage: boolean): HeadingLevel => (ownsPage ? 'h1' : 'h2');

/** Takes the title of the page while the form is shown; '' leaves it alone. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
