import type { ComponentPropsWithoutRef } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'color'> {
  tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'info' | undefined;
  /** CSS colour of a dot before the words, for tags and groups. The words keep their readable colour. */
  color?: string | undefined;
}

/** A short label: a count, a state, a tag. With `data-wraps` it may take a second line before it is cut. */
export function Badge({ tone = 'neutral', color, className, children, ...rest }: BadgeProps) {
  return (
    <span
      part="badge"
      {...rest}
      className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}
    >
      {color && <span className={styles.dot} style={{ background: color }} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
