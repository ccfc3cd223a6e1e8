import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './State.module.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** The action that adds something, usually a Button. */
  action?: ReactNode;
}

/** Says that there is nothing to show, and offers what to do about it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state} part="empty">
      <span className={styles.badge}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
