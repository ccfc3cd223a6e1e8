import { useId, useRef } from 'react';
import { EVOLUTION_PERIODS } from '../../../domain/members/periode';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useRadios } from '../../../ui/form/useRadios';
import { dashboardTexts } from '../texts';
import styles from './Evolution.module.css';
import { type Filters, isBackwards } from './evolution';

interface EvolutionFiltersProps {
  filters: Filters;
  onChange(filters: Filters): void;
  onReset(): void;
}

/** The period and its two days, with a warning when the end is before the start. */
export function EvolutionFilters({ filters, onChange, onReset }: EvolutionFiltersProps) {
  const texts = useTexts(dashboardTexts);
  const hintId = useId();
  const isWrong = isBackwards(filters);
  const describedBy = isWrong ? hintId : undefined;
  return (
    <div className={styles.filters}>
      <PeriodChoice value={filters.period} onChange={(period) => onChange({ ...filters, period })} />
      <DateInput
        label={texts.start}
        value={filters.start}
        describedBy={describedBy}
        onChange={(start) => onChange({ ...filters, start })}
      />
      <DateInput
        label={texts.end}
        value={filters.end}
        describedBy={describedBy}
        onChange={(end) => onChange({ ...filters, end })}
      />
      <Button onClick={onReset}>{texts.reset}</Button>
      <p id={hintId} className={styles.hint} role="status">
        {isWrong && texts.backwards}
      </p>
    </div>
  );
}

type Period = Filters['period'];

function PeriodChoice({ value, onChange }: { value: Period; onChange(period: Period): void }) {
  const texts = useTexts(dashboardTexts);
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useRadios(group, name);
  return (
    <fieldset ref={group} className={styles.period}>
      <legend className={styles.label}>{texts.period}</legend>
      <div className={styles.segments}>
        {EVOLUTION_PERIODS.map((period) => (
          <label key={period} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={period}
              checked={period === value}
              onChange={() => onChange(period)}
            />
            {texts[period]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DateInputProps {
  label: string;
  value: string;
  describedBy: string | undefined;
  onChange(date: string): void;
}

function DateInput({ label, value, describedBy, onChange }: DateInputProps) {
  return (
    <label className={styles.dateField}>
      <span className={styles.label}>{label}</span>
      <input
        type="date"
        className={styles.date}
        max="9999-12-31"
        value={value}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
