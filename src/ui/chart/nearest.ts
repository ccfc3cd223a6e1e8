import type { Point } from './LineChart';

/** Index of the point whose x is closest. Points must be in ascending order of x. */
export function nearest(points: readonly Point[], x: number): number {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (points[middle]!.x < x) low = middle + 1;
    else high = middle;
  }
  return low > 0 && x - points[low - 1]!.x <= points[low]!.x - x ? low - 1 : low;
}
