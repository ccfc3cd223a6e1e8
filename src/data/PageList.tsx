import { type ReactNode, useRef } from 'react';
import type { Failure } from '../api/errors';
import type { Page } from '../domain/wire';
import { readFailureText } from '../texts/failures';
import { ErrorState } from '../ui/state/ErrorState';
import { Skeleton } from '../ui/state/Skeleton';
import { Pager } from '../ui/table/Pager';
import styles from './PageList.module.css';
import { hasFailed, type PageStatus } from './usePage';
import { useRowFocus } from './useRowFocus';

interface PageListProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  page: {
    kept: Page<Row> | undefined;
    rows: readonly Row[];
    total: number;
    status: PageStatus;
    failure: Failure | undefined;
    reload(): void;
  };
  /** From 1. */
  at: number;
  onPage(at: number): void;
  failed: string;
  stale: string;
  empty: ReactNode;
  rowClass: string | undefined;
  keyOf(row: Row): string | number;
  children(row: Row): ReactNode;
}

/** A page of a list in one framed column, with its empty and failed states. */
export function PageList<Row>(props: PageListProps<Row>) {
  const { label, page, at, onPage, failed, stale, empty, rowClass, keyOf, children } = props;
  const { kept, rows, total, status, failure, reload } = page;
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  if (status === 'loading') return <Skeleton lines={8} />;
  const error = failure && readFailureText(failure, '');
  if (hasFailed(status))
    return (
      <ErrorState
        message={[failed, error].filter(Boolean).join(' ')}
        isRetrying={status === 'retrying'}
        onRetry={reload}
        comesIntoView={kept !== undefined}
      />
    );
  return (
    <>
      {status === 'stale' && <ErrorState inline message={stale} onRetry={reload} />}
      <div ref={place} tabIndex={-1} className={styles.place}>
        {rows.length === 0 ? (
          empty
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
          <ul role="list" aria-label={label} className={styles.rows} aria-busy={status === 'refreshing'}>
            {rows.map((row) => (
              <li key={keyOf(row)} className={rowClass}>
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {(rows.length > 0 || at > 1) && (
        <Pager
          page={at}
          hasPrevious={at > 1}
          hasNext={Boolean(kept?.next)}
          onPage={onPage}
          top={place}
          shown={rows.length}
          total={total}
        />
      )}
    </>
  );
}
