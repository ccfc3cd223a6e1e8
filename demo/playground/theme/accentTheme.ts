/*
 * Makes a theme from one colour: hover, soft backgrounds, and text in that colour, which is moved towards black or white
 * until its contrast with the background is 4.5:1, in the light and in the dark scheme.
 */
import { contrast, textOn } from '../../../src/domain/color';

/** The contrast that WCAG 2.2 AA requires of text. */
const READABLE = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';
const STEP = 0.04;

// The surfaces behind coloured text, as in src/ui/tokens.css.
const grounds = { light: ['#ffffff', '#f6f7f4'], dark: ['#1c2119', '#262c21'] } as const;
type Scheme = keyof typeof grounds;

const channel = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);

/** Mixes two colours, both `#rrggbb`. @param share part of the first colour, from 0 to 1 */
function mixed(a: string, b: string, share: number): string {
  const parts = [0, 1, 2].map((at) =>
    Math.round(channel(a, at) * share + channel(b, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Changes the colour as little as possible to make it readable on all these backgrounds. */
function readableOn(backgrounds: readonly string[], color: string, towards: string): string {
  for (let share = 1; share > 0; share -= STEP) {
    const candidate = mixed(color, towards, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= READABLE)) return candidate;
  }
  return towards;
}

const pair = (of: (scheme: Scheme) => string) => `light-dark(${of('light')}, ${of('dark')})`;

/** The values of the theme by custom property, for an accent of the form `#rrggbb`. */
export function accentTheme(accent: string): ReadonlyMap<string, string> {
  const onAccent = textOn(accent);
  // Pressed buttons move away from the colour of their text, which stays readable.
  const away = onAccent === WHITE ? BLACK : WHITE;
  const soft = (scheme: Scheme) => mixed(accent, grounds[scheme][0], scheme === 'light' ? 0.14 : 0.22);
  const selected = (scheme: Scheme) => mixed(accent, grounds[scheme][0], scheme === 'light' ? 0.1 : 0.16);
  const words = (scheme: Scheme) =>
    readableOn(
      [...grounds[scheme], soft(scheme), selected(scheme)],
      accent,
      scheme === 'light' ? BLACK : WHITE,
    );
  return new Map([
    ['--parvis-accent', accent],
    ['--parvis-on-accent', onAccent],
    ['--parvis-accent-hover', mixed(accent, away, 0.88)],
    ['--parvis-accent-active', mixed(accent, away, 0.76)],
    ['--parvis-accent-text', pair(words)],
    ['--parvis-accent-soft', pair(soft)],
    ['--parvis-selected', pair(selected)],
    ['--parvis-focus', pair(words)],
  ]);
}

/**
 * Writes the rule to paste. It is set on `:root`, because custom properties of `:root` reach every widget, inside and outside
 * of shadow roots.
 */
export const themeCss = (values: ReadonlyMap<string, string>): string =>
  values.size === 0
    ? ''
    : `:root {\n${[...values].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
