import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { Badge } from './Badge';
import styles from './Disclosure.module.css';

interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title' | 'open'> {
  title: ReactNode;
  /** Shown as a badge when above 0. */
  count?: number | undefined;
  /** What the count means, for screen readers: «3 choisis». */
  countLabel?: string | undefined;
  defaultOpen?: boolean | undefined;
}

/** A section that can be folded. */
export function Disclosure(props: DisclosureProps) {
  const { title, count, countLabel, defaultOpen = false, className, children, ...rest } = props;
  return (
    <details
      part="disclosure"
      {...rest}
      open={defaultOpen}
      className={className ? `${styles.disclosure} ${className}` : styles.disclosure}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.chevron} />
        <span className={styles.title}>{title}</span>
        {count ? (
          <Badge tone="accent" title={countLabel}>
            {count}
          </Badge>
        ) : null}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
