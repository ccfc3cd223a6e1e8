import { Icon } from '../icon/Icon';
import styles from './FieldFrame.module.css';

/** The error under a control, found by its `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={`${id}e`} className={styles.error} part="error">
      <Icon name="error" />
      <span>{message}</span>
    </p>
  );
}
