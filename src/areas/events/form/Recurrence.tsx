import { useState } from 'react';
import { FREQUENCIES, frequencyOf, seriesRule } from '../../../domain/calendar/seriesRule';
import { frequencyWords, rhythmWords } from '../../../domain/calendar/seriesWords';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Select } from '../../../ui/form/fields/Select';
import { Switch } from '../../../ui/form/fields/Switch';
import type { EventValues } from '../save/eventValues';
import { SeriesEditor } from '../series/SeriesEditor';
import { typedSeriesOf } from '../series/typedSeries';
import styles from './EventForm.module.css';
import { FIRST_FREQUENCY } from './eventForm';
import { type EventFormTexts, eventFormTexts } from './texts.fr';

/** Whether the event recurs; if so, how often, also in words. `date` is its first day. */
export function Recurrence({ values, date }: { values: EventValues; date: string }) {
  const texts = useTexts(eventFormTexts);
  const [isRecurrent, setRecurrent] = useState(Boolean(values.is_recurrent));
  // Empty only for an event that the back end calls recurring without saying how often: nothing is chosen for it.
  const [frequency, setFrequency] = useState<string>(
    frequencyOf(values.frequency) ?? (values.is_recurrent ? '' : FIRST_FREQUENCY),
  );
  const [typed, type] = useState(() => typedSeriesOf(values));
  const known = frequencyOf(frequency);
  const hasEditor = useCapability('series') && known !== undefined;
  const handleSwitch = (isOn: boolean) => {
    setRecurrent(isOn);
    if (!isOn && !frequency) setFrequency(FIRST_FREQUENCY);
  };
  return (
    <div className={`${styles.recurrence} ${styles.whole}`}>
      <Switch
        name="is_recurrent"
        label={texts.is_recurrent}
        defaultChecked={isRecurrent}
        onChange={handleSwitch}
      />
      {isRecurrent && (
        <Select
          name="frequency"
          label={texts.frequency}
          placeholder={frequency ? undefined : texts.noFrequency}
          options={FREQUENCIES.map((value) => ({ value, label: texts[value] }))}
          defaultValue={frequency}
          hint={hasEditor ? undefined : repetitionText(frequency, date, texts)}
          onChange={setFrequency}
        />
      )}
      {isRecurrent && hasEditor && <SeriesEditor typed={typed} onType={type} frequency={known} date={date} />}
    </div>
  );
}

/**
 * How often the series repeats: «Se répète chaque mardi, sans date de fin.»
 * @param frequency the value of the control; '' when none is chosen
 * @param date `yyyy-mm-dd` of the first day, from which weekday and day of the month follow; '' while there is none
 */
function repetitionText(frequency: string, date: string, texts: EventFormTexts): string {
  const chosen = frequencyOf(frequency);
  if (!chosen) return texts.lacksFrequency;
  const rule = seriesRule(chosen, date);
  return texts.repeats(rule ? rhythmWords(rule, texts) : frequencyWords(chosen, 1, texts));
}
