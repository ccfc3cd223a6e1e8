import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { formsTexts } from '../texts';
import styles from './Builder.module.css';

/** What was typed before a reload is there again. */
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
