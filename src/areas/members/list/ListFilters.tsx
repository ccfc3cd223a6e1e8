import { memo } from 'react';
import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { isNarrowed } from '../data/listQuery';
import type { ActiveFiltersProps } from '../filters/ActiveFilters';
import type { FilterPanelProps } from '../filters/FilterPanel';
import styles from './MemberList.module.css';
import { useListParts } from './useListParts';

/** The filter panel. Its place is kept while its code loads. */
export function ListFilterPanel(props: FilterPanelProps) {
  const { value: parts, error, retry } = useListParts();
  if (parts) return <parts.FilterPanel {...props} />;
  return (
    <div id={props.id} className={styles.panelPlace}>
      {error !== undefined && <LazyFailure inline error={error} retry={retry} />}
    </div>
  );
}

/** The filters and the search in use. Their place is kept while their code loads, so that the rows don't move. */
export const ListActiveFilters = memo(function ListActiveFilters(props: ActiveFiltersProps) {
  const { value: parts } = useListParts();
  if (parts) return <parts.ActiveFilters {...props} />;
  return isNarrowed(props.query) ? <div className={styles.chipsPlace} /> : null;
});
