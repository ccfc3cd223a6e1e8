import { useTexts } from '../../texts/texts';
import { DateField } from '../../ui/form/fields/DateField';
import { eventsOfDayTexts } from './texts.fr';

interface DayChoiceProps {
  day: string;
  onChange(day: string): void;
}

/** Another day than today. It is seldom needed, so the field for dates loads after the events. */
export default function DayChoice({ day, onChange }: DayChoiceProps) {
  const texts = useTexts(eventsOfDayTexts);
  return <DateField label={texts.otherDay} value={day} onChange={onChange} />;
}
