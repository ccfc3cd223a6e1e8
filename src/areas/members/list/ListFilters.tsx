import { useTexts } from '../../../texts/texts';
import { ErrorState } from '../../../ui/state/ErrorState';
import { frameTexts } from '../../frame/texts';
import { useLoaded } from '../../frame/useLoaded';
import { isNarrowed } from '../data/listQuery';
import type { ActiveFiltersProps } from './filters/ActiveFilters';
import type { FilterPanelProps } from './filters/FilterPanel';
import styles from './MemberList.module.css';

const load = () => import('./filters/filterViews');

/** The filter panel once its code is there; its place is kept meanwhile. */
export function ListFilterPanel(props: FilterPanelProps) {
  const texts = useTexts(frameTexts);
  const { loaded, retry } = useLoaded(load);
  if (loaded && 'value' in loaded) return <loaded.value.FilterPanel {...props} />;
  return (
    <div id={props.id} className={styles.panelPlace}>
      {loaded && <ErrorState inline message={texts.codeMissing} onRetry={retry} />}
    </div>
  );
}

/** What narrows the list, once its code is there; the rows below don't move when it comes. */
export function ListActiveFilters(props: ActiveFiltersProps) {
  const { loaded } = useLoaded(load);
  if (loaded && 'value' in loaded) return <loaded.value.ActiveFilters {...props} />;
  return isNarrowed(props.query) ? <div className={styles.chipsPlace} /> : null;
}
