import { type CSSProperties, memo, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { Failure } from '../../../../api/errors';
import type { Member } from '../../../../domain/members/member';
import { useCapability } from '../../../../session/useSession';
import { readFailureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Select } from '../../../../ui/form/fields/Select';
import { useLazyModule } from '../../../../ui/loading/useLazyModule';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Pager } from '../../../../ui/table/Pager';
import { Table } from '../../../../ui/table/Table';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { PAGE_SIZES } from '../../area';
import { isNarrowed, type ListAction, type ListQuery } from '../../data/listQuery';
import type { MemberPageState } from '../../data/useMemberPage';
import type { MemberSelection } from '../../data/useSelection';
import { membersTexts } from '../../texts.fr';
import styles from '../ListResults.module.css';
import type { ColumnKey, Marks } from './columns';
import { tableColumns, widthOf } from './tableColumns';
import type { useRowLinks } from './useRowLinks';

const loadMarks = () => import('./searchMarks');

/** Shows what the search has found in a row; nothing without a search, and while its code is on its way. */
function useMarks(search: string, near: readonly string[] | undefined): Marks | undefined {
  const { value } = useLazyModule(loadMarks, search !== '');
  return useMemo(() => (search && value ? value(search, near) : undefined), [search, near, value]);
}

const NONE: ReadonlySet<number> = new Set();

/** The ids of members who share their name with another row. */
const useNamesakes = (rows: readonly Member[]): ReadonlySet<number> =>
  useMemo(() => {
    const first = new Map<string, number>();
    const found = new Set<number>();
    for (const row of rows) {
      const name = fullNameOf(row).toLowerCase();
      const other = first.get(name);
      if (other === undefined) first.set(name, row.id);
      else found.add(other).add(row.id);
    }
    // Rows are memoised on it.
    return found.size ? found : NONE;
  }, [rows]);

interface MemberTableProps {
  query: ListQuery;
  list: MemberPageState;
  selection: MemberSelection;
  columns: readonly ColumnKey[];
  rows: ReturnType<typeof useRowLinks>;
  onChange(action: ListAction): void;
}

/** Width in em that most screens have beside the filters. Wider tables may scroll. */
const WIDTH_BESIDE = 60;

const keyOf = (row: Member) => row.id;

/** One page of members and its footer, or what an empty or failed list says. */
export function MemberTable(props: MemberTableProps) {
  const { query, list, onChange } = props;
  const { page, status, failure } = list;
  const card = useRef<HTMLDivElement>(null);
  const change = useStableCallback(onChange);
  const isFailed = status === 'failed' || status === 'retrying';
  const isFiltered = isNarrowed(query);
  // What an address asks and the back end refuses, such as a group that can't exist: asking again doesn't help.
  const refused: Record<string, string> = (isFiltered && failure?.fields) || {};
  const canRetry = Object.keys(refused).length === 0;
  const error = failure && canRetry && (isFailed || status === 'stale') && (
    <ListFailure list={list} failure={failure} />
  );
  return (
    <div ref={card} className={styles.card}>
      {status === 'stale' && error}
      <Rows
        {...props}
        empty={error || <NoMember {...{ query, isFiltered, onChange }} reason={Object.values(refused)[0]} />}
      />
      <Footer
        page={page}
        pageSize={query.pageSize}
        isWaiting={status === 'loading'}
        isUnknown={isFailed}
        top={card}
        onChange={change}
        onNextIntent={list.prefetchNext}
      />
    </div>
  );
}

/** Says that the list could not be loaded, or that its rows are not the latest. */
function ListFailure({ list, failure }: { list: MemberPageState; failure: Failure }) {
  const texts = useTexts(membersTexts);
  const { status, reload, wasShown } = list;
  const isStale = status === 'stale';
  return (
    <div className={styles.failed}>
      <ErrorState
        inline
        message={isStale ? texts.stale : readFailureText(failure, texts.failed)}
        isRetrying={status === 'retrying'}
        onRetry={reload}
        comesIntoView={!isStale && wasShown}
      />
    </div>
  );
}

/** The members of the page in their columns. `empty` stands in the place of the rows where there are none. */
function Rows({
  query,
  list,
  selection,
  columns,
  rows,
  onChange,
  empty,
}: MemberTableProps & { empty: ReactNode }) {
  const texts = useTexts(membersTexts);
  const { page, status } = list;
  const marks = useMarks(page.search, page.near);
  const namesakes = useNamesakes(page.rows);
  const hasStates = useCapability('etats');
  const hasDues = useCapability('cotisations');
  const hasConsents = useCapability('consentements');
  const shown = useMemo(() => {
    const announced = { hasStates, hasDues, hasConsents };
    return tableColumns(columns, texts, rows.links, { marks, namesakes, ...announced });
  }, [columns, texts, rows.links, marks, namesakes, hasStates, hasDues, hasConsents]);
  const room = widthOf(columns);
  const canSort = useCapability('tri');
  const sorting = canSort
    ? { ordering: query.ordering, onSort: (ordering?: string) => onChange({ type: 'sort', ordering }) }
    : undefined;
  return (
    <div
      className={room > WIDTH_BESIDE ? styles.wide : undefined}
      style={{ '--room': room } as CSSProperties}
    >
      <Table
        caption={texts.list}
        columns={shown}
        rows={page.rows}
        rowKey={keyOf}
        isLoading={status === 'loading'}
        isRefreshing={status === 'refreshing'}
        expectedRows={query.pageSize}
        selection={{
          selected: selection.onPage,
          onToggle: selection.toggle,
          onToggleAll: selection.togglePage,
          rowName: fullNameOf,
        }}
        sorting={sorting}
        onRowIntent={rows.onIntent}
        opening={rows.opening}
        empty={empty}
      />
    </div>
  );
}

interface FooterProps {
  page: MemberPageState['page'];
  pageSize: number;
  isWaiting: boolean;
  /** How many members there are could not be asked. */
  isUnknown: boolean;
  top: RefObject<HTMLElement | null>;
  onChange(action: ListAction): void;
  onNextIntent(): void;
}

/** The pages of the list. Its props never change at a tick. */
const Footer = memo(function Footer(props: FooterProps) {
  const { page, pageSize, isWaiting, isUnknown, top, onChange, onNextIntent } = props;
  const texts = useTexts(membersTexts);
  return (
    <footer className={styles.footer} data-waiting={isWaiting || undefined}>
      <Pager
        page={page.number}
        pages={isUnknown ? undefined : Math.max(page.number, Math.ceil(page.total / pageSize))}
        hasPrevious={page.number > 1}
        hasNext={page.hasNext}
        onPage={(number) => onChange({ type: 'page', page: number })}
        top={top}
        {...(!isUnknown && { shown: page.rows.length, total: page.total })}
        onNextIntent={onNextIntent}
      >
        <Select
          hideLabel
          className={styles.pageSize}
          label={texts.pageSize}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: texts.perPage(size) }))}
          value={String(pageSize)}
          onChange={(value) => onChange({ type: 'pageSize', pageSize: Number(value) })}
        />
      </Pager>
    </footer>
  );
});

interface NoMemberProps extends Pick<MemberTableProps, 'query' | 'onChange'> {
  isFiltered: boolean;
  /** Why the back end refused the search. */
  reason: string | undefined;
}

function NoMember({ query, isFiltered, reason, onChange }: NoMemberProps) {
  const texts = useTexts(membersTexts);
  const canWiden = [useCapability('filtres'), useCapability('etats')].every(Boolean);
  if (!isFiltered)
    return (
      <slot name="empty">
        <EmptyState icon="users" title={texts.empty} />
      </slot>
    );
  const isActiveOnly = (query.criteria?.etat ?? 'actif') === 'actif';
  const widen = canWiden && isActiveOnly && reason === undefined && (
    <Button onClick={() => onChange({ type: 'criteria', criteria: { etat: 'tous' } })}>
      {texts.searchGone}
    </Button>
  );
  return (
    <EmptyState
      icon="search"
      title={texts.emptyFiltered}
      text={reason ?? texts.emptyFilteredHint}
      action={widen}
    />
  );
}
