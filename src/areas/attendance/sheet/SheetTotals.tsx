import { type AttendanceCounts, headsIn } from '../../../domain/attendance/counts';
import type { HeadCount } from '../../../domain/attendance/sheet';
import { useTexts } from '../../../texts/texts';
import styles from './Sheet.module.css';
import { sheetTexts } from './texts.fr';

/** How many came, with and without a name. */
export function SheetTotals({ counts, heads }: { counts: AttendanceCounts; heads: HeadCount }) {
  const texts = useTexts(sheetTexts);
  const { present, expected, expectedPresent, excused, absent } = counts;
  const [others, nameless] = [present - expectedPresent, headsIn(heads)];
  const rest = [
    expected > 0 && others > 0 && texts.others(others),
    nameless > 0 && texts.nameless(nameless),
    excused > 0 && texts.excused(excused),
    absent > 0 && texts.absent(absent),
  ];
  return (
    <p className={styles.totals}>
      <strong>{texts.totals(expected > 0 ? expectedPresent : present, expected)}</strong>
      <span>{rest.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
