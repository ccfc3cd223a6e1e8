import type { ReactNode } from 'react';
import styles from './ImportScreens.module.css';

/** Scrolls a table that is wider than the dialog. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
