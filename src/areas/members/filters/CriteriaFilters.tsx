import { useState } from 'react';
import { useSearchText } from '../../../data/useSearchText';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { DateField } from '../../../ui/form/fields/DateField';
import { TextField } from '../../../ui/form/fields/TextField';
import { useStableCallback } from '../../../ui/useStableCallback';
import { ageOf, type Criteria, monthCountOf, weekCountOf } from '../data/criteria';
import styles from './CriteriaFilters.module.css';
import { CheckOption, ChosenCount, FilterGroup } from './FilterGroup';
import type { ListFilter } from './listFilters';
import { StateFilters } from './StateFilters';
import { TownFilter } from './TownFilter';
import { criteriaTexts } from './texts.fr';

interface AgeFieldProps {
  label: string;
  age: number | undefined;
  onAge(age: number | undefined): void;
}

/** An age in full years. The list follows after a pause; what is no age is said and changes nothing. */
function AgeField({ label, age, onAge }: AgeFieldProps) {
  const texts = useTexts(criteriaTexts);
  const written = useSearchText(age === undefined ? '' : String(age), (text) => {
    if (text === '' || ageOf(text) !== undefined) onAge(ageOf(text));
  });
  const typed = written.value.trim();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={written.value}
      error={typed !== '' && ageOf(typed) === undefined ? texts.badAge : undefined}
      onChange={written.type}
    />
  );
}

interface CountFieldProps {
  count: number | undefined;
  onCount(count: number | undefined): void;
  /** Reads a count; undefined for other texts. */
  countOf(text: string): number | undefined;
  words: { label: string; hint: string; problem: string };
}

/** For how many weeks or months something didn't happen. */
function CountField({ count, onCount, countOf, words }: CountFieldProps) {
  const written = useSearchText(count === undefined ? '' : String(count), (text) => {
    if (text === '' || countOf(text) !== undefined) onCount(countOf(text));
  });
  const typed = written.value.trim();
  return (
    <TextField
      label={words.label}
      hint={words.hint}
      inputMode="numeric"
      autoComplete="off"
      value={written.value}
      error={typed !== '' && countOf(typed) === undefined ? words.problem : undefined}
      onChange={written.type}
    />
  );
}

interface CriteriaFiltersProps {
  criteria: Criteria;
  /** Changes these criteria; an empty value removes one. */
  onChange(criteria: Criteria): void;
}

/** The filters that need `filtres`: departments, towns, and what is one value each. */
export default function CriteriaFilters({ criteria, onChange }: CriteriaFiltersProps) {
  const texts = useTexts(criteriaTexts);
  const { departements: departments = [], sans_departement, villes = [] } = criteria;
  const toggle = useStableCallback((_: ListFilter, id: number) =>
    onChange({ departements: toggled(departments, id) }),
  );
  const hasStates = useCapability('etats');
  return (
    <>
      {hasStates && <StateFilters criteria={criteria} onChange={onChange} />}
      <FilterGroup
        filter="departements"
        chosen={departments}
        none={{
          label: texts.sans_departement,
          isChosen: sans_departement === true,
          onToggle: () => onChange({ sans_departement: !sans_departement }),
        }}
        onToggle={toggle}
      />
      <TownFilter chosen={villes} onToggle={(town) => onChange({ villes: toggled(villes, town) })} />
      <OtherCriteria criteria={criteria} onChange={onChange} />
    </>
  );
}

function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  const without = list.filter((other) => other !== value);
  return without.length < list.length ? without : [...list, value];
}

function OtherCriteria({ criteria, onChange }: CriteriaFiltersProps) {
  const texts = useTexts(criteriaTexts);
  const { sans_email, age_min, age_max, inscrit_du, inscrit_au } = criteria;
  const { absent_semaines, sans_visite_mois } = criteria;
  const hasNotes = useCapability('notes');
  const hasAttendance = useCapability('presences');
  const used = [
    sans_email || undefined,
    age_min,
    age_max,
    inscrit_du,
    inscrit_au,
    absent_semaines,
    sans_visite_mois,
  ];
  const count = used.filter((value) => value !== undefined).length;
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
          <CheckOption
            label={texts.sans_email}
            isChosen={sans_email === true}
            onToggle={() => onChange({ sans_email: !sans_email })}
          />
          <Ranges criteria={criteria} onChange={onChange} />
          {hasAttendance && (
            <CountField
              count={absent_semaines}
              onCount={(weeks) => onChange({ absent_semaines: weeks })}
              countOf={weekCountOf}
              words={{ label: texts.absentWeeks, hint: texts.absentHint, problem: texts.badWeeks }}
            />
          )}
          {hasNotes && (
            <CountField
              count={sans_visite_mois}
              onCount={(months) => onChange({ sans_visite_mois: months })}
              countOf={monthCountOf}
              words={{ label: texts.unvisitedMonths, hint: texts.unvisitedHint, problem: texts.badMonths }}
            />
          )}
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

function Ranges({ criteria, onChange }: CriteriaFiltersProps) {
  const texts = useTexts(criteriaTexts);
  const { age_min, age_max, inscrit_du, inscrit_au } = criteria;
  return (
    <>
      <div className={styles.range}>
        <AgeField label={texts.ageMin} age={age_min} onAge={(age) => onChange({ age_min: age })} />
        <AgeField label={texts.ageMax} age={age_max} onAge={(age) => onChange({ age_max: age })} />
      </div>
      <fieldset className={styles.days}>
        <legend>{texts.registered}</legend>
        <DateField
          label={texts.since}
          value={inscrit_du ?? ''}
          onChange={(day) => onChange({ inscrit_du: day })}
        />
        <DateField
          label={texts.until}
          value={inscrit_au ?? ''}
          onChange={(day) => onChange({ inscrit_au: day })}
        />
      </fieldset>
    </>
  );
}
