import { whenIdle } from '../api/http/trackRequest';
import type { Query } from '../api/useApi';
import type { Page } from '../domain/wire';
import { afterPaint } from '../ui/loading/afterPaint';
import { useStableCallback } from '../ui/useStableCallback';

/**
 * Returns what asks for the next page ahead of its use. While this page loads, the next one would only delay it, and may
 * not exist: the kept rows may be those of another page or search, so only this page's own answer says whether it does.
 * @param page the answer to this page
 * @param ask asks for the next page
 */
export function useNextAhead(page: Query<Page<unknown>>, ask: () => void): () => void {
  const { data } = page;
  const askIfThere = useStableCallback(() => {
    if (data?.next) ask();
  });
  // What the answer says is known once it shows.
  return useStableCallback(() => void whenIdle().then(() => afterPaint(askIfThere)));
}
