import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { DateField } from '../../../ui/form/fields/DateField';
import { isReversed, type Period } from '../query/eventQuery';
import { eventsTexts } from '../texts';
import styles from './EventList.module.css';

interface PeriodFormProps {
  /** The period that shows. */
  period: Period;
  onLoad(period: Period): void;
  onReset(): void;
}

/** First and last day of the period. Typed days apply once the user presses «Charger». */
export function PeriodForm({ period, onLoad, onReset }: PeriodFormProps) {
  const texts = useTexts(eventsTexts);
  const { typed, type, forget, errors, check } = useDraft(period);
  const { from, to } = typed;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) onLoad({ from, to });
  };
  return (
    <form className={styles.dates} noValidate aria-label={texts.period} onSubmit={handleSubmit}>
      <DateField
        name="from"
        label={texts.from}
        value={from}
        error={errors.from}
        onChange={(value) => type({ from: value, to })}
      />
      <DateField
        name="to"
        label={texts.to}
        value={to}
        error={errors.to}
        onChange={(value) => type({ from, to: value })}
      />
      <div className={styles.dateButtons}>
        <Button type="submit">{texts.load}</Button>
        <Button
          variant="quiet"
          onClick={(event) => {
            // An incomplete date has no value that React could remove.
            event.currentTarget.form?.reset();
            forget();
            onReset();
          }}
        >
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}

type Errors = Partial<Record<keyof Period, string>>;

/** The typed days, until another period shows. */
function useDraft({ from, to }: Period) {
  const texts = useTexts(eventsTexts);
  const subject = `${from} ${to}`;
  const [draft, setDraft] = useState<Period & { subject: string }>();
  const [errors, setErrors] = useState<Errors>({});
  const typed: Period = draft?.subject === subject ? draft : { from, to };
  const forget = () => {
    setDraft(undefined);
    setErrors({});
  };
  const check = (form: HTMLFormElement): boolean => {
    const isUnfinished = (name: string) =>
      (form.elements.namedItem(name) as HTMLInputElement | null)?.validity.badInput;
    const found: Errors = {
      ...(isUnfinished('from') && { from: texts.unfinished }),
      ...(isReversed(typed) && { to: texts.reversed }),
      ...(isUnfinished('to') && { to: texts.unfinished }),
    };
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  const type = (period: Period) => {
    setDraft({ ...period, subject });
    setErrors({});
  };
  return { typed, type, forget, errors, check };
}
