import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { CalendarEvent, EventException } from '../../../domain/events/event';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useToast } from '../../../ui/toast/useToast';
import { useEventChange } from './eventChanged';
import styles from './SeriesDates.module.css';
import { seriesDatesTexts } from './texts.fr';

interface LostDatesProps {
  event: CalendarEvent;
  lost: readonly EventException[];
  mayChange: boolean;
}

/** Changed dates that the series no longer has since it was edited: they show nowhere else, so they are told here. */
export function LostDates({ event, lost, mayChange }: LostDatesProps) {
  const texts = useTexts(seriesDatesTexts);
  const { forget, busy } = useForget(event);
  if (lost.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{texts.lostTitle}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.dates}>
        {lost.map(({ jour }) => (
          <li key={jour} className={styles.date}>
            <p className={styles.words}>{texts.lost(formatLongDate(jour))}</p>
            {mayChange && (
              <Button busy={busy === jour} onClick={() => void forget(jour)}>
                {texts.forget}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Takes such a date out: the first call ends a cancellation, the second one a move. */
function useForget({ id, exceptions }: CalendarEvent) {
  const { mayChange, tellPage } = useEventChange(id);
  const texts = useTexts(seriesDatesTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<string>();
  const forget = async (jour: string) => {
    const exception = exceptions?.find((one) => one.jour === jour);
    if (!mayChange({ change: 'reactivate', jour })) return;
    setBusy(jour);
    try {
      const send = () => write(client, eventCalls.reactivate, { id, body: { jour } });
      await send();
      if (exception?.annulation && exception.date) await send();
      toast(texts.forgotten);
      tellPage(id, false);
    } catch (error) {
      await tell(error, texts.notForgotten);
    } finally {
      setBusy(undefined);
    }
  };
  return { forget, busy };
}
