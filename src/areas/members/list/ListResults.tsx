import { type RefObject, useImperativeHandle } from 'react';
import { hasFailed } from '../../../data/usePage';
import type { Member } from '../../../domain/members/member';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useStableCallback } from '../../../ui/useStableCallback';
import { type ListAction, type ListQuery, scopeOf } from '../data/listQuery';
import type { MemberPageState } from '../data/useMemberPage';
import { useSelection } from '../data/useSelection';
import { membersTexts } from '../texts.fr';
import { ListActiveFilters } from './ListFilters';
import styles from './ListResults.module.css';
import type { ColumnKey } from './table/columns';
import { MemberTable } from './table/MemberTable';
import type { SelectionMenuProps } from './table/SelectionMenu';
import type { useRowLinks } from './table/useRowLinks';
import { useListParts } from './useListParts';
import { type ResultsFocus, useHeldFocus } from './useResultsFocus';

interface ListResultsProps {
  focus: ResultsFocus;
  query: ListQuery;
  list: MemberPageState;
  columns: readonly ColumnKey[];
  readonly: boolean;
  /** Receives what unticks a member. */
  untick: RefObject<((member: Member) => void) | null>;
  rows: ReturnType<typeof useRowLinks>;
  onChange(action: ListAction): void;
  onSelectionChange(ids: readonly number[]): void;
  /** No filter and no search. */
  onClear(): void;
}

/**
 * The filters in use, the number of members, and the rows. The ticked ones are known only here, so that the rest of the
 * screen doesn't render at a tick.
 */
export function ListResults(props: ListResultsProps) {
  const { focus, query, list, columns, readonly, untick, rows, onChange, onSelectionChange } = props;
  const texts = useTexts(membersTexts);
  const { status, page } = list;
  const { thenFocusResults } = focus;
  const selection = useSelection(scopeOf(query), page.rows, onSelectionChange);
  useImperativeHandle(untick, () => selection.untick, [selection.untick]);
  useHeldFocus(focus.results);
  const change = useStableCallback((action: ListAction) => thenFocusResults(() => onChange(action)));
  const clear = useStableCallback(() => thenFocusResults(props.onClear));
  const elsewhere = selection.size - selection.onPage.size;
  return (
    <section ref={focus.results} className={styles.results} tabIndex={-1} aria-label={texts.list}>
      <ListActiveFilters query={query} onChange={change} onClear={clear} />
      <ListScope
        total={status === 'ready' || status === 'refreshing' ? page.total : undefined}
        near={status === 'ready' && page.near ? query.search : ''}
        isUnknown={hasFailed(status)}
        ticked={selection.size}
        elsewhere={elsewhere}
      />
      <MemberTable
        query={query}
        list={list}
        selection={selection}
        columns={columns}
        rows={rows}
        onChange={onChange}
      />
      <SelectionBar
        {...{ query, selection, elsewhere, columns, readonly }}
        total={status === 'ready' ? page.total : 0}
        page={page.rows}
        onClear={() => thenFocusResults(selection.clear)}
      />
    </section>
  );
}

interface ListScopeProps {
  total: number | undefined;
  isUnknown: boolean;
  /** The search, where the rows match it within one letter only. */
  near: string;
  ticked: number;
  elsewhere: number;
}

/**
 * How many members are found. While some are ticked, screen readers hear how many and where instead: the bar of the
 * selection shows it.
 */
function ListScope({ total, isUnknown, near, ticked, elsewhere }: ListScopeProps) {
  const texts = useTexts(membersTexts);
  const count = isUnknown ? texts.unknownCount : total !== undefined && texts.memberCount(total);
  return (
    <p className={styles.scope} role="status">
      {ticked > 0 && <VisuallyHidden>{texts.selected(ticked, elsewhere)}</VisuallyHidden>}
      <span aria-hidden={ticked > 0 || undefined}>{count}</span>
      {near && ` · ${texts.near(near)}`}
    </p>
  );
}

interface SelectionBarProps extends SelectionMenuProps {
  /** How many ticked members are not on the shown page. */
  elsewhere: number;
}

/** What is ticked and the menu of what can be done with it, at the bottom of the window while members are ticked. */
function SelectionBar({ elsewhere, ...menu }: SelectionBarProps) {
  const texts = useTexts(membersTexts);
  const { value: parts } = useListParts();
  const { size } = menu.selection;
  return (
    <div className={styles.selection} data-ticked={size > 0 || undefined}>
      {size > 0 ? (
        // The list's own status has told screen readers.
        <span aria-hidden="true">{texts.selected(size, elsewhere)}</span>
      ) : (
        <span className={styles.reason}>{texts.tickFirst}</span>
      )}
      {parts ? (
        <parts.SelectionMenu {...menu} />
      ) : (
        <Button disabled hasArrow>
          {texts.bulkActions}
        </Button>
      )}
    </div>
  );
}
