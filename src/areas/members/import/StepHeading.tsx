import { useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import styles from './ImportScreens.module.css';

interface StepHeadingProps {
  /** The news of the step, for screen readers. */
  said?: string | undefined;
  children: string;
}

/**
 * Title of a step. It takes the focus when the step opens, because the pressed button is gone. Some screen readers are
 * silent when the focus moves from a removed element, so the news of the step is announced as well.
 */
export function StepHeading({ said, children }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step comes
  useLayoutEffect(() => {
    ref.current?.focus();
    if (said) announce(said);
  }, []);
  return (
    <h3 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
