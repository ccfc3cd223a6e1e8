/**
 * Finds requests that began after another one had ended although they didn't need it: they could have left earlier, and
 * the person waited for two after each other.
 */
import type { Span } from './visit.ts';
import type { Request } from './wire.ts';

type Timed = Pick<Request, 'url' | 'method' | 'kind' | 'start' | 'end' | 'isFromCache'>;

export interface SerialStep {
  url: string;
  start: number;
  /** When it could have begun. */
  possible: number;
  /** The last request that ended before it began. */
  after: string;
}

/** Requests that are so near in milliseconds are taken to have left together. */
const TOGETHER = 30;

const pathOf = ({ url }: Timed): string => new URL(url).pathname;
const isDone = (request: Timed): request is Timed & { end: number } => request.end !== undefined;

/**
 * When a request of the step could have begun. While the page opens, everything waits for its first script,
 * which is all that a host page names. Data also wait for what was written, a sign-in among it; code never does.
 */
function possibleStart(request: Timed, requests: readonly Timed[], step: Span): number {
  const loader = requests.some(({ kind }) => kind === 'page')
    ? requests.find(({ kind }) => kind === 'code')
    : undefined;
  const isNeeded = (other: Timed) => other === loader || (request.kind === 'data' && other.method !== 'GET');
  const ends = requests
    .filter(isDone)
    .filter((other) => isNeeded(other) && other.end <= request.start)
    .map(({ end }) => end);
  return Math.max(step.start, ...ends);
}

/** The serial requests of code and data in a step. Code from the cache costs no round trip, so it is left out. */
export function serialSteps(requests: readonly Timed[], step: Span): SerialStep[] {
  const within = requests.filter(({ start }) => start >= step.start && start < step.end);
  const asked = within.filter(
    ({ kind, isFromCache }) => kind === 'data' || (kind === 'code' && !isFromCache),
  );
  return asked.flatMap((request) => {
    const possible = possibleStart(request, within, step);
    if (request.start - possible <= TOGETHER) return [];
    // A search takes the place of the one before, so calls of the same path don't wait for each other.
    const [last] = asked
      .filter(isDone)
      .filter((other) => pathOf(other) !== pathOf(request))
      .filter(({ end }) => end > possible && end <= request.start)
      .toSorted((a, b) => b.end - a.end);
    return last ? [{ url: request.url, start: request.start, possible, after: last.url }] : [];
  });
}
