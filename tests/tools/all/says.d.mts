/** Types of says.mjs, which is plain JavaScript because runners without a compiler import it. */

export interface Counts {
  passed: number;
  failed: number;
  left?: number;
}

export function sayNotRun(sentence: string): void;
export function sayCounts(counts: Counts): void;
export function sayNothingRun(...sentences: string[]): void;
