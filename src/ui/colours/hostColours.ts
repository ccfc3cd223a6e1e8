/**
 * Tells the host's developers, in the console, which of their colours make text hard to read. Loads after the first paint,
 * on pages that set colours of their own.
 */
import { contrast } from '../../domain/color';
import { applyOwnAccent } from './applyOwnAccent';
import { channels } from './pageLuminance';

/** The contrast that WCAG 2.2 AA requires of text. */
const READABLE = 4.5;
const STEP = 0.02;

/** Text and what it stands on, as tokens; and the properties that set them. */
const pairs = [
  ['--pv-text', '--pv-surface', '--parvis-text', '--parvis-surface'],
  ['--pv-muted', '--pv-surface', '--parvis-text-muted', '--parvis-surface'],
  ['--pv-accent-text', '--pv-surface', '--parvis-accent-text', '--parvis-surface'],
  ['--pv-on-accent', '--pv-accent', '--parvis-on-accent', '--parvis-accent'],
] as const;

/** Removing them lets them follow from the accent. */
const FOLLOWING = /on-accent|accent-text/;

/** A token as it shows on an opaque colour. */
function shown(token: string, surface: HTMLElement, ground: readonly number[]): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(`var(${token})`, surface);
  return [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
}

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The nearest tone of a colour that is readable on the ground; black or white always is. */
function readableTone(colour: readonly number[], ground: string): string {
  const end = contrast('#000000', ground) > contrast('#ffffff', ground) ? 0 : 1;
  for (let share = 1; share > 0; share -= STEP) {
    const tone = hex(colour.map((part) => part * share + end * (1 - share)));
    if (contrast(tone, ground) >= READABLE) return tone;
  }
  return hex([end, end, end]);
}

/** Whether the host has a part in these colours. */
const isOfHost = (style: CSSStyleDeclaration, properties: readonly string[]): boolean =>
  [...properties, '--parvis-accent'].some((name) => style.getPropertyValue(name));

const warned = new Set<string>();

function warn(warning: string): void {
  if (warned.has(warning)) return;
  warned.add(warning);
  console.warn(warning);
}

function check(surface: HTMLElement, scheme: 'light' | 'dark'): void {
  const style = getComputedStyle(surface);
  const canvas = shown('--pv-canvas', surface, scheme === 'dark' ? [0, 0, 0] : [1, 1, 1]);
  for (const [text, below, textProperty, belowProperty] of pairs) {
    if (!isOfHost(style, [textProperty, belowProperty])) continue;
    const ground = shown(below, surface, canvas);
    const colour = shown(text, surface, ground);
    const [groundHex, textHex] = [hex(ground), hex(colour)];
    const ratio = contrast(textHex, groundHex);
    if (ratio >= READABLE) continue;
    const isFollowing = FOLLOWING.test(textProperty) && style.getPropertyValue(textProperty);
    const orElse = isFollowing ? ', or remove it: it then follows from --parvis-accent' : '';
    // Cut, not rounded, because 4.49 is not enough.
    const told = Math.floor(ratio * 100) / 100;
    warn(
      `Parvis: ${textProperty} ${textHex} on ${belowProperty} ${groundHex} has a contrast of ${told}:1 in the ${scheme} scheme; text needs 4.5:1. Set ${textProperty} to ${readableTone(colour, groundHex)}${orElse}.`,
    );
  }
}

/** Sets of colours that were checked, of any widget of the page. */
const checked = new Set<string>();

/**
 * Looks at the colours that a widget has now.
 *
 * @param key the scheme and the host's values
 * @param isOld whether the browser can't compute what follows from an accent
 */
export function watchColours(surface: HTMLElement, key: string, isOld: boolean): void {
  if (!surface.isConnected) return;
  const scheme = surface.dataset.scheme === 'dark' ? 'dark' : 'light';
  if (isOld) applyOwnAccent(surface, scheme);
  // With forced colours, the person's own count.
  if (checked.has(key) || matchMedia('(forced-colors: active)').matches) return;
  checked.add(key);
  check(surface, scheme);
}
