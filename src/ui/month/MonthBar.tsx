import { addMonths, type IsoDay } from '../../domain/calendar/dayNumbers';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { monthName } from '../calendar/names';
import { calendarTexts } from '../calendar/texts.fr';
import styles from './Month.module.css';
import { monthTexts } from './texts.fr';

interface MonthBarProps {
  /** A day of the month that is named. */
  shown: IsoDay;
  /** The current day, from which the buttons lead on. */
  day: IsoDay;
  titleId: string;
  onDay(day: IsoDay): void;
  /** How many events the month has, once that is known. */
  count: string;
}

/**
 * The name of the month, its number of events, and the buttons that lead to other months. The texts must change after
 * the focus has moved: a screen reader that has a focused day to announce drops earlier announcements.
 */
export function MonthBar({ shown, day, titleId, onDay, count }: MonthBarProps) {
  const texts = useTexts(monthTexts);
  const { previousMonth, nextMonth } = useTexts(calendarTexts);
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {monthName(shown.slice(0, 7))}
      </h2>
      <Button className={styles.today} onClick={() => onDay(isoDay(new Date()))}>
        {texts.today}
      </Button>
      <span className={styles.arrows}>
        <IconButton icon="chevron-left" label={previousMonth} onClick={() => onDay(addMonths(day, -1))} />
        <IconButton icon="chevron-right" label={nextMonth} onClick={() => onDay(addMonths(day, 1))} />
      </span>
      <p className={styles.count} role="status">
        {count}
      </p>
    </div>
  );
}
