import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { failureText } from '../../../../texts/failures';
import { formatNumber } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Badge } from '../../../../ui/badge/Badge';
import { Disclosure } from '../../../../ui/disclosure/Disclosure';
import { SearchField } from '../../../../ui/form/fields/SearchField';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { VisuallyHidden } from '../../../../ui/visuallyHidden/VisuallyHidden';
import type { FilterKey } from '../../data/listQuery';
import styles from './Filters.module.css';
import { type FilterOption, matchingOptions } from './filterOption';
import { filterTexts } from './filterTexts';
import { filtersTexts } from './texts';
import { useFilterOptions } from './useFilterOptions';

/** Longer lists are searched instead of scrolled. */
const MOST_SHOWN = 100;

const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={4} />
  </div>
);

interface FilterGroupProps {
  filter: FilterKey;
  chosen: readonly number[];
  onToggle(filter: FilterKey, id: number): void;
}

/** One collapsible filter: its search box and what can be chosen. Its options load when it is first opened. */
export const FilterGroup = memo(function FilterGroup({ filter, chosen, onToggle }: FilterGroupProps) {
  const texts = useTexts(filtersTexts);
  const isOpenAtFirst = filter === 'groupes';
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const title = (
    <span className={styles.groupTitle}>
      {filterTexts(texts, filter).title}
      <Badge tone={chosen.length ? 'accent' : 'neutral'} className={styles.count}>
        <span aria-hidden="true">{chosen.length}</span>
        <VisuallyHidden>{texts.chosen(chosen.length)}</VisuallyHidden>
      </Badge>
    </span>
  );
  return (
    <Disclosure
      title={title}
      defaultOpen={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      {isWanted && <FilterContent filter={filter} chosen={chosen} onToggle={onToggle} />}
    </Disclosure>
  );
});

function FilterContent({ filter, chosen, onToggle }: FilterGroupProps) {
  const texts = useTexts(filtersTexts);
  const words = filterTexts(texts, filter);
  const [search, setSearch] = useState('');
  const { data, failure, isRefreshing, reload } = useFilterOptions(filter, true);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => matchingOptions(data ?? [], wanted), [data, wanted]);
  if (!data && failure)
    return (
      <ErrorState
        inline
        message={failureText(failure, words.failed)}
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
  filter: FilterKey;
  option: FilterOption;
  isChosen: boolean;
  onToggle(filter: FilterKey, id: number): void;
}

const Option = memo(function Option({ filter, option, isChosen, onToggle }: OptionProps) {
  const texts = useTexts(filtersTexts);
  const { id, label, color, count } = option;
  return (
    <li>
      <label className={styles.option} style={{ '--dot': color } as CSSProperties}>
        <input type="checkbox" checked={isChosen} onChange={() => onToggle(filter, id)} aria-label={label} />
        {label}
        {typeof count === 'number' && (
          <span className={styles.optionCount} title={texts.memberCount(count)}>
            {formatNumber(count)}
          </span>
        )}
      </label>
    </li>
  );
});
