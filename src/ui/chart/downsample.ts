import type { Point } from './LineChart';

/**
 * Largest triangle three buckets (Steinarsson 2013): keeps at most `limit` points: the first, the last,
 * and the most prominent one of every bucket, so that peaks remain. Points must be in ascending order of x.
 */
export function downsample<P extends Point>(points: readonly P[], limit: number): readonly P[] {
  if (points.length <= limit || limit < 3) return points;
  const step = (points.length - 2) / (limit - 2);
  const edge = (bucket: number) => Math.floor(bucket * step) + 1;
  const kept = [points[0]!];
  for (let bucket = 0; bucket < limit - 2; bucket++) {
    const last = kept[bucket]!;
    const next = meanOf(points, edge(bucket + 1), Math.min(edge(bucket + 2), points.length));
    let [best, bestArea] = [points[edge(bucket)]!, -1];
    for (let at = edge(bucket); at < edge(bucket + 1); at++) {
      const point = points[at]!;
      const area = Math.abs((last.x - next.x) * (point.y - last.y) - (last.x - point.x) * (next.y - last.y));
      if (area > bestArea) [best, bestArea] = [point, area];
    }
    kept.push(best);
  }
  kept.push(points.at(-1)!);
  return kept;
}

function meanOf(points: readonly Point[], from: number, to: number): Point {
  let [x, y] = [0, 0];
  for (let at = from; at < to; at++) {
    x += points[at]!.x;
    y += points[at]!.y;
  }
  return { x: x / (to - from), y: y / (to - from) };
}
