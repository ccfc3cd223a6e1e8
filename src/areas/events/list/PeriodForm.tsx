import { type FormEvent, Fragment, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { DateField } from '../../../ui/form/fields/DateField';
import { isReversed, type Period } from '../query/eventQuery';
import { eventsTexts } from '../texts.fr';
import styles from './EventList.module.css';

interface PeriodFormProps {
  /** The period that shows. */
  period: Period;
  /** The server's reasons for refusing it, by the name of its parameter. */
  refused: Readonly<Record<string, string>> | undefined;
  onLoad(period: Period): void;
  onReset(): void;
}

/** First and last day of the period. Typed days apply once the user presses «Charger». */
export function PeriodForm({ period, refused, onLoad, onReset }: PeriodFormProps) {
  const texts = useTexts(eventsTexts);
  const { typed, type, forget, forgotten, isWrong, check } = useDraft(period);
  const { from, to } = typed;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) onLoad({ from, to });
  };
  return (
    <form className={styles.dates} noValidate aria-label={texts.period} onSubmit={handleSubmit}>
      {/* New fields, because half a date is no value that React could remove. */}
      <Fragment key={forgotten}>
        <DateField
          name="from"
          label={texts.from}
          value={from}
          error={refused?.date_from}
          onChange={(value) => type({ from: value, to })}
        />
        <DateField
          name="to"
          label={texts.to}
          value={to}
          error={isWrong ? texts.reversed : refused?.date_to}
          onChange={(value) => type({ from, to: value })}
        />
      </Fragment>
      <div className={styles.dateButtons}>
        <Button type="submit">{texts.load}</Button>
        <Button
          variant="quiet"
          onClick={() => {
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

/** The typed days, until another period shows. */
function useDraft({ from, to }: Period) {
  const subject = `${from} ${to}`;
  const [draft, setDraft] = useState<Period & { subject: string }>();
  const [isWrong, setWrong] = useState(false);
  const [forgotten, setForgotten] = useState(0);
  const typed: Period = draft?.subject === subject ? draft : { from, to };
  const forget = () => {
    setDraft(undefined);
    setWrong(false);
    setForgotten(forgotten + 1);
  };
  const check = (): boolean => {
    setWrong(isReversed(typed));
    return !isReversed(typed);
  };
  const type = (period: Period) => {
    setDraft({ ...period, subject });
    setWrong(false);
  };
  return { typed, type, forget, forgotten, isWrong, check };
}
