import { useEffect, useMemo, useRef, useState } from 'react';
import type { Member } from '../../../domain/members/member';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { ListQuery } from './listQuery';
import { rangeOf, type SelectedRows, withTicks } from './selection';

const NO_MEMBERS: SelectedRows<Member> = new Map();

/** All members that matched a query, ticked together by their ids. Its code loads when it is made. */
export interface WholeSelection {
  query: ListQuery;
  size: number;
  has(id: number): boolean;
  ids(): readonly number[];
  /** Those of the query that were unticked again, and members who were ticked besides. */
  without: SelectedRows<Member>;
  added: SelectedRows<Member>;
  /** The same with these rows ticked or unticked. */
  with(rows: readonly Member[], isTicked: boolean): WholeSelection;
}

export interface MemberSelection {
  /** The ticked rows; none of them while there is a `whole`. */
  rows: SelectedRows<Member>;
  whole?: WholeSelection | undefined;
  size: number;
  /** The ids of the ticked rows of the shown page. */
  onPage: ReadonlySet<number>;
  /** @param isRange also ticks the rows of the page between the last ticked one and this one */
  toggle(row: Member, isRange?: boolean): void;
  togglePage(): void;
  untick(row: Member): void;
  selectWhole(whole: WholeSelection): void;
  clear(): void;
}

interface Ticked {
  rows: SelectedRows<Member>;
  whole?: WholeSelection | undefined;
}

const NONE: Ticked = { rows: NO_MEMBERS };

/** Ticked members. A change of page keeps them; a change of `scope`, so another filter or search, drops them. */
export function useSelection(
  scope: string,
  page: readonly Member[],
  onChange: (ids: readonly number[]) => void,
): MemberSelection {
  const [state, setState] = useState({ scope, ticked: NONE });
  const isOver = state.scope !== scope;
  if (isOver) setState({ scope, ticked: NONE });
  const ticked = isOver ? NONE : state.ticked;
  const { rows, whole } = ticked;
  const set = (next: Ticked) => setState({ scope, ticked: next });
  const onPage = useMemo(() => {
    const { has } = whole ?? { has: (id: number) => rows.has(id) };
    return new Set(page.map(({ id }) => id).filter((id) => has(id)));
  }, [page, rows, whole]);
  const tick = (each: readonly Member[], isTicked: boolean) =>
    set(whole ? { rows, whole: whole.with(each, isTicked) } : { rows: withTicks(rows, each, isTicked) });
  /** The row that was ticked or unticked last, where a range begins. */
  const last = useRef<number>(undefined);
  const told = useRef(ticked);
  useEffect(() => {
    if (told.current !== ticked) onChange(ticked.whole?.ids() ?? [...ticked.rows.keys()]);
    told.current = ticked;
  }, [ticked, onChange]);
  return {
    ...ticked,
    size: whole?.size ?? rows.size,
    onPage,
    toggle: useStableCallback((row, isRange) => {
      tick(isRange ? rangeOf(page, last.current, row) : [row], !onPage.has(row.id));
      last.current = row.id;
    }),
    togglePage: useStableCallback(() => tick(page, onPage.size < page.length)),
    untick: useStableCallback((row) => (whole ?? rows).has(row.id) && tick([row], false)),
    selectWhole: useStableCallback((all) => set({ rows: NO_MEMBERS, whole: all })),
    clear: useStableCallback(() => set(NONE)),
  };
}
