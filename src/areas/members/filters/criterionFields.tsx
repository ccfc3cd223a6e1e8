/* The fields of the criteria that are a value each; OtherCriteria.tsx says which are offered, and in which order. */
import { useState } from 'react';
import { consentCalls } from '../../../api/endpoints/register/consents';
import { useQuery } from '../../../api/useApi';
import { useSearchText } from '../../../data/useSearchText';
import { GENDER_FILTERS, MARITAL_FILTERS } from '../../../domain/members/memberFilters';
import { CONSENT_STATES, readConsentFilter } from '../../../domain/register/consents';
import { duesYearOf } from '../../../domain/register/dues';
import { WIDOWED } from '../../../domain/register/states';
import { useCapability } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { DateField } from '../../../ui/form/fields/DateField';
import { Select } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import { ageOf, type Criteria, monthCountOf, postcodeStartOf, weekCountOf } from '../data/criteria';
import styles from './CriteriaFilters.module.css';
import { CheckOption } from './FilterGroup';
import { criteriaTexts } from './texts.fr';

export interface CriteriaProps {
  criteria: Criteria;
  /** Changes these criteria; an empty value removes one. */
  onChange(criteria: Criteria): void;
}

interface DigitsFieldProps<T extends number | string> {
  label: string;
  hint?: string;
  number: T | undefined;
  /** What a text stands for; undefined for other texts, of which `wrong` says what is wrong. */
  read(text: string): T | undefined;
  wrong: string;
  onNumber(number: T | undefined): void;
}

/** The list follows after a pause; what is no such number is said and changes nothing. */
function DigitsField<T extends number | string>(props: DigitsFieldProps<T>) {
  const { number, read, wrong, onNumber, ...field } = props;
  // A text that stands for nothing stays in the box, with what is wrong, until it is corrected or the filter changes elsewhere.
  const [kept, keep] = useState<{ text: string; beside: T | undefined }>();
  const written = useSearchText(number === undefined ? '' : String(number), (text) => {
    if (text === '' || read(text) !== undefined) onNumber(read(text));
    else keep({ text, beside: number });
  });
  const value = kept && kept.beside === number ? kept.text : written.value;
  const typed = value.trim();
  const type = (text: string) => {
    keep(undefined);
    written.type(text);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={typed !== '' && read(typed) === undefined ? wrong : undefined}
      onChange={type}
    />
  );
}

export function GenderField({ criteria: { genre: gender }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <Select
      label={texts.genderFilter}
      placeholder={texts.unfiltered}
      options={GENDER_FILTERS.map((value) => ({ value, label: texts[`genre_${value}`] }))}
      value={gender ?? ''}
      onChange={(value) => onChange({ genre: GENDER_FILTERS.find((each) => each === value) })}
    />
  );
}

export function MaritalField({ criteria: { situation_matrimoniale: status }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const hasStates = useCapability('etats');
  const offered = MARITAL_FILTERS.filter((value) => value !== WIDOWED || hasStates);
  return (
    <Select
      label={texts.maritalFilter}
      placeholder={texts.unfiltered}
      options={offered.map((value) => ({ value, label: texts[`situation_${value}`] }))}
      value={status ?? ''}
      onChange={(value) =>
        onChange({ situation_matrimoniale: MARITAL_FILTERS.find((each) => each === value) })
      }
    />
  );
}

/** Postcodes that begin alike, and records without one. */
export function PostcodeFields({ criteria: { code_postal, sans_code_postal }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <div className={styles.days}>
      <DigitsField
        label={texts.postcodeFilter}
        hint={texts.postcodeHint}
        number={code_postal}
        read={postcodeStartOf}
        wrong={texts.badPostcode}
        onNumber={(start) => onChange({ code_postal: start })}
      />
      <CheckOption
        label={texts.sans_code_postal}
        isChosen={sans_code_postal === true}
        onToggle={() => onChange({ sans_code_postal: !sans_code_postal })}
      />
    </div>
  );
}

/** A present choice of another year stays offered. */
export function DuesField({ criteria: { a_jour: paid, pas_a_jour: unpaid }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const [now] = useState(() => duesYearOf(isoDay(new Date())));
  const years = [...new Set([now, now - 1, ...[paid, unpaid].filter((year) => year !== undefined)])];
  const options = years.flatMap((year) =>
    (['a_jour', 'pas_a_jour'] as const).map((key) => ({ value: `${key} ${year}`, label: texts[key](year) })),
  );
  const value = paid !== undefined ? `a_jour ${paid}` : unpaid !== undefined ? `pas_a_jour ${unpaid}` : '';
  const choose = (chosen: string) => {
    const [key, year] = chosen.split(' ');
    onChange({ a_jour: undefined, pas_a_jour: undefined, ...(key && { [key]: Number(year) }) });
  };
  return (
    <Select
      label={texts.duesFilter}
      placeholder={texts.unfiltered}
      options={options}
      value={value}
      onChange={choose}
    />
  );
}

/** A kind that isn't used any more is offered while it is chosen. */
export function ConsentField({ criteria: { consentement: value = '' }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const { data } = useQuery(consentCalls.kinds, {});
  const chosen = readConsentFilter(value)?.kind;
  const kinds = (data?.types ?? []).filter(({ id, actif }) => actif || id === chosen);
  const options = kinds.flatMap(({ id, nom }) =>
    CONSENT_STATES.map((state) => ({
      value: `${id}-${state}`,
      label: texts.consentement(nom, texts[`consentement_${state}`]),
    })),
  );
  return (
    <Select
      label={texts.consentFilter}
      placeholder={texts.unfiltered}
      options={options}
      value={value}
      onChange={(text) => onChange({ consentement: text || undefined })}
    />
  );
}

export function NoEmailField({ criteria: { sans_email }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <CheckOption
      label={texts.sans_email}
      isChosen={sans_email === true}
      onToggle={() => onChange({ sans_email: !sans_email })}
    />
  );
}

export function AgeFields({ criteria: { age_min, age_max }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const age = { read: ageOf, wrong: texts.badAge };
  return (
    <div className={styles.range}>
      <DigitsField
        {...age}
        label={texts.ageMin}
        number={age_min}
        onNumber={(number) => onChange({ age_min: number })}
      />
      <DigitsField
        {...age}
        label={texts.ageMax}
        number={age_max}
        onNumber={(number) => onChange({ age_max: number })}
      />
    </div>
  );
}

export function RegistrationFields({ criteria: { inscrit_du, inscrit_au }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
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
  );
}

/** For how many weeks people have been absent. */
export function WeeksField({ criteria: { absent_semaines: weeks }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <DigitsField
      label={texts.absentWeeks}
      hint={texts.absentHint}
      number={weeks}
      read={weekCountOf}
      wrong={texts.badWeeks}
      onNumber={(number) => onChange({ absent_semaines: number })}
    />
  );
}

/** For how many months people have had no visit. */
export function VisitField({ criteria: { sans_visite_mois: months }, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  return (
    <DigitsField
      label={texts.unvisitedMonths}
      hint={texts.unvisitedHint}
      number={months}
      read={monthCountOf}
      wrong={texts.badMonths}
      onNumber={(number) => onChange({ sans_visite_mois: number })}
    />
  );
}
