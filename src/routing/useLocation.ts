import { useContext, useMemo } from 'react';
import { useRouter, useLocation as useWouterLocation } from 'wouter';
import { SourceContext } from './memorySource';
import type { LocationSource, NavigateOptions } from './source';

interface Location {
  /** Decoded, without the query: `/community/details/12`. */
  path: string;
  /** What follows `?` inside the widget's own location, never the host page's query. */
  query: URLSearchParams;
  navigate(to: string, options?: NavigateOptions): void;
  /** Returns to where this place was opened from, or to `otherwise` where it was opened by its address. */
  back: LocationSource['back'];
}

/** Where the widget is, and how to go elsewhere. */
export function useLocation(): Location {
  const router = useRouter();
  const [path, navigate] = useWouterLocation();
  // wouter's own useSearch decodes once too often: `%2526` would end up as `&`.
  const search = router.searchHook(router);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const { back } = useContext(SourceContext);
  return { path, query, navigate, back };
}
