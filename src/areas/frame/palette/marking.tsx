import type { ReactNode } from 'react';
import { markedIn } from '../../../domain/search/marks';
import { INFIX_MIN, searchOf } from '../../../domain/search/words';
import { marked } from '../../../ui/search/marked';

type Marking = (text: string) => ReactNode;

/** Marks what a search has found in a text. */
export function markingOf(typed: string, read = searchOf(typed)): Marking {
  return (text) => marked(text, markedIn(text, read, INFIX_MIN));
}

/** Parts of a second line; those that are empty are left out. */
export const lineOfParts = (parts: readonly ReactNode[]): ReactNode => {
  const known = parts.filter((part) => part !== '' && part !== undefined && part !== null);
  return known.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
    <span key={at}>
      {at > 0 && ' · '}
      {part}
    </span>
  ));
};
