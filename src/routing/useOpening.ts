/*
 * An address that opens something over its screen: `/community?ouvrir=nouveau` shows the list and the form of a new member.
 * So whatever guards a screen guards it from this too, and «back» leads to where it was opened from.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from './useLocation';

const KEY = 'ouvrir';

export const openingAt = (path: string, what: string): string => `${path}?${KEY}=${encodeURIComponent(what)}`;

/**
 * Calls `open` with what the address asks for, and takes it out of the address.
 * @param isShown whether the address is that of this screen
 */
export function useOpening(isShown: boolean, open: (what: string) => void): void {
  const { path, query, navigate } = useLocation();
  const asked = isShown ? query.get(KEY) : null;
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      if (asked === null) return;
      const rest = new URLSearchParams(query);
      rest.delete(KEY);
      const kept = rest.toString();
      navigate(kept ? `${path}?${kept}` : path, { replace: true });
      open(asked);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for again runs it again
  useEffect(() => latest.current(), [asked]);
}
