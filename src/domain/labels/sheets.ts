/** Sheets of labels on A4, by the number of labels that each has. All measures are in mm. */

export const PAPER = { width: 210, height: 297 } as const;

interface LabelSheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Between two columns; rows touch. */
  gap: number;
}

export const LABEL_SHEETS = {
  24: { columns: 3, rows: 8, width: 70, height: 37, gap: 0 },
  21: { columns: 3, rows: 7, width: 63.5, height: 38.1, gap: 2.5 },
  14: { columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
} as const satisfies Record<number, LabelSheet>;
export type LabelCount = keyof typeof LABEL_SHEETS;
export const LABEL_COUNTS: readonly LabelCount[] = [24, 21, 14];

/** The farthest that a sheet may be moved, for printers that draw it in a little. */
export const SHIFT_MAX = 10;

/** To the right and down. */
export interface Shift {
  x: number;
  y: number;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The places of a sheet, row by row; what is beside and above the labels is equal on both sides. */
export function labelPlaces(count: LabelCount, shift: Shift): readonly Place[] {
  const { columns, rows, width, height, gap } = LABEL_SHEETS[count];
  const left = (PAPER.width - columns * width - (columns - 1) * gap) / 2;
  const top = (PAPER.height - rows * height) / 2;
  return Array.from({ length: columns * rows }, (_, at) => ({
    left: left + (at % columns) * (width + gap) + shift.x,
    top: top + Math.floor(at / columns) * height + shift.y,
    width,
    height,
  }));
}

/** The labels of each sheet by their place, from 0; the first sheet begins at the label `first`, from 1. */
export function sheetsOf<T>(
  labels: readonly T[],
  count: LabelCount,
  first: number,
): { at: number; label: T }[][] {
  const placed = labels.map((label, index) => ({ place: first - 1 + index, label }));
  const sheets = Math.ceil((first - 1 + labels.length) / count);
  return Array.from({ length: labels.length > 0 ? sheets : 0 }, (_, sheet) =>
    placed
      .slice(Math.max(sheet * count - first + 1, 0), (sheet + 1) * count - first + 1)
      .map(({ place, label }) => ({ at: place % count, label })),
  );
}
