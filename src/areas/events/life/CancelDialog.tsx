import * as z from 'zod/mini';
import { eventCalls } from '../../../api/endpoints/events';
import { useSave } from '../../../api/useApi';
import { type CalendarEvent, REASON_MAX } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TellPeople, useTelling } from './TellPeople';
import { lifeDialogTexts } from './texts.fr';
import { useLifeSave } from './useLifeSave';

const schema = z.object({ motif: z.string() });

interface CancelDialogProps {
  event: CalendarEvent;
  /** The day by the rule of the only date to cancel, and the day on which it takes place. */
  date?: { own: string; day: string };
  onClose(): void;
}

/** Cancels an event, or one date of a series, with a reason. */
export default function CancelDialog({ event, date, onClose }: CancelDialogProps) {
  const texts = useTexts(lifeDialogTexts);
  const { save } = useSave(eventCalls.cancel);
  const { id, nom_evenement: name } = event;
  const telling = useTelling(id, { jour: date?.own });
  const { updated_at, send } = useLifeSave(event, telling);
  const act = date ? texts.cancelDate : texts.cancel;
  const text = isSeries(event) ? texts.cancelSeriesText(name) : texts.cancelText(name);
  if (telling.isCounting) return null;
  return (
    <FormDialog
      title={date ? texts.cancelDateTitle : texts.cancelTitle}
      size="small"
      schema={schema}
      saveLabel={telling.isTold ? texts.andTell(act) : act}
      savingLabel={texts.saving}
      cancelLabel={texts.keep}
      onClose={onClose}
      onSave={({ motif }) => {
        const told = { motif: motif || null, prevenir: telling.isTold, updated_at };
        const body = { ...told, jour: date?.own };
        const done = date ? texts.dateCancelled : texts.cancelled;
        return send({ change: 'cancel', ...body }, () => save({ id, body }), done);
      }}
    >
      <p>{date ? texts.cancelDateText(formatLongDate(date.day)) : text}</p>
      <TellPeople telling={telling} />
      <TextArea name="motif" label={texts.reason} hint={texts.reasonHint} maxLength={REASON_MAX} />
    </FormDialog>
  );
}
