import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** The class of an element that is for screen readers only. */
export const visuallyHidden = styles.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
