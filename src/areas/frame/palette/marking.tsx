import type { ReactNode } from 'react';
import { markedIn } from '../../../domain/search/marks';
import { INFIX_MIN, searchOf } from '../../../domain/search/words';
import { marked } from '../../../ui/search/marked';

type Marking = (text: string) => ReactNode;

/** Marks what a search has found in a text. */
export function markingOf(typed: string, read = searchOf(typed)): Marking {
  return (text) => marked(text, markedIn(text, read, INFIX_MIN));
}
