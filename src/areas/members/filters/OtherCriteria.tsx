import { type ComponentType, useState } from 'react';
import { isFilterAnnounced } from '../../../domain/members/memberFilters';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import type { CriterionKey } from '../data/criteria';
import styles from './CriteriaFilters.module.css';
import {
  AgeFields,
  ConsentField,
  type CriteriaProps,
  DuesField,
  GenderField,
  MaritalField,
  NoEmailField,
  PostcodeFields,
  RegistrationFields,
  VisitField,
  WeeksField,
} from './criterionFields';
import { ChosenCount } from './FilterGroup';
import { criteriaTexts } from './texts.fr';

interface CriterionRow {
  /** What it sets. Where the back end doesn't take the first of them, the row isn't offered. */
  keys: readonly [CriterionKey, ...CriterionKey[]];
  Fields: ComponentType<CriteriaProps>;
}

/** The criteria that are a value each, in the order in which they are offered. */
const ROWS: readonly CriterionRow[] = [
  { keys: ['genre'], Fields: GenderField },
  { keys: ['situation_matrimoniale'], Fields: MaritalField },
  { keys: ['code_postal', 'sans_code_postal'], Fields: PostcodeFields },
  { keys: ['a_jour', 'pas_a_jour'], Fields: DuesField },
  { keys: ['consentement'], Fields: ConsentField },
  { keys: ['sans_email'], Fields: NoEmailField },
  { keys: ['age_min', 'age_max'], Fields: AgeFields },
  { keys: ['inscrit_du', 'inscrit_au'], Fields: RegistrationFields },
  { keys: ['absent_semaines'], Fields: WeeksField },
  { keys: ['sans_visite_mois'], Fields: VisitField },
];

export function OtherCriteria({ criteria, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const { capabilities } = useSession().state;
  const rows = ROWS.filter(({ keys: [key] }) =>
    isFilterAnnounced(key, (capability) => capabilities.has(capability)),
  );
  const { age_min, age_max, inscrit_du, inscrit_au } = criteria;
  const count = rows.flatMap(({ keys }) => keys).filter((key) => criteria[key] !== undefined).length;
  const [isOpenAtFirst] = useState(count > 0);
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const isCrossed =
    Number(age_min) > Number(age_max) || (inscrit_du && inscrit_au && inscrit_du > inscrit_au);
  const title = (
    <span className={styles.title}>
      {texts.others}
      <ChosenCount count={count} />
    </span>
  );
  return (
    <Disclosure
      title={title}
      defaultOpen={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      {isWanted && (
        <div className={styles.criteria}>
          {rows.map(({ keys, Fields }) => (
            <Fields key={keys.join()} criteria={criteria} onChange={onChange} />
          ))}
          {isCrossed && (
            <p className={styles.problem} role="alert">
              {texts.crossed}
            </p>
          )}
        </div>
      )}
    </Disclosure>
  );
}
