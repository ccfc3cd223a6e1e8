import { useLayoutEffect } from 'react';
import { useLocation } from './useLocation';

/** Goes elsewhere without leaving a history entry. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
