/**
 * What the console must reach beside the bare page and beside an earlier state of itself, and the line that says whether
 * it does.
 */
import type { Figure } from './figures.ts';

interface Goal {
  /** At most so many times the bare page. */
  bare?: number;
  /** At most so many times the checkout before (`--before`). Both have the same bare page in the same run. */
  before?: number;
  /** At most this. */
  most?: number;
  digits?: number;
}

const step: Goal = { before: 1.1 };

export const goals: Readonly<Record<Figure, Goal>> = {
  'login usable': step,
  'click → dashboard complete': step,
  'menu → members': step,
  'next page': step,
  'tick a row': step,
  'last key → result': step,
  'open the form of a new member': step,
  'save → confirmed': step,
  'second visit → members': step,
  'blocked time, load': { most: 100 },
  'blocked time, flow': { bare: 1.5 },
  'longest task of the flow': {},
  'worst interaction': { most: 200 },
  'KiB of scripts, login': {},
  'KiB of scripts, flow': {},
  'of them fetched ahead': {},
  'files of scripts, flow': {},
  'heap, MiB': { digits: 1 },
  'DOM nodes of the list': { most: 180 },
  'DOM nodes of its screen': {},
  CLS: { most: 0, digits: 3 },
};

/** Medians of one figure, by subject. */
export interface Medians {
  parvis: number;
  bare?: number | undefined;
  before?: number | undefined;
}

/** `1.46`, or nothing where there is nothing to compare with. */
export const ratioOf = (ours: number, theirs: number | undefined): number | undefined =>
  theirs !== undefined && theirs > 0 ? ours / theirs : undefined;

const isWithin = (ratio: number | undefined, limit: number) =>
  ratio === undefined ? undefined : Math.round(ratio * 100) / 100 <= limit;

/** Whether the goal is met, at the precision that is printed; undefined without a goal or what it compares with. */
export function isMet(what: Figure, { parvis, bare, before }: Medians): boolean | undefined {
  const goal = goals[what];
  const factor = 10 ** (goal.digits ?? 0);
  if (goal.most !== undefined) return Math.round(parvis * factor) / factor <= goal.most;
  if (goal.bare !== undefined) return isWithin(ratioOf(parvis, bare), goal.bare);
  return goal.before === undefined ? undefined : isWithin(ratioOf(parvis, before), goal.before);
}

/** `≤ ×1.5 bare ✓` */
export function goalText(what: Figure, medians: Medians): string {
  const { bare, before, most } = goals[what];
  const limit = most ?? (bare === undefined ? before && `×${before} before` : `×${bare} bare`);
  if (limit === undefined) return '';
  const met = isMet(what, medians);
  return `≤ ${limit} ${met === undefined ? '–' : met ? '✓' : '✗'}`;
}
