import * as z from 'zod/mini';
import { eventCalls } from '../../../api/endpoints/events';
import { useSave } from '../../../api/useApi';
import type { CalendarEvent } from '../../../domain/events/event';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TellPeople, useTelling } from './TellPeople';
import { lifeDialogTexts } from './texts.fr';
import { useLifeSave } from './useLifeSave';

const schema = z.object({});

interface ReactivateDialogProps {
  event: CalendarEvent;
  /** The only date that is meant; `isCancelled` tells it from one that was moved. */
  date?: { own: string; day: string; isCancelled: boolean };
  onClose(): void;
}

/** Takes a cancelled event or date up again, or puts a moved date back to its day. */
export default function ReactivateDialog({ event, date, onClose }: ReactivateDialogProps) {
  const texts = useTexts(lifeDialogTexts);
  const { save } = useSave(eventCalls.reactivate);
  const { id, nom_evenement: name } = event;
  const telling = useTelling(id, { jour: date?.own });
  const { updated_at, send } = useLifeSave(event, telling);
  const isMove = date && !date.isCancelled;
  const ofDate = isMove ? texts.putBackTitle : texts.reactivateDateTitle;
  const act = isMove ? texts.putBack : texts.reactivate;
  const textOfDate = ({ own, day }: { own: string; day: string }) =>
    isMove ? texts.putBackText(formatLongDate(own)) : texts.reactivateDateText(formatLongDate(day));
  if (telling.isCounting) return null;
  return (
    <FormDialog
      title={date ? ofDate : texts.reactivateTitle}
      size="small"
      schema={schema}
      saveLabel={telling.isTold ? texts.andTell(act) : act}
      savingLabel={texts.saving}
      cancelLabel={texts.keep}
      onClose={onClose}
      onSave={() => {
        const body = { jour: date?.own, prevenir: telling.isTold, updated_at };
        const done = date ? texts.dateReactivated : texts.reactivated;
        return send({ change: 'reactivate', ...body }, () => save({ id, body }), done);
      }}
    >
      <p>{date ? textOfDate(date) : texts.reactivateText(name)}</p>
      <TellPeople telling={telling} />
    </FormDialog>
  );
}
