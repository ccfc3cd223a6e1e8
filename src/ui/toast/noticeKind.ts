/** What came of an act, counted in whatever it concerns: rows, people. */
export interface ActOutcome {
  done: number;
  /** What was to be done and wasn't. */
  left?: number | undefined;
  /** How many were told, where others were to be told of it. */
  told?: number | undefined;
  /** How many were to be told and couldn't be. */
  untold?: number | undefined;
}

export type NoticeKind = 'success' | 'warning' | 'error';

/**
 * The kind of the notice about an outcome: `success` only where all was done and all were told, `error` where nothing was done
 * of what was to do, `warning` otherwise, also where nothing was left to do.
 */
export function noticeKind({ done, left = 0, told, untold = 0 }: ActOutcome): NoticeKind {
  if (done === 0) return left > 0 ? 'error' : 'warning';
  return left > 0 || untold > 0 || told === 0 ? 'warning' : 'success';
}
