import { type KeyboardEvent, useRef } from 'react';
import { foldAccents } from '../../domain/search/foldAccents';

const ITEMS = '[role=menuitem]';
const TYPING_PAUSE_MS = 500;

export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(ITEMS)];

/** Keyboard of a menu after the ARIA practices: wrapping arrows, Home, End, Tab, and the first letters of an item. */
export function useMenuKeys(close: () => void) {
  const typed = useRef({ text: '', at: 0 });

  const findTyped = (key: string, items: HTMLElement[], current: number) => {
    const now = performance.now();
    const isNew = now - typed.current.at > TYPING_PAUSE_MS;
    typed.current = { text: (isNew ? '' : typed.current.text) + key, at: now };
    const text = foldAccents(typed.current.text);
    // A hyphen alone begins no item.
    if (!text) return undefined;
    // One letter moves past the current item, while several letters may still match it.
    const start = text.length === 1 ? current + 1 : Math.max(current, 0);
    const rotated = [...items.slice(start), ...items.slice(0, start)];
    return rotated.find((item) => foldAccents(item.textContent ?? '').startsWith(text));
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    const current = items.indexOf(root.activeElement as HTMLElement);
    const { key } = event;
    let target: HTMLElement | undefined;
    if (key === 'ArrowDown') target = items[(current + 1) % items.length];
    else if (key === 'ArrowUp') target = items.at(current <= 0 ? -1 : current - 1);
    else if (key === 'Home') target = items[0];
    else if (key === 'End') target = items.at(-1);
    else if (key === 'Tab') return close();
    else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      target = findTyped(key, items, current);
    else return;
    event.preventDefault();
    target?.focus();
  };
}
