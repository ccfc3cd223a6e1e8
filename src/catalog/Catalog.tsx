/*
 * A short list that administrators edit: search, refresh, create, edit, delete, look at one. It hides which dialog is
 * open on which row, where the focus goes when a row is gone, and what shows while there is nothing to show.
 */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fold } from '../domain/fold';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { SearchField } from '../ui/field/SearchField';
import { Late } from '../ui/late/Late';
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

/** The complete list, to be placed in a Screen or a Dialog. */
export function Catalog<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item, readonly } = props;
  const words = useTexts(catalogTexts);
  const query = source.useRows();
  const [search, setSearch] = useState('');
  const rows = useMatching(query.data, useDeferredValue(search), item);
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
    <Button variant="primary" icon="plus" className={styles.create} onClick={() => setOpen({ kind: 'edit' })}>
      {texts.create}
    </Button>
  );
  const nothing = search.trim() ? (
    <EmptyState icon="search" title={texts.empty} text={words.adjustSearch} />
  ) : (
    <EmptyState
      icon="list"
      title={texts.empty}
      text={readonly ? undefined : texts.emptyHint}
      action={create}
    />
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.catalog}>
      <div className={styles.toolbar}>
        <SearchField label={texts.search} value={search} className={styles.search} onChange={setSearch} />
        <p role="status" className={styles.count}>
          {rows && texts.count(rows.length)}
        </p>
        <Button icon="refresh" busy={query.isRefreshing} onClick={query.reload}>
          {words.refresh}
        </Button>
        {create}
      </div>
      <QueryState query={query} failed={texts.loadFailed} stale={words.stale} />
      {rows?.length === 0 && <div className={styles.card}>{nothing}</div>}
      {rows && rows.length > 0 && <CatalogItems {...props} rows={rows} onOpen={setOpen} />}
      {open && (
        <Late<CatalogDialogsProps<Row, Draft>>
          load={loadDialogs}
          missing={words.codeMissing}
          props={{ ...props, open, onOpen: setOpen, onChanged: handleChanged }}
        />
      )}
    </div>
  );
}

/** Rows of which the name or the description holds the words searched. */
function useMatching<Row>(
  rows: readonly Row[] | undefined,
  search: string,
  item: (row: Row) => CatalogItem,
): readonly Row[] | undefined {
  return useMemo(() => {
    const wanted = fold(search.trim());
    const isMatch = ({ name, description }: CatalogItem) =>
      fold(`${name}\n${description ?? ''}`).includes(wanted);
    return wanted ? rows?.filter((row) => isMatch(item(row))) : rows;
  }, [rows, search, item]);
}
