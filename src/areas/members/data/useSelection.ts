import { useEffect, useRef, useState } from 'react';
import type { Membre } from '../../../domain/members/membre';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { type Selection, togglePage, toggleRow } from './selection';

const NO_MEMBERS: Selection<Membre> = new Map();

export interface MemberSelection {
  rows: Selection<Membre>;
  toggle(row: Membre): void;
  togglePage(): void;
  clear(): void;
}

/** Ticked members. A change of page keeps them; a change of `scope`, so another filter or search, drops them. */
export function useSelection(
  scope: string,
  page: readonly Membre[],
  onChange: (ids: readonly number[]) => void,
): MemberSelection {
  const [state, setState] = useState({ scope, rows: NO_MEMBERS });
  const isOver = state.scope !== scope;
  if (isOver) setState({ scope, rows: NO_MEMBERS });
  const rows = isOver ? NO_MEMBERS : state.rows;
  const set = (next: Selection<Membre>) => setState({ scope, rows: next });
  const told = useRef(rows);
  useEffect(() => {
    if (told.current !== rows) onChange([...rows.keys()]);
    told.current = rows;
  }, [rows, onChange]);
  return {
    rows,
    toggle: useStableCallback((row) => set(toggleRow(rows, row))),
    togglePage: useStableCallback(() => set(togglePage(rows, page))),
    clear: useStableCallback(() => set(NO_MEMBERS)),
  };
}
