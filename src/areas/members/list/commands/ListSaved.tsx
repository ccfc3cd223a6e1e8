import { useLazyModule } from '../../../../ui/lazy/useLazyModule';
import type { SavedFiltersProps } from '../saved/SavedFilters';
import styles from './ListCommands.module.css';

const load = () => import('../saved/SavedFilters');

/** The viewer's saved filters, once their code is there; their place is kept. */
export function ListSaved(props: SavedFiltersProps) {
  const { value: SavedFilters } = useLazyModule(load);
  return SavedFilters ? <SavedFilters {...props} /> : <span className={styles.savedPlace} />;
}
