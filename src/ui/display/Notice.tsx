import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  /** In a word or two. */
  title: string;
  children?: ReactNode;
}

/** Something the user should know, in view as long as it is true. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="note">
      <Icon name="info" className={styles.icon} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
