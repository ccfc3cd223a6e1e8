import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts';
import styles from './State.module.css';

interface ErrorStateProps {
  /** What happened and what to do. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  /** On the button; «Réessayer» by default. */
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  /** One line, for places inside a list or a panel. */
  inline?: boolean | undefined;
}

/** Something failed to load, with «Réessayer». */
export function ErrorState({ message, onRetry, retryLabel, isRetrying, inline }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <div className={inline ? styles.line : styles.state} role="alert" part="error">
      <span className={`${styles.badge} ${styles.failed}`}>
        <Icon name="warning" />
      </span>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
          {retryLabel ?? texts.retry}
        </Button>
      )}
    </div>
  );
}
