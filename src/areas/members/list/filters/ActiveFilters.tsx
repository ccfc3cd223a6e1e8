import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Icon, type IconName } from '../../../../ui/icon/Icon';
import { FILTER_KEYS, type FilterKey, isNarrowed, type ListQuery } from '../../data/listQuery';
import styles from './Filters.module.css';
import { filterIcons, filterTexts } from './filterTexts';
import { filtersTexts } from './texts';
import { useFilterOptions } from './useFilterOptions';

export interface ActiveFiltersProps {
  query: ListQuery;
  onRemove(filter: FilterKey, id: number): void;
  onRemoveSearch(): void;
  onClear(): void;
}

/** The filters and the search in use, to remove one by one or all at once. Empty while nothing narrows the list. */
export function ActiveFilters({ query, onRemove, onRemoveSearch, onClear }: ActiveFiltersProps) {
  const texts = useTexts(filtersTexts);
  if (!isNarrowed(query)) return null;
  const { search, filters } = query;
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={texts.activeFilters}>
        {search && (
          <Chip
            icon="search"
            label={texts.searched(search)}
            action={texts.removeSearch(search)}
            onRemove={onRemoveSearch}
          />
        )}
        {FILTER_KEYS.map(
          (filter) =>
            filters[filter].length > 0 && (
              <FilterChips key={filter} filter={filter} chosen={filters[filter]} onRemove={onRemove} />
            ),
        )}
      </ul>
      <Button variant="quiet" onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}

interface FilterChipsProps {
  filter: FilterKey;
  chosen: readonly number[];
  onRemove(filter: FilterKey, id: number): void;
}

function FilterChips({ filter, chosen, onRemove }: FilterChipsProps) {
  const texts = useTexts(filtersTexts);
  const { data } = useFilterOptions(filter, true);
  return chosen.map((id) => {
    const label = data?.find((option) => option.id === id)?.label ?? filterTexts(texts, filter).unknown(id);
    return (
      <Chip
        key={id}
        icon={filterIcons[filter]}
        label={label}
        action={texts.removeFilter(label)}
        onRemove={() => onRemove(filter, id)}
      />
    );
  });
}

interface ChipProps {
  icon: IconName;
  label: string;
  /** What the button does, for screen readers. */
  action: string;
  onRemove(): void;
}

function Chip({ icon, label, action, onRemove }: ChipProps) {
  return (
    <li className={styles.chipItem}>
      <button type="button" className={styles.chip} aria-label={action} title={action} onClick={onRemove}>
        <Icon name={icon} />
        <span className={styles.chipLabel}>{label}</span>
        <Icon name="close" />
      </button>
    </li>
  );
}
