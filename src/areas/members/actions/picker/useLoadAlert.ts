import { useEffect, useRef } from 'react';
import type { Query } from '../../../../api/useApi';
import { useAlert } from '../../../../ui/dialog/useAlert';

/** Alerts each time the options can't be loaded; what failed in an earlier opening is no news. */
export function useLoadAlert({ failure }: Query<unknown>, title: string, text: string): void {
  const alert = useAlert();
  const told = useRef(failure);
  useEffect(() => {
    if (!failure || failure === told.current) return;
    told.current = failure;
    // Signing in again comes first, and asks again by itself.
    if (failure.kind !== 'unauthenticated') void alert({ title, text, tone: 'error' });
  }, [failure, alert, title, text]);
}
