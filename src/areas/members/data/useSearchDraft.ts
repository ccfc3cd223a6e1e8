import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';

/** Milliseconds without a keystroke before a search starts. */
const SEARCH_PAUSE = 300;

export interface SearchDraft {
  /** What the box shows: what is being typed, else the search under way. */
  value: string;
  type(text: string): void;
  /** Searches at once. */
  flush(): void;
  /** Forgets what was typed and not yet searched. */
  drop(): void;
}

/** What is typed in the search box, told to `onSearch` after a pause. */
export function useSearchDraft(search: string, onSearch: (search: string) => void): SearchDraft {
  const [draft, setDraft] = useState({ text: search, isPending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useStableCallback((text: string) => {
    clearTimeout(timer.current);
    onSearch(text);
    setDraft({ text, isPending: false });
  });
  const type = useStableCallback((text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SEARCH_PAUSE, text);
    setDraft({ text, isPending: true });
  });
  const flush = useStableCallback(() => settle(draft.text));
  const drop = useStableCallback(() => {
    clearTimeout(timer.current);
    setDraft({ text: search, isPending: false });
  });
  // A closing space stays in the box; a search changed from elsewhere replaces what was typed.
  const isOwn = draft.isPending || draft.text.trim() === search;
  return { value: isOwn ? draft.text : search, type, flush, drop };
}
