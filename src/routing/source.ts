/** Where a widget's location lives: the page's hash, or memory. Everything above is the same for both. */
export interface LocationSource {
  /** `/community?page=2`, always with a leading slash. */
  read(): string;
  /** `isVisit`: somebody went there, be it to the same place again; false for corrections (`replace`). */
  subscribe(listener: (isVisit: boolean) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** What a link to `to` shows, for the status bar and «open in a new tab». */
  href(to: string): string;
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

export function rooted(to: string): string {
  return to.startsWith('/') ? to : `/${to}`;
}
