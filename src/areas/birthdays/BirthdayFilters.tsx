import { useState } from 'react';
import { isPeriod, lastDayOf, PERIODS, periodOf } from '../../domain/members/birthdayList';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { DateField } from '../../ui/form/fields/DateField';
import { Select } from '../../ui/form/fields/Select';
import styles from './Birthdays.module.css';
import { type BirthdayQuery, PLACES } from './birthdayQuery';
import { birthdaysTexts } from './texts.fr';
import type { usePlaceOptions } from './usePlaceOptions';

interface BirthdayFiltersProps {
  query: BirthdayQuery;
  today: string;
  options: ReturnType<typeof usePlaceOptions>;
  onChange(some: Partial<BirthdayQuery>): void;
}

/** A period by its name or by its days, and whose birthdays. */
export function BirthdayFilters({ query, today, options, onChange }: BirthdayFiltersProps) {
  const texts = useTexts(birthdaysTexts);
  return (
    <div className={styles.filters}>
      <fieldset className={styles.periods}>
        <legend>{texts.period}</legend>
        {PERIODS.map((name) => {
          const period = periodOf(name, today);
          const isChosen = period.du === query.du && period.au === query.au;
          return (
            <Button key={name} aria-pressed={isChosen} onClick={() => onChange(period)}>
              {texts[name]}
            </Button>
          );
        })}
      </fieldset>
      <Days key={`${query.du} ${query.au}`} query={query} onChange={onChange} />
      <div className={styles.places}>
        {PLACES.map((place) => (
          <Select
            key={place}
            label={texts[place]}
            placeholder={texts.everyone}
            options={options[place].map(({ id, label }) => ({ value: String(id), label }))}
            value={String(query[place] ?? '')}
            onChange={(value) => onChange({ [place]: value ? Number(value) : undefined })}
          />
        ))}
      </div>
    </div>
  );
}

/** The list follows once both days make a period; until then the fields keep what was typed. */
function Days({ query, onChange }: Pick<BirthdayFiltersProps, 'query' | 'onChange'>) {
  const texts = useTexts(birthdaysTexts);
  const [days, setDays] = useState({ du: query.du, au: query.au });
  const change = (some: Partial<typeof days>) => {
    const next = { ...days, ...some };
    setDays(next);
    if (isPeriod(next)) onChange(next);
  };
  const isWhole = days.du !== '' && days.au !== '';
  const problem =
    !isWhole || isPeriod(days)
      ? undefined
      : days.au < days.du
        ? texts.crossed
        : texts.tooLong(lastDayOf(days.du));
  return (
    <div className={styles.days}>
      <DateField label={texts.from} value={days.du} onChange={(du) => change({ du })} />
      <DateField label={texts.to} value={days.au} error={problem} onChange={(au) => change({ au })} />
    </div>
  );
}
