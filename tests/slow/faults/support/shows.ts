/* The ways in which a failure shows. Each function checks what shows and gives its letters for the report. */
import type { Locator } from 'playwright-core';
import { type Attempt, expectedSentence } from './faults.ts';
import type { Tab } from './Tab.ts';

type Sentence = string | RegExp;
type Words = (attempt: Attempt) => Sentence | readonly Sentence[];

/** The server's message, or this sentence without a message. */
export const messageOr =
  (fallback?: string): Words =>
  (attempt) =>
    expectedSentence(attempt, fallback);

/** This sentence, followed by the reason if it is known. */
export const withReason =
  (sentence: string): Words =>
  (attempt) => {
    const reason = expectedSentence(attempt, '');
    return reason ? [sentence, reason] : [sentence];
  };

/**
 * The sentence of a visitors’ widget that loads. Its page names no back end, so an answer that is a page (HTML) is taken for that of
 * a site without one.
 */
export const unnamedOr =
  (words: Words): Words =>
  (attempt) => {
    const { contentType = '', status = 0 } = attempt.fault;
    return contentType.startsWith('text/html') && status < 500 ? 'n’est pas accessible' : words(attempt);
  };

const contains = (words: Sentence | readonly Sentence[]): readonly Sentence[] =>
  typeof words === 'string' || words instanceof RegExp ? [words] : words;

async function reads(place: Locator, words: Sentence | readonly Sentence[]): Promise<void> {
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

/** A modal alert, which it closes. */
export const alert =
  (title: Sentence, words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    await reads(tab.alert.filter({ hasText: title }), words(attempt));
    await checkLength(tab.alert);
    await tab.press('Compris', tab.alert);
    await tab.alert.waitFor({ state: 'detached' });
    return 'A';
  };

/** What every screen says where no answer came. */
const UNCONFIRMED = /peut-être (?:fait|enregistré|créé)|n’a pas confirmé/;

/** Whether the server said that nothing was done. */
export const isRefused = ({ fault: { status = 0 } }: Attempt): boolean => status >= 400 && status < 500;

/** The alert about a write; it never claims that nothing was done where the server may have done it. */
export const writeAlert =
  (refused: string, words: Words) =>
  (tab: Tab, attempt: Attempt): Promise<string> =>
    alert(isRefused(attempt) ? refused : UNCONFIRMED, words)(tab, attempt);

/** A line in the form itself that is announced or has the focus. */
export const note =
  (words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    const place = tab.page.locator('[role=alert], [role=group][part=error]');
    await reads(place, words(attempt));
    await checkLength(place);
    return 'N';
  };

/** The line in a form about a write, or the reason under its field; it says where the write may have been done. */
export const writeNote =
  (words: Words, field?: (tab: Tab) => Locator) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    if (attempt.fault.fields && field) {
      await fieldReason(tab, attempt, field);
      return 'F';
    }
    const sentences = contains(words(attempt));
    if (!isRefused(attempt)) return note(() => [...sentences, UNCONFIRMED])(tab, attempt);
    await note(() => sentences)(tab, attempt);
    if (await tab.dialog.getByText(UNCONFIRMED).count()) throw new Error('a refusal is told as a doubt');
    return 'N';
  };

/** A notice of what goes on by itself: what was done stays, and is sent later. It interrupts nothing. */
export const notice =
  (words: Words) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    const place = tab.page.locator('[role=status] [role=note]');
    await reads(place, words(attempt));
    await checkLength(place);
    if (await tab.alert.count()) throw new Error('an alert about what goes on by itself');
    return 'W';
  };

/** An alert; after a 422 the reason under its field alone. */
export const alertOrField =
  (title: string, words: Words, field: (tab: Tab) => Locator) =>
  async (tab: Tab, attempt: Attempt): Promise<string> => {
    if (!attempt.fault.fields) return alert(title, words)(tab, attempt);
    await fieldReason(tab, attempt, field);
    return 'F';
  };

/** The reason of a 422 under its field, which is marked as invalid. */
export async function fieldReason(tab: Tab, attempt: Attempt, field: (tab: Tab) => Locator): Promise<void> {
  await tab.page.getByText(attempt.reason).first().waitFor();
  const invalid = await field(tab).first().getAttribute('aria-invalid');
  if (invalid !== 'true') throw new Error('the field is not marked as invalid');
}

/** A very long message of the server is shortened. */
async function checkLength(place: Locator): Promise<void> {
  const length = (await place.first().textContent())?.length ?? 0;
  if (length > 2000) throw new Error(`${length} characters in an alert`);
}

/** Checks the value of a control. */
export const holdsValue =
  (field: (tab: Tab) => Locator, value: string) =>
  async (tab: Tab): Promise<void> => {
    const held = await field(tab).first().inputValue();
    if (held !== value) throw new Error(`typed «${value}», found «${held}»`);
  };
