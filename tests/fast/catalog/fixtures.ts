import { PALETTE_8 } from '../../../src/domain/color.ts';
import { nth, query } from '../../support/lookups.ts';
import { alertShown } from '../../support/onScreen.ts';

/* What the short lists of administrators show: rows in a list, each with an avatar. */

export const items = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('ul > li')];
export const itemNamed = (root: ShadowRoot, name: string) =>
  items(root).find((item) => item.querySelector('strong')?.textContent === name) ?? null;
export const searchBox = (within: ShadowRoot | Element) =>
  query<HTMLInputElement>(within, 'input[type=search]');
/** The text of the alert that is open: title, then words. */
export const alertText = async (root: ShadowRoot) => (await alertShown(root)).join('\n');

export const avatarOf = (within: Element) => query(within, '[part=avatar]');
/** The colour behind the initials, as the browser draws it. */
export const colorOf = (within: Element) => getComputedStyle(avatarOf(within)).backgroundColor;
/** The colour of the eight that initials of this name get, by the sum of its character codes. */
export const eighth = (name: string) =>
  rgb(nth(PALETTE_8, [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8));
/** `#3D6B12` as computed styles write it. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
