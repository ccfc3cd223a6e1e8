import { createContext, useContext, useEffect } from 'react';
import { ErrorState } from '../state/ErrorState';
import { useUiTexts } from '../texts';
import type { LazyModule } from './useLazyModule';
import { useReloadReason } from './useReloadReason';

/** Tells the host page that code did not load; `retry` downloads it again. */
export type ReportMissingCode = (error: unknown, retry: () => void) => void;
export const MissingCodeContext = createContext<ReportMissingCode>(() => {});

interface LazyFailureProps extends Pick<LazyModule<unknown>, 'error' | 'retry'> {
  /** One line, for places inside a panel. */
  inline?: boolean | undefined;
}

/**
 * Says that a part of the page could not be loaded, to the reader and to the host page, with «Réessayer». Where
 * that can't help it offers to reload the page, which asks first when something is typed.
 */
export function LazyFailure({ error, retry, inline }: LazyFailureProps) {
  const texts = useUiTexts();
  const report = useContext(MissingCodeContext);
  useEffect(() => {
    report(error, retry);
  }, [report, error, retry]);
  const reason = useReloadReason(error);
  if (!reason) return <ErrorState inline={inline} message={texts.codeMissing} onRetry={retry} />;
  return (
    <ErrorState
      inline={inline}
      message={reason === 'replaced' ? texts.newVersion : texts.reloadNeeded}
      retryLabel={texts.reloadPage}
      onRetry={() => location.reload()}
    />
  );
}
