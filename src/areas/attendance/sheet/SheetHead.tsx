import type { ReactNode } from 'react';
import type { Sheet } from '../../../domain/attendance/sheet';
import { isoDay } from '../../../texts/formats';
import { formatDayHours } from '../../../texts/records/dayHours';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { screenTexts } from '../../../ui/display/texts.fr';
import { useHeadingFocus } from '../../../ui/display/useHeadingFocus';
import styles from './Sheet.module.css';

/** The day only where it isn't today: the hour and the place are what a helper checks. */
const whenAndWhere = ({ jour: day, evenement: event }: Sheet): string =>
  [day !== isoDay(new Date()) && formatLongDate(day), formatDayHours(day, event), event.lieu?.trim()]
    .filter(Boolean)
    .join(' · ');

interface SheetHeadProps {
  sheet: Sheet;
  takesFocus: boolean;
  onBack: (() => void) | undefined;
  /** The menu of what is done with all names. */
  children: ReactNode;
}

/** Name, hour and place of the event in one bar, so that the names begin right below it. */
export function SheetHead({ sheet, takesFocus, onBack, children }: SheetHeadProps) {
  const texts = useTexts(screenTexts);
  const heading = useHeadingFocus(takesFocus);
  const facts = whenAndWhere(sheet);
  return (
    <div className={styles.head}>
      {onBack && <IconButton icon="arrow-left" label={texts.back} onClick={onBack} />}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {sheet.evenement.nom_evenement}
        </h1>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      {children}
    </div>
  );
}
