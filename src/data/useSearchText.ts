import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../ui/useStableCallback';

/** Milliseconds without a keystroke before a search starts. */
const SEARCH_PAUSE = 150;

export interface SearchText {
  /** What the box shows: the text being typed, else the search under way. */
  value: string;
  /** Searches for this text after a pause. */
  type(text: string): void;
  /** Searches for this text at once. */
  submit(text: string): void;
  /** Forgets what was typed and not yet searched. */
  drop(): void;
}

/** The text of a search box. `onSearch` gets it, trimmed, when it differs from the search under way. */
export function useSearchText(search: string, onSearch: (search: string) => void): SearchText {
  const [draft, setDraft] = useState({ text: search, isPending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const submit = useStableCallback((text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== search) onSearch(text.trim());
    setDraft({ text, isPending: false });
  });
  const type = useStableCallback((text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, SEARCH_PAUSE, text);
    setDraft({ text, isPending: true });
  });
  const drop = useStableCallback(() => {
    clearTimeout(timer.current);
    setDraft({ text: search, isPending: false });
  });
  // A space at the end stays in the box. A search changed from elsewhere replaces what was typed.
  const isOwn = draft.isPending || draft.text.trim() === search;
  return { value: isOwn ? draft.text : search, type, submit, drop };
}
