import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Notice } from '../../ui/display/Notice';
import styles from './Secretariat.module.css';
import { SECTIONS } from './sections';
import { secretariatTexts } from './texts.fr';

/** The number of entries of each list, which is 0. */
export default function SummaryDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(secretariatTexts);
  return (
    <Dialog
      open
      size="small"
      title={texts.summaryTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className={styles.summary}>
        {SECTIONS.map(({ key }) => (
          <div key={key}>
            <dt>{texts[key]}</dt>
            <dd>{texts.none}</dd>
          </div>
        ))}
      </dl>
      <Notice title={texts.notSaved}>{texts.notSavedText}</Notice>
    </Dialog>
  );
}
