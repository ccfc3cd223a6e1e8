/*
 * A short list that administrators edit: search, refresh, create, edit, delete, look at one. It hides which dialog is
 * open on which row, where the focus goes when a row is gone, and what shows while there is nothing to show.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { LazyDialog } from '../ui/lazy/LazyDialog';
import { prefetchCode } from '../ui/lazy/loadOnce';
import { SearchLine } from '../ui/search/SearchLine';
import { useFound } from '../ui/search/useFound';
import { EmptyState } from '../ui/state/EmptyState';
import { QueryState } from '../ui/state/QueryState';
import styles from './Catalog.module.css';
import type { CatalogDialogsProps, Open } from './CatalogDialogs';
import { CatalogItems } from './CatalogItems';
import type {
  CatalogForm,
  CatalogItem,
  CatalogSource,
  CatalogTexts,
  CatalogView,
  CatalogViewProps,
  Identified,
} from './source';
import { catalogTexts } from './texts';

/** Declare `item` outside render or memoise it: the search goes through it. */
export interface CatalogProps<Row extends Identified, Draft> {
  source: CatalogSource<Row, Draft>;
  texts: CatalogTexts;
  /** Rows below each other, or cards side by side. */
  layout: 'list' | 'grid';
  item(row: Row): CatalogItem;
  form: CatalogForm<Row, Draft>;
  /** What opens to look at one row. */
  view?: CatalogView<Row>;
  /** Hides what writes. */
  readonly: boolean;
}

const loadDialogs = () => import('./CatalogDialogs');
const prefetch = () => prefetchCode(loadDialogs);
/** The dialogs load while the pointer or the focus comes near the buttons that open them. */
const near = { onPointerEnter: prefetch, onFocus: prefetch };

/** The complete list, to be placed in a Screen or a Dialog. */
export function Catalog<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item, view, readonly } = props;
  const words = useTexts(catalogTexts);
  const query = source.useRows();
  const [search, setSearch] = useState('');
  const wordsOf = useCallback((row: Row) => `${item(row).name}\n${item(row).description ?? ''}`, [item]);
  const rows = useFound(query.data, search, wordsOf);
  const [open, setOpen] = useState<Open<Row>>();
  const [removals, setRemovals] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A deleted row took the button along that had the focus.
    if (removals) place.current?.focus({ preventScroll: true });
  }, [removals]);
  const handleChanged = (kind: 'created' | 'removed') =>
    kind === 'created' ? setSearch('') : setRemovals(removals + 1);
  const create = !readonly && (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'edit' })}>
      {texts.create}
    </Button>
  );
  const isSought = search.trim() !== '';
  const hint = isSought ? words.adjustSearch : readonly ? undefined : texts.emptyHint;
  const opening = `${open?.kind}${open?.row?.id}`;
  const onClose = () => setOpen(undefined);
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
      {rows?.length === 0 && (
        <div className={styles.card}>
          {isSought ? (
            <EmptyState icon="search" title={texts.empty} text={hint} />
          ) : (
            <slot name="empty">
              <EmptyState icon="list" title={texts.empty} text={hint} action={create} />
            </slot>
          )}
        </div>
      )}
      {!!rows?.length && <CatalogItems {...props} rows={rows} onOpen={setOpen} />}
      {open?.kind === 'view' && view && (
        <LazyDialog<CatalogViewProps<Row>>
          key={opening}
          load={view.load}
          props={{
            ...open,
            onClose,
            onEdit: readonly ? undefined : () => setOpen({ ...open, kind: 'edit' }),
          }}
        />
      )}
      {open && open.kind !== 'view' && (
        <LazyDialog<CatalogDialogsProps<Row, Draft>>
          key={opening}
          load={loadDialogs}
          props={{ ...props, open, onClose, onChanged: handleChanged }}
        />
      )}
    </div>
  );
}
