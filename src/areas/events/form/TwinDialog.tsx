import { useId } from 'react';
import type { CalendarEvent } from '../../../domain/events/event';
import { formatHours, formatLongDate } from '../../../texts/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './TwinDialog.module.css';
import { eventFormTexts } from './texts.fr';

export interface TwinDialogProps {
  events: readonly CalendarEvent[];
  onChoose(answer: number | 'none'): void;
  onClose(): void;
}

/** The events of the same name and day, after a creation that the back end didn't confirm: one of them, or a new one. */
export default function TwinDialog({ events, onChoose, onClose }: TwinDialogProps) {
  const texts = useTexts(eventFormTexts);
  const footer = (
    <>
      <Button data-autofocus="" onClick={onClose}>
        {texts.keepEditing}
      </Button>
      <Button onClick={() => onChoose('none')}>{texts.twinNone}</Button>
    </>
  );
  return (
    <Dialog open title={texts.twinTitle} description={texts.twinText} onClose={onClose} footer={footer}>
      <ul className={styles.list} aria-label={texts.twinList}>
        {events.map((event) => (
          <Twin key={event.id} event={event} onChoose={() => onChoose(event.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

function Twin({ event, onChoose }: { event: CalendarEvent; onChoose(): void }) {
  const texts = useTexts(eventFormTexts);
  const id = useId();
  const { nom_evenement, date, heure_debut, heure_fin, lieu } = event;
  const facts = [formatLongDate(date), heure_debut && formatHours(heure_debut, heure_fin), lieu];
  return (
    <li className={styles.event}>
      <div id={id} className={styles.facts}>
        <strong>{nom_evenement}</strong>
        <span className={styles.detail}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button variant="primary" aria-describedby={id} onClick={onChoose}>
        {texts.twinChosen}
      </Button>
    </li>
  );
}
