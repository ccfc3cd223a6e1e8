import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ImportScreens.module.css';

/** Title of a step. It takes the focus when the step comes: the button that was pressed is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
