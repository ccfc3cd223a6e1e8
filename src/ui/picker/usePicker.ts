import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { activeAfter, NONE } from './activeKeys';
import { countOf, indexAt, type OptionIndex, type Results } from './OptionIndex';
import { IN_VIEW } from './PickerList';

interface Choice {
  isMultiple: boolean;
  /** Chooses the option with this index. */
  onPick(index: number): void;
  onRemoveLast(): void;
}

export interface PickerState<Id extends string | number> {
  query: string;
  /** The position of the active option among the results. */
  active: number;
  results: Results<Id>;
  change(query: string, active: number): void;
  handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/**
 * The typed text, the options it finds, the active option, and the keys that change these. The results follow the text
 * with a delay on slow machines, but a key that acts on an option always uses the results of the text as typed.
 */
export function usePicker<Id extends string | number>(
  index: OptionIndex<Id>,
  { isMultiple, onPick, onRemoveLast }: Choice,
): PickerState<Id> {
  const [{ query, active }, setState] = useState({ query: '', active: NONE });
  const deferred = useDeferredValue(query);
  // The first index of a long list takes a moment. Until then all options show.
  const sought = index.isReady ? deferred : '';
  const results = useMemo(() => index.search(sought), [index, sought]);
  const change = (text: string, position: number) => setState({ query: text, active: position });

  const pickActive = (current: Results<Id>): boolean => {
    // A single result needs no arrow key.
    const position = active === NONE && query && countOf(current) === 1 ? 0 : active;
    if (position === NONE || position >= countOf(current)) return false;
    onPick(indexAt(current, position));
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Only keys that need the results search at once.
    const current = () => (results.query === query ? results : index.search(query));
    const moved = isMove(event) ? activeAfter(event.key, active, countOf(current()), IN_VIEW) : undefined;
    const isSpace = event.key === ' ' && isMultiple && active !== NONE;
    if (moved !== undefined) {
      event.preventDefault();
      change(query, moved);
    } else if (event.key === 'Enter' || isSpace) {
      // During a search, Enter never submits the form around the picker.
      if (pickActive(current()) || query) event.preventDefault();
    } else if (event.key === 'Escape' && (query || active !== NONE)) {
      // The first Escape clears the search. Only the next one reaches the dialog around the picker.
      event.preventDefault();
      event.stopPropagation();
      change('', NONE);
    } else if (event.key === 'Backspace' && query === '') onRemoveLast();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') change(query, NONE);
  };

  return { query, active, results, change, handleKeyDown };
}

const isMove = (event: KeyboardEvent) =>
  !event.shiftKey && /^(ArrowUp|ArrowDown|PageUp|PageDown|Home|End)$/.test(event.key);
