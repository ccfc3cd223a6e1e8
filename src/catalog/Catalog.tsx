/*
 * A short list that administrators search, refresh and edit. It hides which dialog is open on which row, where the
 * focus moves after a deletion, and what is shown while there are no rows.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useIsOffered } from '../session/hostPage';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { LazyDialog } from '../ui/lazy/LazyDialog';
import { prefetchOnIntent } from '../ui/lazy/prefetchOnIntent';
import { SearchLine } from '../ui/search/SearchLine';
import { useFound } from '../ui/search/useFound';
import { EmptyState } from '../ui/state/EmptyState';
import { QueryState } from '../ui/state/QueryState';
import styles from './Catalog.module.css';
import type { CatalogDialogsProps } from './CatalogDialogs';
import { CatalogItems } from './CatalogItems';
import type { CatalogProps, CatalogTexts, CatalogViewProps, Identified, Open } from './source';
import { catalogListTexts } from './texts.fr';

export const loadDialogs = () => import('./CatalogDialogs');
const near = prefetchOnIntent(loadDialogs);

/** The complete list, for a Screen or a Dialog. */
export function Catalog<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item, readonly, Items = CatalogItems } = props;
  const words = useTexts(catalogListTexts);
  const query = source.useRows();
  const [search, setSearch] = useState('');
  const searched = useMemo(
    () => ({ wordsOf: (row: Row) => [item(row).name, item(row).description] }),
    [item],
  );
  const rows = useFound(query.data, search, searched);
  const [open, setOpen] = useState<Open<Row>>();
  useWanted(props, query.data, setOpen);
  const { place, handleRemoved } = useFocusAfterRemoval();
  const handleChanged = (kind: 'created' | 'removed') =>
    kind === 'created' ? setSearch('') : handleRemoved();
  const isOffered = useIsOffered();
  const create = !readonly && isOffered('create') && (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'edit' })}>
      {texts.create}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.catalog} {...(!readonly && near)}>
      <SearchLine
        label={texts.search}
        value={search}
        onChange={setSearch}
        count={rows && texts.count(rows.length)}
      >
        <Button icon="refresh" className={styles.brief} busy={query.isRefreshing} onClick={query.reload}>
          {words.refresh}
        </Button>
        {create}
      </SearchLine>
      <QueryState query={query} failed={texts.loadFailed} stale={words.stale} />
      {rows?.length === 0 && <EmptyList texts={texts} isSought={search.trim() !== ''} create={create} />}
      {!!rows?.length && <Items {...props} rows={rows} isWhole={search.trim() === ''} onOpen={setOpen} />}
      {open && (
        <OpenDialog
          key={`${open.kind}${open.row?.id}`}
          {...props}
          open={open}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
          onChanged={handleChanged}
        />
      )}
    </div>
  );
}

function useWanted<Row extends Identified>(
  {
    wanted,
    onOpened,
    view,
    readonly,
  }: Pick<CatalogProps<Row, never>, 'wanted' | 'onOpened' | 'view' | 'readonly'>,
  rows: readonly Row[] | undefined,
  open: (open: Open<Row>) => void,
) {
  useEffect(() => {
    if (wanted === undefined || !rows) return;
    const row = rows.find(({ id }) => id === wanted);
    if (row && view) open({ kind: 'view', row });
    else if (wanted === 'new' && !readonly) open({ kind: 'edit' });
    onOpened?.();
  }, [wanted, rows, view, readonly, open, onOpened]);
}

/** A deleted row takes along the button that had the focus, so the list takes it. */
function useFocusAfterRemoval() {
  const place = useRef<HTMLDivElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals) place.current?.focus({ preventScroll: true });
  }, [removals]);
  return { place, handleRemoved: () => setRemovals(removals + 1) };
}

interface EmptyListProps {
  texts: CatalogTexts;
  isSought: boolean;
  /** The button that creates a row; missing where writing is not allowed. */
  create: ReactNode;
}

function EmptyList({ texts, isSought, create }: EmptyListProps) {
  const { adjustSearch } = useTexts(catalogListTexts);
  const { empty, emptyHint } = texts;
  return (
    <div className={styles.card}>
      {isSought ? (
        <EmptyState icon="search" title={empty} text={adjustSearch} />
      ) : (
        <slot name="empty">
          <EmptyState icon="list" title={empty} text={create ? emptyHint : undefined} action={create} />
        </slot>
      )}
    </div>
  );
}

interface OpenDialogProps<Row extends Identified, Draft> extends CatalogDialogsProps<Row, Draft> {
  onOpen(open: Open<Row>): void;
}

/** The dialog that shows a row, or the one that writes. */
function OpenDialog<Row extends Identified, Draft>({ onOpen, ...props }: OpenDialogProps<Row, Draft>) {
  const { open, view, readonly, onClose } = props;
  if (open.kind !== 'view')
    return <LazyDialog<CatalogDialogsProps<Row, Draft>> load={loadDialogs} props={props} />;
  const onEdit = readonly ? undefined : () => onOpen({ ...open, kind: 'edit' });
  return view && <LazyDialog<CatalogViewProps<Row>> load={view.load} props={{ ...open, onClose, onEdit }} />;
}
