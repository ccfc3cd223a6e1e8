import * as z from 'zod/mini';
import { eventCalls } from '../../../api/endpoints/events';
import { useSave } from '../../../api/useApi';
import { type CalendarEvent, EVENT_PLACE_MAX, REASON_MAX } from '../../../domain/events/event';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { DateField } from '../../../ui/form/fields/DateField';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TextField } from '../../../ui/form/fields/TextField';
import { TimeField } from '../../../ui/form/PartsField';
import { TellPeople, useTelling } from './TellPeople';
import styles from './TellPeople.module.css';
import { lifeDialogTexts } from './texts.fr';
import { useLifeSave } from './useLifeSave';

const schemaOf = (missing: string) =>
  z.object({
    date: z.string().check(z.minLength(1, missing)),
    heure_debut: z.string(),
    heure_fin: z.string(),
    lieu: z.string(),
    motif: z.string(),
  });

interface MoveDialogProps {
  /** The event as it is on that date. */
  event: CalendarEvent;
  /** The day by the rule, and the day on which it takes place now. */
  date: { own: string; day: string };
  onClose(): void;
}

/** Moves one date of a series: its day, its hours, its place. */
export default function MoveDialog({ event, date, onClose }: MoveDialogProps) {
  const texts = useTexts(lifeDialogTexts);
  const { save } = useSave(eventCalls.moveDate);
  const { id, heure_debut, heure_fin, lieu } = event;
  const telling = useTelling(id, { jour: date.own });
  const { updated_at, send } = useLifeSave(event, telling);
  if (telling.isCounting) return null;
  return (
    <FormDialog
      title={texts.moveTitle}
      size="small"
      schema={schemaOf(texts.dateMissing)}
      saveLabel={telling.isTold ? texts.andTell(texts.move) : texts.move}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={(typed) => {
        const body = { ...typed, jour: date.own, prevenir: telling.isTold, updated_at };
        return send({ change: 'moveDate', ...body }, () => save({ id, body }), texts.moved);
      }}
    >
      <p>{texts.moveText(formatLongDate(date.day))}</p>
      <DateField name="date" label={texts.date} required defaultValue={date.day} />
      <div className={styles.hours}>
        <TimeField name="heure_debut" label={texts.start} defaultValue={heure_debut?.slice(0, 5) ?? ''} />
        <TimeField name="heure_fin" label={texts.end} defaultValue={heure_fin?.slice(0, 5) ?? ''} />
      </div>
      <TextField name="lieu" label={texts.place} defaultValue={lieu ?? ''} maxLength={EVENT_PLACE_MAX} />
      <TellPeople telling={telling} />
      <TextArea name="motif" label={texts.reason} hint={texts.moveReasonHint} maxLength={REASON_MAX} />
    </FormDialog>
  );
}
