import type { Step } from '../../domain/members/step';

/** The steps with one of them at another place, numbered from 1. The same list when nothing moves. */
export function moved(steps: readonly Step[], from: number, to: number): readonly Step[] {
  const step = steps[from];
  if (!step || to < 0 || to >= steps.length || to === from) return steps;
  const others = steps.filter((_, index) => index !== from);
  return [...others.slice(0, to), step, ...others.slice(to)].map((one, index) => ({
    ...one,
    ordre: index + 1,
  }));
}

/** Whether two lists have the same steps at the same places. */
export const isSameOrder = (one: readonly Step[], other: readonly Step[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
