import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  /** In a word or two. */
  title?: string;
  /** Something is wrong, or will be. */
  isWarning?: boolean;
  /** Something is missing and needs a hand now. */
  isUrgent?: boolean;
  children?: ReactNode;
}

/** Something the user should know, in view as long as it is true. */
export function Notice({ title, isWarning = false, isUrgent = false, children }: NoticeProps) {
  const icon = isWarning ? 'warning' : 'info';
  return (
    <div
      className={styles.notice}
      role="note"
      data-warning={isWarning || undefined}
      data-urgent={isUrgent || undefined}
    >
      <Icon name={isUrgent ? 'error' : icon} className={styles.icon} />
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
