import type { Query } from '../../api/useApi';
import { readFailureText } from '../../texts/failures';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';
import styles from './State.module.css';

interface QueryStateProps {
  query: Query<unknown>;
  /** Says what could not be loaded. */
  failed: string;
  /** Says that what is shown may be out of date. */
  stale: string;
}

/** A skeleton during the first load, and after a failure why data are missing or out of date. */
export function QueryState({ query, failed, stale }: QueryStateProps) {
  const { data, failure, isLoading, isRefreshing, reload } = query;
  if (isLoading) return <Skeleton lines={8} />;
  if (!failure) return null;
  const message = (
    <>
      {data === undefined ? failed : stale}
      <br />
      <span className={styles.text}>{readFailureText(failure, '')}</span>
    </>
  );
  return <ErrorState inline message={message} isRetrying={isRefreshing} onRetry={reload} />;
}
