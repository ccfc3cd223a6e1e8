import { useEffect } from 'react';
import { formatLongDate } from '../../../texts/longFormats';
import { useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import styles from './Speakers.module.css';
import { absenceWarningTexts } from './texts.fr';

/** Days that are named; the others are counted. */
const NAMED = 3;

/** Says on which days of the event a person is absent. It refuses nothing. */
export function AbsenceWarning({ days }: { days: readonly string[] }) {
  const texts = useTexts(absenceWarningTexts);
  const announce = useAnnounce();
  const named = days.slice(0, NAMED).map(formatLongDate).join(', ');
  const words = texts.absent(named, Math.max(0, days.length - NAMED));
  useEffect(() => announce(words), [announce, words]);
  return (
    <p className={styles.absent}>
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}
