/* The smaller palettes; that of people and things stands with the rules of colours, in couleur.ts. */

/** Groups and departments draw theirs from here when they are created. */
export const PALETTE_15 = [
  ...[
    '#76C12C',
    '#3B82F6',
    '#EF4444',
    '#F59E0B',
    '#8B5CF6',
    '#EC4899',
    '#06B6D4',
    '#10B981',
    '#F97316',
    '#6366F1',
  ],
  ...['#84CC16', '#14B8A6', '#F43F5E', '#A855F7', '#0EA5E9'],
] as const;

/** Initials in the lists that administrators edit. */
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

/** One of eight colours, by the sum of the name's character codes. */
export function avatarColor(name: string): string {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum += name.charCodeAt(at);
  return PALETTE_8[sum % PALETTE_8.length]!;
}
