import type { Tab } from '../../support/Tab.ts';

/** Waits for a notice with these words. */
export const toast = (text: string | RegExp) => (tab: Tab) =>
  tab.page.getByRole('region', { name: 'Messages' }).getByText(text).last().waitFor();
