/** A new group or department gets one of these colours. */
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

export const anyColor = () => PALETTE_15[Math.floor(Math.random() * PALETTE_15.length)];
