import { type ReactNode, useRef } from 'react';
import type { Query } from '../../api/useApi';
import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';
import { readFailureText } from '../../texts/failures';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
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
  /** Scrolls to it: it stands where rows were that the user scrolled past. */
  comesIntoView?: boolean | undefined;
}

/** Something failed to load, with «Réessayer». */
export function ErrorState(props: ErrorStateProps) {
  const { message, onRetry, retryLabel, isRetrying, inline, comesIntoView = false } = props;
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    if (comesIntoView) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  return (
    <div ref={ref} className={inline ? styles.line : styles.state} role="alert" part="error">
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

interface ReadFailureProps {
  query: Pick<Query<unknown>, 'failure' | 'isRefreshing' | 'reload'>;
  /** Says what could not be loaded. */
  failed: string;
  /** One line, for places inside a list or a panel. */
  inline?: boolean | undefined;
}

/** Says what could not be loaded and why, with «Réessayer»; shows nothing without a failure. */
export function ReadFailure({ query: { failure, isRefreshing, reload }, failed, inline }: ReadFailureProps) {
  if (!failure) return null;
  const message = [failed, readFailureText(failure, '')].filter(Boolean).join(' ');
  return <ErrorState inline={inline} message={message} isRetrying={isRefreshing} onRetry={reload} />;
}
