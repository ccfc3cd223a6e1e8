import { useLayoutEffect } from 'react';
import { useLocation } from './useLocation';

/** Navigates to another path without a new history entry. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
