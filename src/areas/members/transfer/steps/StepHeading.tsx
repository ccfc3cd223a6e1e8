import { useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import styles from './ImportScreens.module.css';

interface StepHeadingProps {
  /** What the step has to say first, for those who don't see it below. */
  said?: string | undefined;
  children: string;
}

/**
 * Title of a step. It takes the focus when the step comes: the button that was pressed is gone. Some screen readers
 * say nothing of a focus that comes from what is gone, so the news of the step is announced.
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
