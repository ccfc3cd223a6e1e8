import { useLoaded } from '../../../frame/useLoaded';
import type { SavedFiltersProps } from '../saved/SavedFilters';
import styles from './ListCommands.module.css';

const load = () => import('../saved/SavedFilters');

/** The viewer's saved filters, once their code is there; their place is kept. */
export function ListSaved(props: SavedFiltersProps) {
  const { loaded } = useLoaded(load);
  return loaded && 'value' in loaded ? <loaded.value {...props} /> : <span className={styles.savedPlace} />;
}
