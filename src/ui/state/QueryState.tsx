import type { Query } from '../../api/useApi';
import { failureText } from '../../texts/failures';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';
import styles from './State.module.css';

interface QueryStateProps {
  query: Query<unknown>;
  /** What could not be loaded. */
  failed: string;
  /** What shows below may be out of date. */
  stale: string;
}

/** While there is nothing to show yet, why there is nothing, or why it isn't the newest; nothing when all is well. */
export function QueryState({ query, failed, stale }: QueryStateProps) {
  const { data, failure, isLoading, isRefreshing, reload } = query;
  if (isLoading) return <Skeleton lines={8} />;
  if (!failure) return null;
  const message = (
    <>
      {data === undefined ? failed : stale}
      <br />
      <span className={styles.text}>{failureText(failure, '')}</span>
    </>
  );
  return <ErrorState inline message={message} isRetrying={isRefreshing} onRetry={reload} />;
}
