import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { FILTER_KEYS, isNarrowed, type ListAction, type ListQuery } from '../data/listQuery';
import { Chip, FilterChips } from './Chips';
import { CriteriaChips, FilterSentence } from './CriteriaChips';
import styles from './Filters.module.css';
import { filtersTexts } from './texts.fr';

export interface ActiveFiltersProps {
  query: ListQuery;
  onChange(action: ListAction): void;
  /** No filter and no search. */
  onClear(): void;
}

/** The filters and the search in use, to remove one by one or all at once. Empty while nothing narrows the list. */
export function ActiveFilters({ query, onChange, onClear }: ActiveFiltersProps) {
  const texts = useTexts(filtersTexts);
  if (!isNarrowed(query)) return null;
  const { search, filters, criteria } = query;
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={texts.activeFilters}>
        {search && (
          <Chip
            icon="search"
            label={texts.searched(search)}
            action={texts.removeSearch(search)}
            onRemove={() => onChange({ type: 'search', search: '' })}
          />
        )}
        {FILTER_KEYS.map(
          (filter) =>
            filters[filter].length > 0 && (
              <FilterChips
                key={filter}
                filter={filter}
                chosen={filters[filter]}
                onRemove={(key, id) => onChange({ type: 'toggleFilter', key, id })}
              />
            ),
        )}
        {criteria && (
          <CriteriaChips
            criteria={criteria}
            onChange={(changed) => onChange({ type: 'criteria', criteria: changed })}
          />
        )}
      </ul>
      <Button variant="quiet" onClick={onClear}>
        {texts.clearFilters}
      </Button>
      <FilterSentence query={query} />
    </div>
  );
}
