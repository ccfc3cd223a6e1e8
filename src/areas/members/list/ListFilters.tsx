import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { useLazyModule } from '../../../ui/lazy/useLazyModule';
import { isNarrowed } from '../data/listQuery';
import type { ActiveFiltersProps } from './filters/ActiveFilters';
import type { FilterPanelProps } from './filters/FilterPanel';
import styles from './MemberList.module.css';

const load = () => import('./filters/filterViews');

/** The filter panel once its code is there; its place is kept meanwhile. */
export function ListFilterPanel(props: FilterPanelProps) {
  const { value: views, error, retry } = useLazyModule(load);
  if (views) return <views.FilterPanel {...props} />;
  return (
    <div id={props.id} className={styles.panelPlace}>
      {error !== undefined && <LazyFailure inline error={error} retry={retry} />}
    </div>
  );
}

/** What narrows the list, once its code is there; the rows below don't move when it comes. */
export function ListActiveFilters(props: ActiveFiltersProps) {
  const { value: views } = useLazyModule(load);
  if (views) return <views.ActiveFilters {...props} />;
  return isNarrowed(props.query) ? <div className={styles.chipsPlace} /> : null;
}
