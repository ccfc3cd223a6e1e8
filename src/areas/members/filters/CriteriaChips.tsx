import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import type { Criteria } from '../data/criteria';
import type { ListQuery } from '../data/listQuery';
import { Chip, FilterChips } from './Chips';
import styles from './Filters.module.css';
import { filterSentence, singleCriteria } from './filterWords';
import { criteriaTexts, filtersTexts } from './texts.fr';
import { useFilterNames, useKindName } from './useFilterNames';

interface CriteriaChipsProps {
  criteria: Criteria;
  onChange(criteria: Criteria): void;
}

const WORDS = [
  { key: 'villes', icon: 'pin' },
  { key: 'nationalites', icon: 'filter' },
] as const;

/** The chips of the filters that need `filtres`. */
export function CriteriaChips({ criteria, onChange }: CriteriaChipsProps) {
  const texts = useTexts(criteriaTexts);
  const { removeFilter } = useTexts(filtersTexts);
  const kindName = useKindName(criteria);
  const { departements: departments = [] } = criteria;
  return (
    <>
      <FilterChips
        filter="departements"
        chosen={departments}
        onRemove={(_, id) => onChange({ departements: departments.filter((other) => other !== id) })}
      />
      {WORDS.flatMap(({ key, icon }) =>
        (criteria[key] ?? []).map((word, _, all) => (
          <Chip
            key={`${key} ${word}`}
            icon={icon}
            label={word}
            action={removeFilter(word)}
            onRemove={() => onChange({ [key]: all.filter((other) => other !== word) })}
          />
        )),
      )}
      {singleCriteria(criteria, texts, kindName).map(({ key, label }) => (
        <Chip
          key={key}
          icon="filter"
          label={label}
          action={removeFilter(label)}
          onRemove={() => onChange({ [key]: undefined })}
        />
      ))}
    </>
  );
}

/** How the filters in use work together, in words, and which of them no member can match any more. */
export function FilterSentence({ query }: { query: ListQuery }) {
  const texts = useTexts(criteriaTexts);
  const canFilter = useCapability('filtres');
  const { nameOf, kindName, gone } = useFilterNames(query);
  const sentence = canFilter && filterSentence(query, texts, nameOf, kindName);
  return (
    <>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {gone.length > 0 && (
        <p className={styles.sentence} role="status">
          {texts.gone(gone)}
        </p>
      )}
    </>
  );
}
