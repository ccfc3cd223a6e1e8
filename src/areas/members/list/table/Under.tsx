import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface UnderProps {
  /** Shown only where the table is so narrow that it hides the column. */
  below?: 'small' | 'narrow' | undefined;
  children: ReactNode;
}

/** A line under a name. */
export const Under = ({ below, children }: UnderProps) => (
  <span className={styles.under} data-below={below}>
    {children}
  </span>
);
