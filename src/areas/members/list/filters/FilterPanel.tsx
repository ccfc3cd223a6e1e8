import { useMemo } from 'react';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import type { Criteria } from '../../data/criteria';
import { FILTER_KEYS, type FilterKey, type ListAction, type ListQuery } from '../../data/listQuery';
import { criteriaTexts } from './criteria/criteriaTexts';
import { FilterGroup } from './FilterGroup';
import styles from './Filters.module.css';
import type { ListFilter } from './filterTexts';
import { filtersTexts } from './texts';

const loadCriteria = () => import('./criteria/CriteriaFilters');

export interface FilterPanelProps {
  id: string;
  query: ListQuery;
  /** Members found with them. */
  total: number;
  /** Where there is no room beside the list, the panel opens above it. */
  isOpen: boolean;
  onChange(action: ListAction): void;
  onClose(): void;
}

/** The filters: beside the list, or above it in a narrow place. */
export function FilterPanel({ id, query, total, isOpen, onChange, onClose }: FilterPanelProps) {
  const texts = useTexts(filtersTexts);
  const words = useTexts(criteriaTexts);
  const canFilter = useCapability('filtres');
  const { filters, criteria = {} } = query;
  const toggle = useStableCallback((filter: ListFilter, id: number) => {
    if (isKey(filter)) onChange({ type: 'toggleFilter', key: filter, id });
  });
  const isNoGroup = criteria.sans_groupe === true;
  const toggleNoGroup = useStableCallback(() =>
    onChange({ type: 'criteria', criteria: { sans_groupe: !isNoGroup } }),
  );
  // The same object while nothing about it changes: another page of the list renders no filter again.
  const noGroup = useMemo(
    () => ({ label: words.sans_groupe, isChosen: isNoGroup, onToggle: toggleNoGroup }),
    [words, isNoGroup, toggleNoGroup],
  );
  return (
    <section id={id} className={styles.panel} data-open={isOpen || undefined} aria-labelledby={`${id}t`}>
      <h2 id={`${id}t`} className={styles.panelTitle}>
        {texts.filters}
      </h2>
      {FILTER_KEYS.map((filter) => (
        <FilterGroup
          key={filter}
          filter={filter}
          chosen={filters[filter]}
          none={canFilter && filter === 'groupes' ? noGroup : undefined}
          onToggle={toggle}
        />
      ))}
      {canFilter && (
        <LazyPart
          load={loadCriteria}
          props={{
            criteria,
            onChange: (changed: Criteria) => onChange({ type: 'criteria', criteria: changed }),
          }}
        />
      )}
      <Button className={styles.close} variant="primary" onClick={onClose}>
        {texts.filtersDone(total)}
      </Button>
    </section>
  );
}

const isKey = (filter: ListFilter): filter is FilterKey => filter !== 'departements';
