import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** The row of buttons at the end of a Form. In a Dialog it stays in view at the bottom. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-sticky-bar="">
      {children}
    </div>
  );
}
