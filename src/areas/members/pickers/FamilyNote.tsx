import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon';
import styles from './FamilyNote.module.css';

/** What to do, or in red what went wrong, below the picker. */
export function FamilyNote({ hint, problem }: { hint?: string | undefined; problem?: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In a low window it would appear below what is in view.
    if (problem) line.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem)
    return (
      <p ref={line} className={styles.problem} role="alert">
        <Icon name="error" />
        {problem}
      </p>
    );
  return hint ? <p className={styles.hint}>{hint}</p> : null;
}
