import { useState } from 'react';
import { FREQUENCIES } from '../../../domain/events/evenement';
import { useTexts } from '../../../texts/texts';
import { DateField } from '../../../ui/form/fields/DateField';
import { Select } from '../../../ui/form/fields/Select';
import { Switch } from '../../../ui/form/fields/Switch';
import { TextField } from '../../../ui/form/fields/TextField';
import { TimeField } from '../../../ui/form/parts/PartsField';
import styles from './EventForm.module.css';
import { type EventValues, endsBeforeStart } from './eventForm';
import type { NameState } from './NameCheck';
import { NameField } from './NameField';
import { eventFormTexts } from './texts';

interface EventFieldsProps {
  /** Initial values of the controls. */
  values: EventValues;
  check: NameState;
  onName(text: string): void;
}

/** The controls of an event, new or existing. */
export function EventFields({ values, check, onName }: EventFieldsProps) {
  const texts = useTexts(eventFormTexts);
  const [start, setStart] = useState(values.heure_debut);
  const [end, setEnd] = useState(values.heure_fin);
  return (
    <div className={styles.fields}>
      {values.is_recurrent && <p className={`${styles.note} ${styles.whole}`}>{texts.series}</p>}
      <NameField defaultValue={values.nom_evenement} check={check} onType={onName} />
      <DateField
        name="date"
        label={texts.date}
        required
        defaultValue={values.date}
        className={styles.whole}
      />
      <TimeField
        name="heure_debut"
        label={texts.heure_debut}
        defaultValue={values.heure_debut}
        onChange={setStart}
      />
      <TimeField
        name="heure_fin"
        label={texts.heure_fin}
        defaultValue={values.heure_fin}
        hint={endsBeforeStart(start, end) ? texts.endsBeforeStart : undefined}
        onChange={setEnd}
      />
      <TextField
        name="lieu"
        label={texts.lieu}
        defaultValue={values.lieu}
        autoComplete="off"
        className={styles.whole}
      />
      <Recurrence values={values} />
      <p className={`${styles.note} ${styles.whole}`}>{texts.required}</p>
    </div>
  );
}

/** Whether the event recurs; if so, how often. */
function Recurrence({ values }: { values: EventValues }) {
  const texts = useTexts(eventFormTexts);
  const [isRecurrent, setRecurrent] = useState(Boolean(values.is_recurrent));
  return (
    <div className={`${styles.recurrence} ${styles.whole}`}>
      <Switch
        name="is_recurrent"
        label={texts.is_recurrent}
        defaultChecked={isRecurrent}
        onChange={setRecurrent}
      />
      {isRecurrent && (
        <Select
          name="frequency"
          label={texts.frequency}
          placeholder={texts.noFrequency}
          options={FREQUENCIES.map((value) => ({ value, label: texts[value] }))}
          defaultValue={values.frequency}
        />
      )}
    </div>
  );
}
