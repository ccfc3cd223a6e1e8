import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOverlay } from '../../../routing/leaving';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { Criteria } from '../data/criteria';
import { FILTER_KEYS, type FilterKey, type ListAction, type ListQuery } from '../data/listQuery';
import { FilterGroup } from './FilterGroup';
import styles from './Filters.module.css';
import type { ListFilter } from './listFilters';
import { criteriaTexts, filtersTexts } from './texts.fr';

const loadCriteria = () => import('./CriteriaFilters');

export interface FilterPanelProps {
  id: string;
  query: ListQuery;
  /** Members found with them. */
  total: number;
  /** Where there is no room beside the list, the panel opens above it. */
  isOpen: boolean;
  onChange(action: ListAction): void;
  onClose(): void;
  /** By Escape, which leads back to the button that opened the panel. */
  onEscape(): void;
}

/** The filters: beside the list, or above it in a narrow place. */
export function FilterPanel({ id, query, total, isOpen, onChange, onClose, onEscape }: FilterPanelProps) {
  const texts = useTexts(filtersTexts);
  const canFilter = useCapability('filtres');
  const { filters, criteria = {} } = query;
  const toggle = useStableCallback((filter: ListFilter, id: number) => {
    if (isKey(filter)) onChange({ type: 'toggleFilter', key: filter, id });
  });
  const noGroup = useNoGroup(criteria, onChange);
  const done = useRef<HTMLButtonElement>(null);
  useOverlay(useIsAbove(isOpen, done), onEscape);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen || isSearched(event.target)) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <section
      id={id}
      className={styles.panel}
      data-open={isOpen || undefined}
      aria-labelledby={`${id}t`}
      onKeyDown={handleKeyDown}
    >
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
      <Button ref={done} className={styles.close} data-sticky-bar="" variant="primary" onClick={onClose}>
        {texts.filtersDone(total)}
      </Button>
    </section>
  );
}

/** Whether the open panel lies above the list, where its button shows, and not beside it. */
function useIsAbove(isOpen: boolean, done: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => setAbove(isOpen && (done.current?.checkVisibility() ?? false)), [isOpen, done]);
  return isAbove;
}

/** The choice of members without a group. */
function useNoGroup(criteria: Criteria, onChange: FilterPanelProps['onChange']) {
  const words = useTexts(criteriaTexts);
  const isChosen = criteria.sans_groupe === true;
  const onToggle = useStableCallback(() =>
    onChange({ type: 'criteria', criteria: { sans_groupe: !isChosen } }),
  );
  // The same object while nothing about it changes: another page of the list renders no filter again.
  return useMemo(() => ({ label: words.sans_groupe, isChosen, onToggle }), [words, isChosen, onToggle]);
}

/** In a search box with a text, Escape empties it. */
const isSearched = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

const isKey = (filter: ListFilter): filter is FilterKey => filter !== 'departements';
