import { type Dispatch, memo } from 'react';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { DateField } from '../../../ui/form/fields/DateField';
import { TextField } from '../../../ui/form/fields/TextField';
import { TimeField } from '../../../ui/form/PartsField';
import type { Availability } from '../model/availability';
import type { BuilderAction } from '../model/builderReducer';
import styles from './availability.module.css';
import { availabilityTexts } from './texts.fr';

interface AvailabilityFieldsProps {
  availability: Availability;
  dispatch: Dispatch<BuilderAction>;
  title: string;
  /** Error messages for the end and for the number of answers. */
  reversed: string | undefined;
  badMost: string | undefined;
}

/** The fields that say when the form takes answers, how many, and whether programs are kept out. */
export default memo(function AvailabilityFields(props: AvailabilityFieldsProps) {
  const { availability, dispatch, title, reversed, badMost } = props;
  const texts = useTexts(availabilityTexts);
  const { ouvert_du, ouvert_au, reponses_max, protection } = availability;
  const change = (part: Partial<Availability>) =>
    dispatch({ type: 'schedule', change: part, at: performance.now() });
  return (
    <Disclosure title={title} className={styles.disclosure}>
      <div className={styles.fields}>
        <Minute
          labels={[texts.from, texts.fromTime]}
          hint={texts.fromHint}
          start="00:00"
          value={ouvert_du}
          onChange={(minute) => change({ ouvert_du: minute })}
        />
        <Minute
          labels={[texts.to, texts.toTime]}
          hint={texts.toHint}
          start="23:59"
          value={ouvert_au}
          error={reversed}
          onChange={(minute) => change({ ouvert_au: minute })}
        />
        <TextField
          label={texts.most}
          hint={texts.mostHint}
          inputMode="numeric"
          autoComplete="off"
          value={reponses_max}
          error={badMost}
          onChange={(most) => change({ reponses_max: most })}
        />
        <Checkbox
          label={texts.protection}
          hint={texts.protectionHint}
          checked={protection}
          onChange={(isOn) => change({ protection: isOn })}
        />
      </div>
    </Disclosure>
  );
});

interface MinuteProps {
  labels: [day: string, time: string];
  hint: string;
  /** The default time of a day that was just chosen. */
  start: string;
  value: string;
  error?: string | undefined;
  onChange(minute: string): void;
}

/** Joins a day and a time to a local minute; without a day there is none. */
function Minute({ labels: [dayLabel, timeLabel], hint, start, value, error, onChange }: MinuteProps) {
  const [day = '', time = ''] = value.split('T');
  return (
    <div className={styles.minute}>
      <DateField
        label={dayLabel}
        hint={hint}
        error={error}
        value={day}
        onChange={(next) => onChange(next && `${next}T${time || start}`)}
      />
      <TimeField
        label={timeLabel}
        value={time}
        disabled={!day}
        onChange={(next) => onChange(`${day}T${next || start}`)}
      />
    </div>
  );
}
