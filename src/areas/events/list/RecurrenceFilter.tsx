import { useTexts } from '../../../texts/texts';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { RECURRENCES, type RecurrenceChoice } from '../query/eventQuery';
import { eventsTexts } from '../texts.fr';

interface RecurrenceFilterProps {
  value: RecurrenceChoice;
  onChange(recurrence: RecurrenceChoice): void;
  className?: string | undefined;
}

/** Chooses the recurrence of the events. */
export function RecurrenceFilter({ value, onChange, className }: RecurrenceFilterProps) {
  const texts = useTexts(eventsTexts);
  return (
    <RadioGroup
      className={className}
      label={texts.recurrence}
      options={RECURRENCES.map((recurrence) => ({ value: recurrence, label: texts[recurrence] }))}
      value={value}
      onChange={(chosen) => onChange(RECURRENCES.find((recurrence) => recurrence === chosen) ?? 'all')}
    />
  );
}
