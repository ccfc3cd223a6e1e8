/** Where a widget keeps its location: in the page's hash or in memory. Its users see no difference. */
export interface LocationSource {
  /** For example `/community?page=2`, always with a leading slash. */
  read(): string;
  /** `isVisit` is true when the user navigated, also to the same place, and false for corrections (`replace`). */
  subscribe(listener: (isVisit: boolean) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** The address of a link to `to`, for the status bar and «open in a new tab». */
  href(to: string): string;
  /** The latest is asked before another path is gone to, with what goes there; corrections pass it by. */
  blockers: Set<Blocker>;
}

export type Blocker = (leave: () => void) => void;

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** What the screen held is saved: goes without asking the screen's blocker. */
  isSaved?: boolean;
}

export const pathOf = (place: string): string => place.replace(/\?.*/s, '');

/** Whether a blocker has the say: it then decides when, if ever, `leave` is called. */
export function isBlocked(source: LocationSource, to: string, leave: () => void): boolean {
  const blocker = [...source.blockers].at(-1);
  if (!blocker || pathOf(rooted(to)) === pathOf(source.read())) return false;
  blocker(leave);
  return true;
}

export function rooted(to: string): string {
  return to.startsWith('/') ? to : `/${to}`;
}
