/*
 * Moves the focus after a change of the list. A moved row loses it, because the browser moves the node; so does a
 * removed row, or a focused button that becomes disabled. The focused element keeps the focus where it can.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Part = 'head' | 'name';

export interface FieldFocus {
  /** After the next change, focuses this part of this field. */
  go(key: number, part: Part): void;
  /** After the next change, focuses the button that adds a field. */
  goToAdd(): void;
  /** After the next change, focuses the element that has the focus now, or its nearest neighbour. */
  stay(): void;
}

const elementOf = (list: HTMLElement | null, key: number, part: Part) =>
  list?.querySelector<HTMLElement>(
    `[data-key="${key}"] ${part === 'name' ? '[data-part=name]' : '[data-part=head]'}`,
  );

function activeIn(list: HTMLElement | null): HTMLElement | null {
  const tree = list?.getRootNode();
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return null;
  return list?.contains(tree.activeElement) ? (tree.activeElement as HTMLElement) : null;
}

export function useFieldFocus(list: RefObject<HTMLElement | null>, changing: unknown): FieldFocus {
  const wanted = useRef<(() => HTMLElement | null | undefined) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the list changes
  useLayoutEffect(() => {
    const target = wanted.current?.();
    wanted.current = null;
    if (!target) return;
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  }, [changing]);
  const focus = useRef<FieldFocus>({
    go(key, part) {
      wanted.current = () => elementOf(list.current, key, part) ?? elementOf(list.current, key, 'head');
    },
    goToAdd() {
      wanted.current = () =>
        list.current?.closest('section')?.querySelector<HTMLElement>('[data-add] > [aria-haspopup]');
    },
    stay() {
      const active = activeIn(list.current);
      wanted.current = () => {
        if (!active?.isConnected) return null;
        return active.matches(':disabled') ? neighbourOf(active) : active;
      };
    },
  });
  return focus.current;
}

const neighbourOf = (button: HTMLElement): HTMLElement | null | undefined =>
  button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
