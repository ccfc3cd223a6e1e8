/**
 * Without this, a page with five signed-out widgets would show five sign-in forms. Of the widgets that share a session,
 * one shows the form. The others show a line with a button that brings the form to them.
 */
import { useCallback, useLayoutEffect, useState } from 'react';

interface Claim {
  rank: number;
  /** Whose unsaved work the widget holds, if any. */
  keptFor: string | undefined;
}

interface Place {
  claims: Claim[];
  listeners: Set<() => void>;
}

const places = new WeakMap<object, Place>();

function placeOf(session: object): Place {
  const known = places.get(session);
  if (known) return known;
  const place: Place = { claims: [], listeners: new Set() };
  places.set(session, place);
  return place;
}

function change(place: Place, apply: () => void): void {
  apply();
  for (const listener of [...place.listeners]) listener();
}

/** The widget with the highest rank; among equals, the first one. */
function holderOf({ claims }: Place): Claim | undefined {
  return claims.reduce<Claim | undefined>(
    (best, claim) => (best && best.rank >= claim.rank ? best : claim),
    undefined,
  );
}

function topRank({ claims }: Place): number {
  return Math.max(0, ...claims.map((claim) => claim.rank));
}

interface FormPlace {
  isHere: boolean;
  /** Whose unsaved work one of the widgets holds, if any. */
  keptFor: string | undefined;
  takeOver(): void;
}

/** Whether this widget shows the form. A widget of rank 1 precedes those of rank 0. */
export function useFormPlace(session: object, rank: number, own: string | undefined): FormPlace {
  const place = placeOf(session);
  const [claim] = useState<Claim>(() => ({ rank, keptFor: undefined }));
  const [isHere, setHere] = useState(false);
  const [keptFor, setKeptFor] = useState<string>();

  useLayoutEffect(() => {
    const look = () => {
      setHere(holderOf(place) === claim);
      setKeptFor(place.claims.find((one) => one.keptFor !== undefined)?.keptFor);
    };
    place.listeners.add(look);
    change(place, () => place.claims.push(claim));
    return () => {
      place.listeners.delete(look);
      change(place, () => place.claims.splice(place.claims.indexOf(claim), 1));
    };
  }, [place, claim]);

  useLayoutEffect(() => {
    change(place, () => Object.assign(claim, { keptFor: own }));
  }, [place, claim, own]);

  const takeOver = useCallback(() => {
    const rank = topRank(place) + 1;
    change(place, () => Object.assign(claim, { rank }));
  }, [place, claim]);
  return { isHere, keptFor, takeOver };
}
