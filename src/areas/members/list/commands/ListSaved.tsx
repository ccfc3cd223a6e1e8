import type { SavedFiltersProps } from '../saved/SavedFilters';
import { useListParts } from '../useListParts';
import styles from './ListCommands.module.css';

/** The viewer's saved filters, once their code is there; their place is kept. */
export function ListSaved(props: SavedFiltersProps) {
  const { value: parts } = useListParts();
  return parts ? <parts.SavedFilters {...props} /> : <span className={styles.savedPlace} />;
}
