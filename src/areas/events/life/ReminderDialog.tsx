import { useState } from 'react';
import * as z from 'zod/mini';
import { recipientCalls } from '../../../api/endpoints/eventRecipients';
import { eventCalls } from '../../../api/endpoints/events';
import { useQuery, useSave } from '../../../api/useApi';
import { type CalendarEvent, REMINDER_HOURS } from '../../../domain/events/event';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { ReadFailure } from '../../../ui/state/ErrorState';
import styles from './ReminderDialog.module.css';
import { UnreachedCount } from './TellPeople';
import { lifeDialogTexts, recipientTexts, reminderTexts } from './texts.fr';
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
      <Reminded id={id} />
      <p className={styles.note}>{texts.note}</p>
    </FormDialog>
  );
}

/** Who would get a reminder that left now, where the back end counts them. */
function Reminded({ id }: { id: number }) {
  const words = useTexts(recipientTexts);
  const isCounted = useIsSupported(recipientCalls.recipients);
  const query = useQuery(recipientCalls.recipients, isCounted ? { id, rappel: true } : null, {
    alwaysReload: true,
  });
  const { data: counts } = query;
  return (
    <>
      <ReadFailure inline query={query} failed={words.failed} />
      {counts && counts.adresses > 0 && <p>{words.reminded(counts)}</p>}
      {counts && <UnreachedCount counts={counts} />}
    </>
  );
}
