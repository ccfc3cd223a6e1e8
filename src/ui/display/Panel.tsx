import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** Heading level, default 2. */
  level?: 2 | 3 | undefined;
  /** No padding around the content, for tables and lists that reach the edges. */
  flush?: boolean | undefined;
}

/** A titled card. */
export function Panel({ title, actions, level = 2, flush, className, children, ...rest }: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      part="panel"
      aria-labelledby={id}
      {...rest}
      className={className ? `${styles.panel} ${className}` : styles.panel}
    >
      <header className={styles.header}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
