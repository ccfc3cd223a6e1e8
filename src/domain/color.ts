/**
 * Colours of people and things. White text on a colour of the palettes has a contrast of 4.5:1 or more. For any other
 * colour `textOn` chooses black or white; one of the two always reaches 4.5:1.
 */
export const PALETTE_30 = [
  ...[
    '#B91C1C',
    '#1D4ED8',
    '#15803D',
    '#A21CAF',
    '#B45309',
    '#0E7490',
    '#4F46E5',
    '#4D7C0F',
    '#BE185D',
    '#0F766E',
  ],
  ...[
    '#C2410C',
    '#0369A1',
    '#166534',
    '#7E22CE',
    '#A16207',
    '#155E75',
    '#3730A3',
    '#3F6212',
    '#9D174D',
    '#115E59',
  ],
  ...[
    '#9A3412',
    '#1E40AF',
    '#047857',
    '#6D28D9',
    '#92400E',
    '#075985',
    '#991B1B',
    '#854D0E',
    '#BE123C',
    '#475569',
  ],
] as const;

/** Colours for items without a colour. */
export const PALETTE_8 = [
  '#3D6B12',
  '#1D4ED8',
  '#B91C1C',
  '#B45309',
  '#6D28D9',
  '#BE185D',
  '#0E7490',
  '#047857',
] as const;

const LIGHTNESS_LIMIT = 0.7;
const DARKENING = 0.4;

type Channels = [red: number, green: number, blue: number];

/** Channels of `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function channelsOf(color: string): Channels | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(color)?.[1];
  if (!digits) return undefined;
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(pairs.slice(start, start + 2), 16)) as Channels;
}

/** Takes channels of 16 or more, which have two digits. */
const hex = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16)).join('')}`;

/** The colour itself, or 40 % darker when its lightness is above 0.7; no channel is then below 61. */
function readable(color: string, channels: Channels): string {
  const lightness = (Math.max(...channels) + Math.min(...channels)) / 510;
  return lightness > LIGHTNESS_LIMIT
    ? hex(channels.map((channel) => channel * (1 - DARKENING)) as Channels)
    : color;
}

function hashed(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) >>> 0;
  return PALETTE_30[hash % PALETTE_30.length]!;
}

/** One of eight colours, by the sum of the name's character codes. */
export function avatarColor(name: string): string {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum += name.charCodeAt(at);
  return PALETTE_8[sum % PALETTE_8.length]!;
}

/**
 * The colour of an item: a hex value is used as it is, a number from 1 to 30 is looked up in the palette, any other
 * text is hashed. Without a value it derives from the name by the rule of the administration lists, so that a group
 * without a colour looks the same in its list, in filters, on records and in charts.
 */
export function itemColor(value: string | number | null | undefined, name?: string | null): string {
  const text = String(value ?? '').trim();
  const channels = channelsOf(text);
  if (channels) return readable(text, channels);
  if (!text) return avatarColor(name ?? '');
  return (/^\d+$/.test(text) && PALETTE_30[Number(text) - 1]) || hashed(text);
}

/** Tags have no colour of their own. */
export const tagColor = avatarColor;

/** Relative luminance, as WCAG defines it. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [one, other]
    .map((color) => luminance(channelsOf(color) ?? [0, 0, 0]))
    .sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white text on this colour: white wherever it reads well enough. */
export const textOn = (color: string): '#ffffff' | '#000000' =>
  contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
