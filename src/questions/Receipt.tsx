import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icon/Icon';
import { useAnnounce } from '../ui/widgetRoot/useWidgetRoot';
import styles from './form.module.css';
import type { HeadingLevel } from './usePageTitle';

interface ReceiptProps {
  title: string;
  level: HeadingLevel;
  /** What screen readers hear. */
  spoken: string;
  children: ReactNode;
  /** The button that starts an empty form. */
  again: string;
  isRenewing?: boolean;
  onAgain(): void;
}

/** Replaces what was sent. The heading takes the focus, and the text is announced. */
export function Receipt({ title, level: Heading, spoken, children, again, ...rest }: ReceiptProps) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
    announce(spoken);
  }, [announce, spoken]);
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {children}
      <Button busy={rest.isRenewing} onClick={rest.onAgain}>
        {again}
      </Button>
    </div>
  );
}
