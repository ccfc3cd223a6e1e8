import type { ComponentPropsWithoutRef } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'color'> {
  tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'info' | undefined;
  /** A dot of this CSS colour before the words: tags, groups. The words keep their own, readable colour. */
  color?: string | undefined;
}

/** A short label: a count, a state, a tag. With `data-wraps` it takes a second line before it is cut. */
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
