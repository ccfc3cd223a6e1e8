/** Where a widget keeps its location: in the page's hash or in memory. Its users see no difference. */
export interface LocationSource {
  /** For example `/community?page=2`, always with a leading slash. */
  read(): string;
  /** `isVisit` is true when the user navigated, also to the same place, and false for corrections (`replace`). */
  subscribe(listener: (isVisit: boolean) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /**
   * Returns to the place that this one was opened from. Where it was opened by its address, navigates to `otherwise`.
   * `isSaved` as for `navigate`.
   */
  back(otherwise: string, options?: Pick<NavigateOptions, 'isSaved'>): void;
  /** The address of a link to `to`, for the status bar and «open in a new tab». */
  href(to: string): string;
  /** The last one is asked before another path is opened, with the function that opens it; corrections aren't blocked. */
  blockers: Set<Blocker>;
  /** What lies above the screen. The browser's own buttons close the last one instead of leaving the screen. */
  layers: Set<() => void>;
}

export type Blocker = (leave: () => void) => void;

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** The data of the screen are saved, so no blocker is asked. */
  isSaved?: boolean;
  /** The widget doesn't know the path that was asked for, and leads to one that it knows. */
  isRedirect?: boolean;
}

export const pathOf = (place: string): string => place.replace(/\?.*/s, '');

/** Whether a blocker was asked. It then decides whether and when to call `leave`. */
export function isBlocked(source: LocationSource, to: string, leave: () => void): boolean {
  const blocker = [...source.blockers].at(-1);
  if (!blocker || pathOf(rooted(to)) === pathOf(source.read())) return false;
  blocker(leave);
  return true;
}

export function rooted(to: string): string {
  return to.startsWith('/') ? to : `/${to}`;
}

/** Where a widget starts: in the page's address, else at its first place. */
export const startAt = (mode: 'hash' | 'memory', initial = '/'): string =>
  mode === 'hash' && location.hash.startsWith('#/') ? location.hash.slice(1) : rooted(initial);
