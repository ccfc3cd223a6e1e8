/*
 * Moving through the rows of a table by keyboard. A row's place for the focus is its name where that is a button or
 * link, else its tick box; for screen readers the table stays what it is.
 */
import type { KeyboardEvent } from 'react';
import type { ShortcutMap } from './useShortcuts';

type Pressed = KeyboardEvent<HTMLElement>;

const ROWS = 'tbody:not([aria-hidden]) tr:not([aria-hidden])';
const NAME = 'th :is(button, a[href])';
const TICK = 'input[type=checkbox]';

const rowOf = ({ target }: Pressed) => (target as Element).closest<HTMLElement>(ROWS);
const isShown = (element: HTMLElement | null | undefined) => element?.checkVisibility();

/** The focus one row further; from outside the rows to the first or the last. */
function move(event: Pressed, step: 1 | -1): boolean {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)].filter(isShown);
  const current = rowOf(event);
  const row = current ? rows[rows.indexOf(current) + step] : rows.at(step > 0 ? 0 : -1);
  const place = [NAME, TICK].map((what) => row?.querySelector<HTMLElement>(what)).find(isShown);
  place?.focus();
  return Boolean(place);
}

/** On the tick box Enter opens the row; a button or link opens by itself. */
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

/** `/`: the search box of the widget, its text selected. */
export function focusSearch({ currentTarget }: Pressed): boolean {
  const search = currentTarget.querySelector<HTMLInputElement>('input[type=search]');
  search?.focus();
  search?.select();
  return Boolean(search);
}
