import { Skeleton } from '../../../ui/state/Skeleton';
import styles from './MemberDetail.module.css';

/** The shape of a record that is loading. */
export function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.placeholder}>
          <Skeleton lines={9} />
        </div>
      </div>
      <div className={styles.column} aria-hidden="true">
        <div className={styles.placeholder}>
          <Skeleton lines={6} />
        </div>
      </div>
    </div>
  );
}
