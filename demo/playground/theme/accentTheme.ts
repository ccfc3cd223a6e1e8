/*
 * A whole theme from one colour: hover, soft backgrounds, and words in that colour, each moved towards black or white
 * until it reads at 4.5:1 on what it stands on, in light and in dark.
 */
import { contrast, textOn } from '../../../src/domain/couleur';

/** Contrast that WCAG 2.2 AA asks of text. */
export const READABLE = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';
const STEP = 0.04;

// As in src/ui/tokens.css: the surfaces coloured words stand on.
const grounds = { light: ['#ffffff', '#f6f7f4'], dark: ['#191d16', '#21261d'] } as const;
type Scheme = keyof typeof grounds;

const channel = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);

/** `share` of the first colour, the rest of the second; both as `#rrggbb`. */
function mixed(one: string, other: string, share: number): string {
  const parts = [0, 1, 2].map((at) =>
    Math.round(channel(one, at) * share + channel(other, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The least change of the colour that reads on all of these. */
function readableOn(backgrounds: readonly string[], color: string, towards: string): string {
  for (let share = 1; share > 0; share -= STEP) {
    const candidate = mixed(color, towards, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= READABLE)) return candidate;
  }
  return towards;
}

const pair = (of: (scheme: Scheme) => string) => `light-dark(${of('light')}, ${of('dark')})`;

/** Values by property, for an accent written as `#rrggbb`. */
export function accentTheme(accent: string): ReadonlyMap<string, string> {
  const onAccent = textOn(accent);
  // Away from the text on it: what is pressed stays legible.
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
