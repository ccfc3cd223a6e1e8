import { useEffect, useRef } from 'react';
import type { Query } from '../../api/useApi';
import { useAlert } from '../../ui/dialog/useAlert';

/** Alerts each time the options can't be loaded. A failure of an earlier opening is not alerted again. */
export function useLoadAlert({ failure }: Query<unknown>, title: string, text: string): void {
  const alert = useAlert();
  const told = useRef(failure);
  useEffect(() => {
    if (!failure || failure === told.current) return;
    told.current = failure;
    // The sign-in form opens first, and the options load again by themselves.
    if (failure.kind !== 'unauthenticated') void alert({ title, text, tone: 'error' });
  }, [failure, alert, title, text]);
}
