import type { Label } from '../../../domain/labels/labelLines';
import { LABEL_SHEETS, sheetsOf } from '../../../domain/labels/sheets';
import { useTexts } from '../../../texts/texts';
import styles from './Labels.module.css';
import type { Layout } from './printLabels';
import { labelSheetTexts } from './texts.fr';

/** The first sheet, small: which labels are used already, and who comes where. */
export function SheetPreview({ labels, layout }: { labels: readonly Label[]; layout: Layout }) {
  const texts = useTexts(labelSheetTexts);
  const { count, first } = layout;
  const sheets = sheetsOf(labels, count, first);
  const [shown = []] = sheets;
  const { columns } = LABEL_SHEETS[count];
  const places = Array.from({ length: count }, (_, at) => at);
  return (
    <div className={styles.preview}>
      <p className={styles.note} role="status">
        {texts.preview(labels.length, sheets.length)}
      </p>
      <div className={styles.paper} data-columns={columns} aria-hidden="true">
        {places.map((at) => (
          <div key={at} className={styles.label} data-used={at < first - 1 || undefined}>
            {shown
              .find((each) => each.at === at)
              ?.label.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a label never change their places
                <span key={index}>{line}</span>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
