import { occurrences } from '../../../domain/calendar/occurrences';
import { seriesProblems } from '../../../domain/calendar/seriesProblems';
import type { SeriesRule } from '../../../domain/calendar/seriesRule';
import { frequencyWords, seriesWords } from '../../../domain/calendar/seriesWords';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import type { SeriesPartProps } from './SeriesEditor';
import styles from './SeriesEditor.module.css';
import { seriesEditorTexts, seriesWordsTexts } from './texts.fr';

/** Excluded days that the sentence names; the list beside it has all of them. */
const NAMED = 3;
/** The most days that are counted. */
const COUNTED = 1000;

/** The rule in words, while it is right: they change with what is typed. */
export function SeriesSentence({ typed, rule, frequency }: SeriesPartProps) {
  const form = useTexts(seriesWordsTexts);
  const texts = useTexts(seriesEditorTexts);
  const wrong = rule ? seriesProblems(rule) : [];
  const isEndless = typed.end === 'never';
  const interval = Math.max(1, Math.trunc(Number(typed.interval)) || 1);
  const words = rule ? seriesWords(rule, form, NAMED) : frequencyWords(frequency, interval, form);
  const count = rule && wrong.length === 0 && !isEndless ? daysOf(rule) : [];
  const last = count.at(-1);
  return (
    <div role="status" className={`${styles.sentence} ${styles.whole}`}>
      {wrong.length === 0 && <p>{isEndless || !rule ? form.repeats(words) : texts.repeats(words)}</p>}
      {last && count.length < COUNTED && <p>{texts.days(count.length, formatLongDate(last))}</p>}
    </div>
  );
}

const daysOf = (rule: SeriesRule): string[] => occurrences(rule, { from: '', to: '' }, { limit: COUNTED });
