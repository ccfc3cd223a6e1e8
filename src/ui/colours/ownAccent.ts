/**
 * What follows from the host's accent, for browsers that can't compute it in CSS: the same numbers as in tokens.css, for
 * the scheme that the widget has now.
 */
import { channels } from './pageLuminance';

/** Red, green and blue from 0 to 1 of linear light. */
type Light = readonly [number, number, number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const each = (light: Light, change: (part: number) => number) => light.map(change) as unknown as Light;
const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const css = (light: Light) => `color(srgb-linear ${light.map((part) => part.toFixed(5)).join(' ')})`;

/** What a translucent accent shows on, in sRGB. */
const grounds = { light: [1, 1, 1], dark: [0.11, 0.13, 0.1] } as const;

/** The accent as it shows, opaque and within sRGB. */
function shown(accent: string, scheme: 'light' | 'dark', probe: HTMLElement): Light {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(accent, probe);
  const ground = grounds[scheme];
  const parts = [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
  return each(parts as unknown as Light, (part) => linear(Math.min(1, Math.max(0, part))));
}

function textTone(accent: Light, scheme: 'light' | 'dark'): Light {
  const y = luminance(accent);
  if (scheme === 'light') return each(accent, (part) => part * Math.min(1, 0.11 / Math.max(0.01, y)));
  const lighter = Math.max(0, (0.55 - y) / Math.max(0.4, 1 - y));
  return each(accent, (part) => part + (1 - part) * lighter);
}

/** The colour behind chosen things in a dark scheme, before it is mixed with the surface. */
function tint(accent: Light): Light {
  const y = luminance(accent);
  const share = Math.min(3, 0.1 / Math.max(0.01, y));
  return each(accent, (part) => part * share + 0.1 - y * share);
}

/** The values of the tokens that follow from an accent. */
export function ownAccent(accent: string, scheme: 'light' | 'dark', probe: HTMLElement): [string, string][] {
  const own = shown(accent, scheme, probe);
  const y = luminance(own);
  const step = (y > 0.18 && y < 0.85 ? 1 : 0) + (y < 0.02 ? 0.2 : 0);
  const moved = (share: number) => css(each(own, (part) => part * (1 - share) + share * step));
  const isLight = scheme === 'light';
  const soft = (share: number) =>
    `color-mix(in srgb-linear, ${css(isLight ? own : tint(own))} ${share}%, var(--pv-surface))`;
  return [
    ['--pv-own', css(own)],
    ['--pv-own-on', y < 0.18 ? '#fff' : '#000'],
    ['--pv-own-text', css(textTone(own, scheme))],
    ['--pv-own-hover', moved(0.2)],
    ['--pv-own-active', moved(0.36)],
    ['--pv-own-soft', soft(isLight ? 14 : 20)],
    ['--pv-own-selected', soft(isLight ? 9 : 12)],
  ];
}
