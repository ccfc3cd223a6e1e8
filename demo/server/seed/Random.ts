/** Random numbers that are the same on every machine for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** Picks from the beginning of the list more often, as common names come first. */
  pickCommon<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() ** 1.7 * list.length)]!;
  }

  /** Draws an index by its weight. */
  weighted(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let at = 0; at < weights.length; at++) {
      left -= weights[at]!;
      if (left < 0) return at;
    }
    return weights.length - 1;
  }
}
