import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { formsTexts } from '../texts';
import styles from './Builder.module.css';

/** Says that unsaved edits from before a reload are back, with a button to discard them. */
export function Restored({ onDiscard }: { onDiscard(): void }) {
  const texts = useTexts(formsTexts);
  return (
    <div className={styles.restored} role="status">
      <Icon name="info" />
      <p className={styles.restoredText}>{texts.restored}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
