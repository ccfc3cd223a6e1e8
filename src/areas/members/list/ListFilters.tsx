import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { isNarrowed } from '../data/listQuery';
import type { ActiveFiltersProps } from './filters/ActiveFilters';
import type { FilterPanelProps } from './filters/FilterPanel';
import styles from './MemberList.module.css';
import { useListParts } from './useListParts';

/** The filter panel once its code is there; its place is kept meanwhile. */
export function ListFilterPanel(props: FilterPanelProps) {
  const { value: parts, error, retry } = useListParts();
  if (parts) return <parts.FilterPanel {...props} />;
  return (
    <div id={props.id} className={styles.panelPlace}>
      {error !== undefined && <LazyFailure inline error={error} retry={retry} />}
    </div>
  );
}

/** What narrows the list, once its code is there; the rows below don't move when it comes. */
export function ListActiveFilters(props: ActiveFiltersProps) {
  const { value: parts } = useListParts();
  if (parts) return <parts.ActiveFilters {...props} />;
  return isNarrowed(props.query) ? <div className={styles.chipsPlace} /> : null;
}
