/*
 * Moves through the rows of a table by keyboard. In a row the focus goes to its name where that is a button or a link,
 * else to its checkbox. For screen readers the table stays a table.
 */
import type { KeyboardEvent } from 'react';

/** Handlers by `event.key`. One that returns false did nothing, so the key keeps its meaning. */
export type ShortcutMap = Readonly<Record<string, (event: KeyboardEvent<HTMLElement>) => unknown>>;

type Pressed = KeyboardEvent<HTMLElement>;

const ROWS = 'tbody:not([aria-hidden]) tr:not([aria-hidden])';
const NAME = 'th :is(button, a[href])';
const TICK = 'input[type=checkbox]';

const rowOf = ({ target }: Pressed) => (target as Element).closest<HTMLElement>(ROWS);
const isShown = (element: HTMLElement | null | undefined) => element?.checkVisibility();

/** Moves the focus one row; from outside the rows to the first or the last one. */
function move(event: Pressed, step: 1 | -1): boolean {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)].filter(isShown);
  const current = rowOf(event);
  const row = current ? rows[rows.indexOf(current) + step] : rows.at(step > 0 ? 0 : -1);
  const place = [NAME, TICK].map((what) => row?.querySelector<HTMLElement>(what)).find(isShown);
  place?.focus();
  return Boolean(place);
}

/** On the checkbox Enter opens the row. A button or a link opens by itself. */
function open(event: Pressed): boolean {
  const name = (event.target as Element).matches(TICK) && rowOf(event)?.querySelector<HTMLElement>(NAME);
  if (name) name.click();
  return Boolean(name);
}

function tick(event: Pressed): boolean {
  const box = rowOf(event)?.querySelector<HTMLElement>(TICK);
  box?.click();
  return Boolean(box);
}

/** Arrows, Enter and `x` on the rows of the widget's table. */
export const rowKeys: ShortcutMap = {
  ArrowDown: (event) => move(event, 1),
  ArrowUp: (event) => move(event, -1),
  Enter: open,
  x: tick,
};

/** The search of the list; those of its filters come after it. */
export const searchInputOf = (list: Element): HTMLInputElement | null =>
  list.querySelector('input[type=search]');

/** `/` moves the focus to the search box of the widget and selects its text. */
export function focusSearch({ currentTarget }: Pressed): boolean {
  const search = searchInputOf(currentTarget);
  search?.focus();
  search?.select();
  return Boolean(search);
}
