import { createContext, useContext, useEffect } from 'react';
import { ErrorState } from '../state/ErrorState';
import { useUiTexts } from '../texts';
import { useIsGone } from './useIsGone';
import type { LazyModule } from './useLazyModule';

/** Tells the host page that code did not load; `retry` downloads it again. */
export type ReportMissingCode = (error: unknown, retry: () => void) => void;
export const MissingCodeContext = createContext<ReportMissingCode>(() => {});

interface LazyFailureProps extends Pick<LazyModule<unknown>, 'error' | 'retry'> {
  /** One line, for places inside a panel. */
  inline?: boolean | undefined;
}

/**
 * Says that a part of the page could not be loaded, to the reader and to the host page, with «Réessayer». After an update
 * of the site the old code is gone for good; then it offers to reload the page, which asks first when something is typed.
 */
export function LazyFailure({ error, retry, inline }: LazyFailureProps) {
  const texts = useUiTexts();
  const report = useContext(MissingCodeContext);
  useEffect(() => {
    report(error, retry);
  }, [report, error, retry]);
  const isGone = useIsGone(error);
  if (!isGone) return <ErrorState inline={inline} message={texts.codeMissing} onRetry={retry} />;
  return (
    <ErrorState
      inline={inline}
      message={texts.newVersion}
      retryLabel={texts.reloadPage}
      onRetry={() => location.reload()}
    />
  );
}
