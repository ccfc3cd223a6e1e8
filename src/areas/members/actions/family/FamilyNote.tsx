import { Icon } from '../../../../ui/icon/Icon';
import styles from './FamilyNote.module.css';

/** What to do, or in red what went wrong, beside the buttons. */
export function FamilyNote({ hint, problem }: { hint?: string | undefined; problem?: string | undefined }) {
  if (problem)
    return (
      <p className={`${styles.note} ${styles.problem}`} role="alert">
        <Icon name="error" />
        {problem}
      </p>
    );
  return hint ? <p className={styles.note}>{hint}</p> : null;
}
