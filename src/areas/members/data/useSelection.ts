import { useEffect, useRef, useState } from 'react';
import type { Membre } from '../../../domain/members/membre';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { type Selection, togglePage, toggleRange, toggleRow } from './selection';

const NO_MEMBERS: Selection<Membre> = new Map();

export interface MemberSelection {
  rows: Selection<Membre>;
  /** @param isRange also ticks the rows of the page between the last ticked one and this one */
  toggle(row: Membre, isRange?: boolean): void;
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
  /** The row that was ticked or unticked last, where a range begins. */
  const last = useRef<number>(undefined);
  const told = useRef(rows);
  useEffect(() => {
    if (told.current !== rows) onChange([...rows.keys()]);
    told.current = rows;
  }, [rows, onChange]);
  return {
    rows,
    toggle: useStableCallback((row, isRange) => {
      set(isRange ? toggleRange(rows, page, last.current, row) : toggleRow(rows, row));
      last.current = row.id;
    }),
    togglePage: useStableCallback(() => set(togglePage(rows, page))),
    clear: useStableCallback(() => set(NO_MEMBERS)),
  };
}
