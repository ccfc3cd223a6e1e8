import { Icon } from '../../ui/icon/Icon';
import styles from './PickerNote.module.css';

/** A hint, or in red the problem, beside the buttons. */
export function PickerNote({ hint, problem }: { hint?: string | undefined; problem?: string | undefined }) {
  if (problem)
    return (
      <p className={`${styles.note} ${styles.problem}`} role="alert">
        <Icon name="error" />
        {problem}
      </p>
    );
  return hint ? <p className={styles.note}>{hint}</p> : null;
}
