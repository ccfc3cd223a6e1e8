import { useTexts } from '../../../texts/texts';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import styles from './Filters.module.css';
import { filterIcons, filterTexts, type ListFilter } from './listFilters';
import { filtersTexts } from './texts.fr';
import { useFilterOptions } from './useFilterOptions';

interface FilterChipsProps<Filter extends ListFilter> {
  filter: Filter;
  chosen: readonly number[];
  onRemove(filter: Filter, id: number): void;
}

/** A chip for each choice of a list. */
export function FilterChips<Filter extends ListFilter>(props: FilterChipsProps<Filter>) {
  const { filter, chosen, onRemove } = props;
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

/** One filter in use; a press removes it. */
export function Chip({ icon, label, action, onRemove }: ChipProps) {
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
