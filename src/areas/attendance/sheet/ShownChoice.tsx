import type { AttendanceCounts } from '../../../domain/attendance/counts';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import styles from './Sheet.module.css';
import { sheetTexts } from './texts.fr';

const CHOICES = ['all', 'open', 'came', 'away'] as const;
export type Shown = (typeof CHOICES)[number];

interface ShownChoiceProps {
  shown: Shown;
  counts: AttendanceCounts;
  onShow(shown: Shown): void;
}

/** Whom the list shows, with their counts: these are the sums of the sheet. */
export function ShownChoice({ shown, counts, onShow }: ShownChoiceProps) {
  const texts = useTexts(sheetTexts);
  const { present, excused, absent, open, listed } = counts;
  const numbers = { all: listed, open, came: present, away: excused + absent };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={texts.show} className={styles.choices}>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={shown === choice}
          className={styles.choice}
          onClick={() => onShow(choice)}
        >
          <b>{formatNumber(numbers[choice])}</b> <span>{texts[choice]}</span>
        </button>
      ))}
    </div>
  );
}
