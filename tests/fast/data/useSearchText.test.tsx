// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SearchText, useSearchText } from '../../../src/data/useSearchText';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface BoxProps {
  search: string;
  onSearch(search: string): void;
  onText(text: SearchText): void;
}

function Box({ search, onSearch, onText }: BoxProps) {
  onText(useSearchText(search, onSearch));
  return null;
}

/** A search box; `show` gives it the search under way, `searches` are those it asked for. */
function box() {
  const searches: string[] = [];
  const root = createRoot(document.createElement('div'));
  let text: SearchText | undefined;
  const onText = (next: SearchText) => {
    text = next;
  };
  const onSearch = (search: string) => searches.push(search);
  const show = (search: string) =>
    act(() => root.render(<Box search={search} onSearch={onSearch} onText={onText} />));
  const use = (action: (text: SearchText) => void) => act(() => text && action(text));
  show('');
  return { searches, show, use, value: () => text?.value };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useSearchText', () => {
  it('searches once, 150 ms after the last keystroke, for the trimmed text', () => {
    const { searches, use, value } = box();
    use((text) => text.type('aw'));
    act(() => vi.advanceTimersByTime(149));
    use((text) => text.type('awa '));
    act(() => vi.advanceTimersByTime(149));
    expect(searches).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(searches).toEqual(['awa']);
    expect(value()).toBe('');
  });

  it('keeps a space at the end in the box once the search is under way', () => {
    const { show, use, value } = box();
    use((text) => text.submit('awa '));
    show('awa');
    expect(value()).toBe('awa ');
  });

  it('never searches for what is already being searched', () => {
    const { searches, show, use } = box();
    show('awa');
    use((text) => text.submit(' awa'));
    expect(searches).toEqual([]);
  });

  it('forgets what was typed when it is told to', () => {
    const { searches, use, value } = box();
    use((text) => text.type('awa'));
    use((text) => text.drop());
    act(() => vi.runAllTimers());
    expect([searches, value()]).toEqual([[], '']);
  });

  it('shows a search that was changed elsewhere, and submits what it shows', () => {
    const { searches, show, use, value } = box();
    use((text) => text.submit('awa'));
    show('awa');
    show('');
    expect(value()).toBe('');
    use((text) => text.submit(text.value));
    expect(searches).toEqual(['awa']);
  });
});
