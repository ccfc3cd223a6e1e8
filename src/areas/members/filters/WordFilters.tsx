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
import type { CriteriaProps } from './criterionFields';
import { CheckOption, ChosenCount, type NoneChoice } from './FilterGroup';
import styles from './Filters.module.css';
import { criteriaTexts, filtersTexts } from './texts.fr';

/** The towns, or the nationalities, that records have, and how many members have each. */
type CountedWord = readonly [word: string, members: number];

/** What the server knows of such words: the most common first, or those that begin as typed. */
function useTowns(search: string) {
  const { data, ...state } = useQuery(memberCalls.villes, asked(search), { keepPrevious: true });
  return { ...state, words: data?.map(({ ville, membres }): CountedWord => [ville, membres]) };
}

function useNationalities(search: string) {
  const { data, ...state } = useQuery(memberCalls.nationalites, asked(search), { keepPrevious: true });
  return { ...state, words: data?.map(({ nationalite, membres }): CountedWord => [nationalite, membres]) };
}

const asked = (search: string) => (search ? { search } : {});

interface WordFilterProps {
  useWords: typeof useTowns;
  /** What stands above the words, in their search box, and where there is none of them. */
  labels: { title: string; search: string; empty: string; failed: string };
  chosen: readonly string[];
  /** Offered first, where the back end knows it. */
  none?: NoneChoice;
  onToggle(words: string[]): void;
}

export function TownFilter({ criteria: { villes: towns = [] }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <WordFilter
      useWords={useTowns}
      labels={{
        title: texts.towns,
        search: texts.searchTown,
        empty: texts.noTown,
        failed: texts.townsFailed,
      }}
      chosen={towns}
      onToggle={(chosen) => onChange({ villes: chosen })}
    />
  );
}

export function NationalityFilter({ criteria, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const { nationalites: nationalities = [], sans_nationalite } = criteria;
  return (
    <WordFilter
      useWords={useNationalities}
      labels={{
        title: texts.nationalities,
        search: texts.searchNationality,
        empty: texts.noNationality,
        failed: texts.nationalitiesFailed,
      }}
      chosen={nationalities}
      none={{
        label: texts.sans_nationalite,
        isChosen: sans_nationalite === true,
        onToggle: () => onChange({ sans_nationalite: !sans_nationalite }),
      }}
      onToggle={(chosen) => onChange({ nationalites: chosen })}
    />
  );
}

/** A choice of several words. They load when it is first opened. */
function WordFilter(props: WordFilterProps) {
  const { labels, chosen, none } = props;
  const [isWanted, setWanted] = useState(false);
  const title = (
    <span className={criteriaStyles.title}>
      {labels.title}
      <ChosenCount count={chosen.length + (none?.isChosen ? 1 : 0)} />
    </span>
  );
  return (
    <Disclosure title={title} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      {isWanted && <Words {...props} />}
    </Disclosure>
  );
}

function Words({ useWords, labels, chosen, none, onToggle }: WordFilterProps) {
  const texts = useTexts(filtersTexts);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { words, failure, isRefreshing, reload } = useWords(wanted);
  const chosenAs = (word: string) => chosen.find((one) => foldAccents(one) === foldAccents(word));
  const toggle = (word: string) => {
    const known = chosenAs(word);
    onToggle(known === undefined ? [...chosen, word] : chosen.filter((one) => one !== known));
  };
  return (
    <div className={styles.group}>
      <SearchField
        label={labels.search}
        placeholder={texts.searchOptions}
        value={search}
        onChange={setSearch}
      />
      {none && <CheckOption label={none.label} isChosen={none.isChosen} onToggle={none.onToggle} />}
      {failure && (
        <ErrorState
          inline
          message={readFailureText(failure, labels.failed)}
          onRetry={reload}
          isRetrying={isRefreshing}
        />
      )}
      {!failure && words?.length === 0 && (
        <p className={styles.note}>{wanted ? texts.noMatch : labels.empty}</p>
      )}
      {!failure && words && words.length > 0 && (
        <ul className={styles.options} aria-label={labels.title}>
          {words.map(([word, count]) => (
            <li key={word}>
              <CheckOption
                label={word}
                count={count}
                isChosen={chosenAs(word) !== undefined}
                onToggle={() => toggle(word)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
