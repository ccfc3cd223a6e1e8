/**
 * Finds requests that began after another one had ended although they didn't need it: they could have left earlier, and
 * the person waited for two after each other.
 */
import type { Span } from './visit.ts';
import type { Request } from './wire.ts';

export interface SerialStep {
  url: string;
  start: number;
  /** When it could have begun. */
  possible: number;
  /** The last request that ended before it began. */
  after: string;
}

/** Two requests that are so near in milliseconds are taken to have left together. */
const TOGETHER = 30;

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const isDone = (request: Request): request is Request & { end: number } => request.end !== undefined;

/**
 * What a request of the step has to wait for. On opening the page that is the page and its first script, which is all
 * that a host page names. After that code waits for nothing; data wait for what is written, a sign-in among it.
 */
function possibleStart(request: Request, requests: readonly Request[], step: Span): number {
  const needed = requests.filter(isDone).filter((other) => {
    if (other.start < step.start || other.end > request.start) return false;
    if (other.kind === 'page') return true;
    if (other.kind === 'code')
      return other === requests.find(({ kind }) => kind === 'code') && step.start === 0;
    return request.kind === 'data' && other.method !== 'GET';
  });
  return Math.max(step.start, ...needed.map(({ end }) => end));
}

/** The serial requests of code and data in a step. */
export function serialSteps(requests: readonly Request[], step: Span): SerialStep[] {
  const within = requests.filter(({ start }) => start >= step.start && start < step.end);
  return within
    .filter(({ kind }) => kind === 'code' || kind === 'data')
    .flatMap((request) => {
      const possible = possibleStart(request, within, step);
      const before = within
        .filter(isDone)
        // A search takes the place of the one before.
        .filter((other) => pathOf(other) !== pathOf(request) && other.kind !== 'other')
        .filter(({ end }) => end > possible && end <= request.start)
        .toSorted((a, b) => b.end - a.end);
      const [last] = before;
      if (!last || request.start - possible <= TOGETHER) return [];
      return [{ url: request.url, start: request.start, possible, after: last.url }];
    });
}
