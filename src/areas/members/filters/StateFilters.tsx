import { useState } from 'react';
import { OPT_OUT_FILTERS, STATE_FILTERS } from '../../../domain/register/states';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { Select } from '../../../ui/form/fields/Select';
import styles from './CriteriaFilters.module.css';
import type { CriteriaProps } from './criterionFields';
import { ChosenCount } from './FilterGroup';
import { criteriaTexts } from './texts.fr';

/** Which states the list shows, active people unless told otherwise, and which contact the people refuse. */
export function StateFilters({ criteria: { etat, opposition }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const count = [etat, opposition].filter(Boolean).length;
  const [isOpenAtFirst] = useState(count > 0);
  const labels = {
    actif: texts.actifs,
    parti: texts.partis,
    decede: texts.decedes,
    tous: texts.allStates,
  } as const;
  const title = (
    <span className={styles.title}>
      {texts.states}
      <ChosenCount count={count} />
    </span>
  );
  return (
    <Disclosure title={title} defaultOpen={isOpenAtFirst}>
      <div className={styles.criteria}>
        <Select
          label={texts.stateFilter}
          options={STATE_FILTERS.map((value) => ({ value, label: labels[value] }))}
          value={etat ?? 'actif'}
          onChange={(value) =>
            onChange({ etat: STATE_FILTERS.find((each) => each === value && each !== 'actif') })
          }
        />
        <Select
          label={texts.contactFilter}
          placeholder={texts.unfiltered}
          options={OPT_OUT_FILTERS.map((value) => ({
            value,
            label: value === 'quelconque' ? texts.someContact : texts[`opposition_${value}`],
          }))}
          value={opposition ?? ''}
          onChange={(value) => onChange({ opposition: OPT_OUT_FILTERS.find((each) => each === value) })}
        />
      </div>
    </Disclosure>
  );
}
