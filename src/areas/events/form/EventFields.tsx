import { useState } from 'react';
import { lastDayFrom, lengthOf } from '../../../domain/calendar/dayNumbers';
import { frequencyOf } from '../../../domain/calendar/seriesRule';
import { useTexts } from '../../../texts/texts';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { DateField } from '../../../ui/form/fields/DateField';
import { TextField } from '../../../ui/form/fields/TextField';
import { TimeField } from '../../../ui/form/PartsField';
import type { EventValues } from '../save/eventValues';
import styles from './EventForm.module.css';
import { endsBeforeStart } from './eventForm';
import type { NameState } from './NameCheck';
import { NameField } from './NameField';
import { Recurrence } from './Recurrence';
import { eventFormTexts } from './texts.fr';

interface EventFieldsProps {
  /** Initial values of the controls. */
  values: EventValues;
  check: NameState;
  onName(text: string): void;
}

/** The controls of an event, new or existing. */
export function EventFields({ values, check, onName }: EventFieldsProps) {
  const texts = useTexts(eventFormTexts);
  const [date, setDate] = useState(values.date);
  const [last, setLast] = useState(values.date_fin);
  const days = lengthOf({ date, date_fin: last });
  const [start, setStart] = useState(values.heure_debut);
  const [end, setEnd] = useState(values.heure_fin);
  return (
    <div className={styles.fields}>
      {values.is_recurrent && frequencyOf(values.frequency) && (
        <p className={`${styles.note} ${styles.whole}`}>{texts.series}</p>
      )}
      <NameField defaultValue={values.nom_evenement} check={check} onType={onName} />
      <DateField
        name="date"
        label={texts.date}
        required
        defaultValue={values.date}
        onChange={setDate}
        className={last === undefined ? styles.whole : undefined}
      />
      {values.date_fin !== undefined && (
        <DateField
          name="date_fin"
          label={texts.date_fin}
          defaultValue={values.date_fin}
          hint={days > 1 ? texts.daysCount(days) : texts.lastDayHint}
          onChange={setLast}
        />
      )}
      <TimeField
        name="heure_debut"
        label={texts.heure_debut}
        defaultValue={values.heure_debut}
        hint={isSkipped(date, start) ? texts.skippedHour : undefined}
        onChange={setStart}
      />
      <TimeField
        name="heure_fin"
        label={texts.heure_fin}
        defaultValue={values.heure_fin}
        hint={
          days === 1 && endsBeforeStart(start, end)
            ? texts.endsBeforeStart
            : isSkipped(lastDayFrom(date, days), end)
              ? texts.skippedHour
              : undefined
        }
        onChange={setEnd}
      />
      <TextField
        name="lieu"
        label={texts.lieu}
        defaultValue={values.lieu}
        autoComplete="off"
        className={styles.whole}
      />
      <Recurrence values={values} date={date} />
      {values.public !== undefined && <PublicField isPublic={values.public === 'on'} />}
      <p className={`${styles.note} ${styles.whole}`}>{texts.required}</p>
    </div>
  );
}

/** Whether the clock of the device skips this minute; a back end that knows its own zone says more. */
function isSkipped(day: string, time: string): boolean {
  const moment = new Date(`${day}T${time}`);
  // A clock that goes forward shows a later minute.
  return moment.getHours() * 60 + moment.getMinutes() > Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Whether visitors see the event. The empty value beside the box tells «no» from a form that has no such box. */
function PublicField({ isPublic }: { isPublic: boolean }) {
  const texts = useTexts(eventFormTexts);
  return (
    <div className={styles.whole}>
      <Checkbox
        name="public"
        label={texts.public}
        hint={texts.publicHint}
        value="on"
        defaultChecked={isPublic}
      />
      <input type="hidden" name="public" value="" />
    </div>
  );
}
