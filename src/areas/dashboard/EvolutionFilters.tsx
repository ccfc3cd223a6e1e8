import { Fragment, useId, useRef, useState } from 'react';
import { EVOLUTION_PERIODS } from '../../domain/members/period';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/FieldFrame';
import frame from '../../ui/form/FieldFrame.module.css';
import { DateField } from '../../ui/form/fields/DateField';
import { useRadios } from '../../ui/form/useRadios';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import styles from './Evolution.module.css';
import { type EvolutionRange, isBackwards } from './evolution';
import { dashboardTexts } from './texts.fr';

interface EvolutionFiltersProps {
  filters: EvolutionRange;
  /** The server's reasons for refusing them, by the name of its parameter. */
  reasons: Readonly<Record<string, string>>;
  onChange(filters: EvolutionRange): void;
  onReset(): void;
}

/** The period and its two days. Where the end is before the start, the first one says so. */
export function EvolutionFilters({ filters, reasons, onChange, onReset }: EvolutionFiltersProps) {
  const texts = useTexts(dashboardTexts);
  const announce = useAnnounce();
  const [resets, setResets] = useState(0);
  const change = (part: Partial<EvolutionRange>) => {
    const next = { ...filters, ...part };
    if (isBackwards(next)) announce(texts.backwards);
    onChange(next);
  };
  const handleReset = () => {
    setResets(resets + 1);
    onReset();
  };
  return (
    <div className={styles.filters}>
      <PeriodChoice
        value={filters.period}
        reason={reasons.period}
        onChange={(period) => change({ period })}
      />
      {/* New fields after a reset, because half a date is no value that React could remove. */}
      <Fragment key={resets}>
        <DateField
          label={texts.start}
          className={styles.day}
          value={filters.start}
          error={isBackwards(filters) ? texts.backwards : reasons.start_date}
          onChange={(start) => change({ start })}
        />
        <DateField
          label={texts.end}
          className={styles.day}
          value={filters.end}
          error={reasons.end_date}
          onChange={(end) => change({ end })}
        />
      </Fragment>
      <Button className={styles.reset} onClick={handleReset}>
        {texts.reset}
      </Button>
    </div>
  );
}

type Period = EvolutionRange['period'];

interface PeriodChoiceProps {
  value: Period;
  reason: string | undefined;
  onChange(period: Period): void;
}

function PeriodChoice({ value, reason, onChange }: PeriodChoiceProps) {
  const texts = useTexts(dashboardTexts);
  const [name, id] = [useId(), useId()];
  const group = useRef<HTMLFieldSetElement>(null);
  useRadios(group, name);
  return (
    <fieldset ref={group} className={`${frame.field} ${styles.period}`} aria-describedby={reason && `${id}e`}>
      <legend className={frame.label}>{texts.period}</legend>
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
      <FieldError id={id} message={reason} />
    </fieldset>
  );
}
