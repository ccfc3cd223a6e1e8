import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  /** In a word or two. */
  title?: string;
  /** Something is wrong, or will be. */
  isWarning?: boolean;
  children?: ReactNode;
}

/** Something the user should know, in view as long as it is true. */
export function Notice({ title, isWarning = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="note" data-warning={isWarning || undefined}>
      <Icon name={isWarning ? 'warning' : 'info'} className={styles.icon} />
      <p>
        {title && (
          <>
            <strong>{title}</strong>{' '}
          </>
        )}
        {children}
      </p>
    </div>
  );
}
