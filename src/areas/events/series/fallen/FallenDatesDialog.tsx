import type { EventException } from '../../../../domain/events/event';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import styles from './FallenDates.module.css';
import type { FallenDate } from './fallenWith';
import { fallenDatesTexts } from './texts.fr';

export interface FallenDatesProps {
  dates: readonly FallenDate[];
  onConfirm(): void;
  onClose(): void;
}

/** Names the moved and cancelled dates, and those with a team of their own, that fall away with a change of the series. */
export default function FallenDatesDialog({ dates, onConfirm, onClose }: FallenDatesProps) {
  const texts = useTexts(fallenDatesTexts);
  const { length: count } = dates;
  const footer = (
    <>
      <Button data-autofocus="" onClick={onClose}>
        {texts.keep}
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open title={texts.title(count)} description={texts.text(count)} onClose={onClose} footer={footer}>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.list} aria-label={texts.list(count)}>
        {dates.map((one) => (
          <li key={one.jour} className={styles.date}>
            {wordsOf(one, texts)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function wordsOf({ jour, exception, team }: FallenDate, texts: typeof fallenDatesTexts): string {
  const words = exception ? changeOf(exception, texts) : formatLongDate(jour);
  return team === undefined ? words : texts.team(words, team);
}

function changeOf({ jour, date, annulation }: EventException, texts: typeof fallenDatesTexts): string {
  const day = formatLongDate(jour);
  if (annulation) return texts.cancelled(day);
  return date && date !== jour ? texts.moved(day, formatLongDate(date)) : texts.changed(day);
}
