/** Where a widget's location lives: the page's hash, or memory. Everything above is the same for both. */
export interface LocationSource {
  /** `/community?page=2`, always with a leading slash. */
  read(): string;
  /** `isVisit`: somebody went there, be it to the same place again; false for corrections (`replace`). */
  subscribe(listener: (isVisit: boolean) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** What a link to `to` shows, for the status bar and «open in a new tab». */
  href(to: string): string;
  /** The latest is asked before another path is gone to, with what goes there; corrections pass it by. */
  blockers: Set<Blocker>;
}

export type Blocker = (leave: () => void) => void;

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
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
