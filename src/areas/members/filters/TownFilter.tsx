import { useDeferredValue, useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { useQuery } from '../../../api/useApi';
import { foldAccents } from '../../../domain/search/foldAccents';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { ErrorState } from '../../../ui/state/ErrorState';
import criteriaStyles from './CriteriaFilters.module.css';
import { CheckOption, ChosenCount } from './FilterGroup';
import styles from './Filters.module.css';
import { criteriaTexts, filtersTexts } from './texts.fr';

interface TownFilterProps {
  chosen: readonly string[];
  onToggle(town: string): void;
}

/** The towns of members, which the server knows: the most common first, or those that begin as typed. */
export function TownFilter({ chosen, onToggle }: TownFilterProps) {
  const texts = useTexts(criteriaTexts);
  const [isWanted, setWanted] = useState(false);
  const title = (
    <span className={criteriaStyles.title}>
      {texts.towns}
      <ChosenCount count={chosen.length} />
    </span>
  );
  return (
    <Disclosure title={title} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      {isWanted && <Towns chosen={chosen} onToggle={onToggle} />}
    </Disclosure>
  );
}

function Towns({ chosen, onToggle }: TownFilterProps) {
  const texts = useTexts(criteriaTexts);
  const words = useTexts(filtersTexts);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data, failure, isRefreshing, reload } = useQuery(
    memberCalls.villes,
    { ...(wanted && { search: wanted }) },
    { keepPrevious: true },
  );
  const isChosen = (town: string) => chosen.some((one) => foldAccents(one) === foldAccents(town));
  return (
    <div className={styles.group}>
      <SearchField
        label={texts.searchTown}
        placeholder={words.searchOptions}
        value={search}
        onChange={setSearch}
      />
      {failure && (
        <ErrorState
          inline
          message={readFailureText(failure, texts.townsFailed)}
          onRetry={reload}
          isRetrying={isRefreshing}
        />
      )}
      {!failure && data?.length === 0 && (
        <p className={styles.note}>{wanted ? words.noMatch : texts.noTown}</p>
      )}
      {!failure && data && data.length > 0 && (
        <ul className={styles.options} aria-label={texts.towns}>
          {data.map(({ ville, membres: count }) => (
            <li key={ville}>
              <CheckOption
                label={ville}
                count={count}
                isChosen={isChosen(ville)}
                onToggle={() =>
                  onToggle(chosen.find((one) => foldAccents(one) === foldAccents(ville)) ?? ville)
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
