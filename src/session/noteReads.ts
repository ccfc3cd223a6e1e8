import { isSentPlain } from './earlyReads';
import { EARLY_KEY, OWNER_KEY } from './storedKeys';

/** What is stored: the URLs by path, and the value of `parvis:api` that says whose token they were sent with. */
interface Noted {
  by: string;
  urls: Record<string, readonly string[]>;
}

/** Addresses that are noted, the latest last. */
const MOST = 8;

/** Notes what a visit of the path begins with, for earlyReads.ts, where requests leave as they are. */
export function noteReads(path: string, urls: readonly string[]): void {
  try {
    const by = localStorage.getItem(OWNER_KEY);
    if (!isSentPlain() || !by) return;
    const stored = JSON.parse(localStorage.getItem(EARLY_KEY) ?? 'null') as Noted | null;
    const { [path]: _, ...others } = stored?.by === by ? stored.urls : {};
    const kept = Object.entries(others).slice(1 - MOST);
    const noted: Noted = { by, urls: { ...Object.fromEntries(kept), [path]: urls } };
    localStorage.setItem(EARLY_KEY, JSON.stringify(noted));
  } catch {
    // Without storage the reads leave once the code is there.
  }
}
