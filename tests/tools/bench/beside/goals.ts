/** What the console must reach beside the bare page, and the line that says whether it does. */
import type { Figure } from './figures.ts';

interface Goal {
  /** At most so many times the bare page. */
  ratio?: number;
  /** At most this. */
  most?: number;
  digits?: number;
}

export const goals: Readonly<Record<Figure, Goal>> = {
  'login usable': { ratio: 1.2 },
  'click → dashboard complete': { ratio: 1.2 },
  'menu → members': { ratio: 0.6 },
  'next page': { ratio: 0.3 },
  'tick a row': { ratio: 1.3 },
  'last key → result': { ratio: 1.6 },
  'open the form of a new member': { ratio: 1.3 },
  'save → confirmed': { ratio: 1.2 },
  'second visit → members': { ratio: 1 },
  'blocked time, load': { most: 100 },
  'blocked time, flow': { most: 100 },
  'longest task of the flow': {},
  'KiB of scripts, login': { most: 90 },
  'KiB of scripts, flow': { most: 200 },
  'of them fetched ahead': {},
  'files of scripts, flow': {},
  'heap, MiB': { most: 4.5, digits: 1 },
  'DOM nodes of the list': { most: 180 },
  'DOM nodes of its screen': {},
  CLS: { most: 0, digits: 3 },
};

/** `×1.46`, or nothing where the bare page has nothing to compare with. */
export const ratioOf = (ours: number, theirs: number): number | undefined =>
  theirs > 0 ? ours / theirs : undefined;

/** Whether the goal is met, at the precision that is printed; undefined without a goal. */
export function isMet(what: Figure, ours: number, theirs: number): boolean | undefined {
  const { ratio, most, digits = 0 } = goals[what];
  const factor = 10 ** digits;
  if (most !== undefined) return Math.round(ours * factor) / factor <= most;
  const reached = ratioOf(ours, theirs);
  return ratio === undefined || reached === undefined ? undefined : Math.round(reached * 100) / 100 <= ratio;
}

/** `≤ ×1.2 ✓` */
export function goalText(what: Figure, ours: number, theirs: number): string {
  const { ratio, most } = goals[what];
  if (ratio === undefined && most === undefined) return '';
  const met = isMet(what, ours, theirs);
  const mark = met === undefined ? '–' : met ? '✓' : '✗';
  return `≤ ${most ?? `×${ratio}`} ${mark}`;
}
