import { useState } from 'react';
import * as z from 'zod/mini';
import { eventCalls } from '../../../api/endpoints/events';
import { useSave } from '../../../api/useApi';
import { type CalendarEvent, REMINDER_HOURS } from '../../../domain/events/event';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import styles from './ReminderDialog.module.css';
import { lifeDialogTexts, reminderTexts } from './texts.fr';
import { useLifeSave } from './useLifeSave';

const schema = z.object({ 'heures[]': z.optional(z.array(z.string())) });

interface ReminderDialogProps {
  event: CalendarEvent;
  onClose(): void;
}

/** Chooses how long before each date people are reminded of it. */
export default function ReminderDialog({ event, onClose }: ReminderDialogProps) {
  const texts = useTexts(reminderTexts);
  const { saving } = useTexts(lifeDialogTexts);
  const { save } = useSave(eventCalls.reminders);
  const { id } = event;
  const [stored] = useState(event.rappels ?? []);
  const { updated_at, send } = useLifeSave(event);
  // Another program may have stored hours that this dialog doesn't offer.
  const offered = [...new Set([...REMINDER_HOURS, ...stored])].sort((a, b) => b - a);
  return (
    <FormDialog
      title={texts.title}
      size="small"
      schema={schema}
      saveLabel={texts.save}
      savingLabel={saving}
      onClose={onClose}
      onSave={(values) => {
        const body = { heures: (values['heures[]'] ?? []).map(Number), updated_at };
        const call = () => save({ id, body }).then(() => ({}));
        return send({ change: 'reminders', ...body }, call, texts.saved);
      }}
    >
      <p>{texts.text}</p>
      <fieldset className={styles.hours}>
        <legend>{texts.when}</legend>
        {offered.map((hours) => (
          <Checkbox
            key={hours}
            name="heures[]"
            value={String(hours)}
            label={texts.before(hours)}
            defaultChecked={stored.includes(hours)}
          />
        ))}
      </fieldset>
      <p className={styles.note}>{texts.note}</p>
    </FormDialog>
  );
}
