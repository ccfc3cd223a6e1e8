/* What a failure may look like, each with its way on; every one answers its letters for the table. */
import type { Locator } from 'playwright-core';
import { type Attempt, saidOf } from './faults.ts';
import type { Tab } from './Tab.ts';

type Words = (attempt: Attempt) => string | readonly string[];

/** The server's own words, else these. */
export const said =
  (fallback?: string): Words =>
  (attempt) =>
    saidOf(attempt, fallback);

/** A sentence of its own, then the reason where one is known. */
export const because =
  (sentence: string): Words =>
  (attempt) => {
    const reason = saidOf(attempt, '');
    return reason ? [sentence, reason] : [sentence];
  };

const contains = (words: string | readonly string[]) => (typeof words === 'string' ? [words] : words);

async function reads(place: Locator, words: string | readonly string[]): Promise<void> {
  let found = place;
  for (const sentence of contains(words)) found = found.filter({ hasText: sentence });
  await found.first().waitFor();
}

/** A panel or line with «Réessayer». */
export const panel =
  (words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    const place = tab.page.locator('[role=alert]', { has: tab.button('Réessayer') });
    await reads(place, words(attempt));
    await checkLength(place);
    return 'R';
  };

/** A modal alert, read away. */
export const alert =
  (title: string, words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    await reads(tab.alert.filter({ hasText: title }), words(attempt));
    await checkLength(tab.alert);
    await tab.press('Compris', tab.alert);
    await tab.alert.waitFor({ state: 'detached' });
    return 'A';
  };

/** A line in the form itself, announced or with the focus. */
export const note =
  (words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    const place = tab.page.locator('[role=alert], [role=group][part=error]');
    await reads(place, words(attempt));
    await checkLength(place);
    return 'N';
  };

/** An alert; what a 422 says of a field stands under that field. */
export const alertAndField =
  (title: string, words: Words, field: (tab: Tab) => Locator) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    await alert(title, words)(tab, attempt);
    if (!attempt.fault.fields) return 'A';
    await named(tab, attempt, field);
    return 'AF';
  };

/** The reason of a 422 under its field, which says that it is wrong. */
export async function named(tab: Tab, attempt: Attempt, field: (tab: Tab) => Locator): Promise<void> {
  await tab.page.getByText(attempt.reason).first().waitFor();
  const invalid = await field(tab).first().getAttribute('aria-invalid');
  if (invalid !== 'true') throw new Error('the field is not marked as wrong');
}

/** However much a server says, nobody has to read pages of it. */
async function checkLength(place: Locator): Promise<void> {
  const length = (await place.first().textContent())?.length ?? 0;
  if (length > 2000) throw new Error(`${length} characters in an alert`);
}

/** What is in a control. */
export const holds =
  (field: (tab: Tab) => Locator, value: string) =>
  async (tab: Tab): Promise<void> => {
    const held = await field(tab).first().inputValue();
    if (held !== value) throw new Error(`typed «${value}», found «${held}»`);
  };
