import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import { FILTER_KEYS, type FilterKey, type Filters } from '../../data/listQuery';
import { FilterGroup } from './FilterGroup';
import styles from './Filters.module.css';
import { filtersTexts } from './texts';

export interface FilterPanelProps {
  id: string;
  filters: Filters;
  /** Members found with them. */
  total: number;
  /** Where there is no room beside the list, the panel opens above it. */
  isOpen: boolean;
  onToggle(filter: FilterKey, id: number): void;
  onClose(): void;
}

/** The three filters: beside the list, or above it in a narrow place. */
export function FilterPanel({ id, filters, total, isOpen, onToggle, onClose }: FilterPanelProps) {
  const texts = useTexts(filtersTexts);
  const toggle = useStableCallback(onToggle);
  return (
    <section id={id} className={styles.panel} data-open={isOpen || undefined} aria-labelledby={`${id}t`}>
      <h2 id={`${id}t`} className={styles.panelTitle}>
        {texts.filters}
      </h2>
      {FILTER_KEYS.map((filter) => (
        <FilterGroup key={filter} filter={filter} chosen={filters[filter]} onToggle={toggle} />
      ))}
      <Button className={styles.close} variant="primary" onClick={onClose}>
        {texts.filtersDone(total)}
      </Button>
    </section>
  );
}
