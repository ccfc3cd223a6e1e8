import { type CSSProperties, memo, useState } from 'react';
import { readFailureText } from '../../../texts/failures';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { Disclosure } from '../../../ui/display/Disclosure';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import choice from '../../../ui/form/fields/Choice.module.css';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { useFound } from '../../../ui/search/useFound';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import styles from './Filters.module.css';
import type { FilterOption } from './filterOption';
import { filterTexts, type ListFilter } from './listFilters';
import { filtersTexts } from './texts.fr';
import { useFilterOptions } from './useFilterOptions';

/** Longer lists are searched instead of scrolled. */
const MOST_SHOWN = 100;

const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={4} />
  </div>
);

/** The choice of members who have none of a list. */
export interface NoneChoice {
  label: string;
  isChosen: boolean;
  onToggle(): void;
}

interface FilterGroupProps {
  filter: ListFilter;
  chosen: readonly number[];
  /** Offered first, where the back end knows it. */
  none?: NoneChoice | undefined;
  onToggle(filter: ListFilter, id: number): void;
}

/** One collapsible filter: its search box and what can be chosen. Its options load when it is first opened. */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { filter, chosen, none } = props;
  const texts = useTexts(filtersTexts);
  const isOpenAtFirst = filter === 'groupes';
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const title = (
    <span className={styles.groupTitle}>
      {filterTexts(texts, filter).title}
      <ChosenCount count={chosen.length + (none?.isChosen ? 1 : 0)} />
    </span>
  );
  return (
    <Disclosure
      title={title}
      defaultOpen={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      {isWanted && <FilterContent {...props} />}
    </Disclosure>
  );
});

/** How many are chosen in a filter, beside its title. */
export function ChosenCount({ count }: { count: number }) {
  const texts = useTexts(filtersTexts);
  return (
    <Badge tone={count ? 'accent' : 'neutral'} className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{texts.chosen(count)}</VisuallyHidden>
    </Badge>
  );
}

const NO_OPTIONS: readonly FilterOption[] = [];
const searched = { wordsOf: ({ label }: FilterOption) => [label] };

function FilterContent({ filter, chosen, none, onToggle }: FilterGroupProps) {
  const texts = useTexts(filtersTexts);
  const words = filterTexts(texts, filter);
  const [search, setSearch] = useState('');
  const { data, failure, isRefreshing, reload } = useFilterOptions(filter, true);
  const found = useFound(data ?? NO_OPTIONS, search, searched);
  if (!data && failure)
    return (
      <ErrorState
        inline
        message={readFailureText(failure, words.failed)}
        onRetry={reload}
        isRetrying={isRefreshing}
      />
    );
  return (
    <div className={styles.group}>
      <SearchField
        label={words.search}
        placeholder={texts.searchOptions}
        value={search}
        onChange={setSearch}
      />
      {none && <CheckOption label={none.label} isChosen={none.isChosen} onToggle={none.onToggle} />}
      {!data && waiting}
      {data && found.length === 0 && (
        <p className={styles.note}>{data.length ? texts.noMatch : words.none}</p>
      )}
      {found.length > 0 && (
        <ul className={styles.options} aria-label={words.title}>
          {found.slice(0, MOST_SHOWN).map((option) => (
            <Option
              key={option.id}
              filter={filter}
              option={option}
              isChosen={chosen.includes(option.id)}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
      {found.length > MOST_SHOWN && (
        <p className={styles.note}>{texts.moreOptions(found.length - MOST_SHOWN)}</p>
      )}
    </div>
  );
}

interface OptionProps {
  filter: ListFilter;
  option: FilterOption;
  isChosen: boolean;
  onToggle(filter: ListFilter, id: number): void;
}

const Option = memo(function Option({ filter, option, isChosen, onToggle }: OptionProps) {
  return (
    <li>
      <CheckOption {...option} isChosen={isChosen} onToggle={() => onToggle(filter, option.id)} />
    </li>
  );
});

interface CheckOptionProps {
  label: string;
  color?: string;
  count?: number | null | undefined;
  isChosen: boolean;
  onToggle(): void;
}

/** One choice of a filter. */
export function CheckOption({ label, color, count, isChosen, onToggle }: CheckOptionProps) {
  const texts = useTexts(filtersTexts);
  return (
    <label className={styles.option} style={color ? ({ '--dot': color } as CSSProperties) : undefined}>
      <input
        type="checkbox"
        className={choice.box}
        checked={isChosen}
        onChange={onToggle}
        aria-label={label}
      />
      {label}
      {typeof count === 'number' && (
        <span className={styles.optionCount} title={texts.memberCount(count)}>
          {formatNumber(count)}
        </span>
      )}
    </label>
  );
}
