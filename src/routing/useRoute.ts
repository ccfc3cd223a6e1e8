import { useMemo } from 'react';
import { matchRoute, type RouteParams } from './matchRoute';
import { useLocation } from './useLocation';

/** The parameters when the widget is at `pattern`, else null. */
export function useRoute(pattern: string): RouteParams | null {
  const { path } = useLocation();
  return useMemo(() => matchRoute(pattern, path), [pattern, path]);
}
