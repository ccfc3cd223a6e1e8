import { Icon } from '../../../ui/icon/Icon';
import styles from './cards.module.css';

/** The cross of an entry or a chip. */
export function RemoveButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className={styles.chipButton} aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
