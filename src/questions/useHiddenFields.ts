import { useEffect } from 'react';
import type { NamedValues } from '../domain/records';

/**
 * What the page adds to an answer: gives the values as they are now, for the names that the organisation has declared. Only
 * visitors of pages that give some load the code that reads them; it loads with the form, so that its warnings don't wait for an
 * answer.
 * @param declared as the back end lists them; one that lists none gets none
 */
export function useHiddenFields(tag: string, hidden: NamedValues | undefined, declared: readonly string[]) {
  // Each rendering of a host may make a new object of the same values.
  const given = JSON.stringify([hidden ?? '', declared]);
  const read = async (): Promise<Record<string, string>> =>
    hidden ? (await import('./hiddenValues')).hiddenValues(tag, hidden, declared) : {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` stands for all that is read
  useEffect(() => void read().catch(() => {}), [given]);
  return read;
}
