import { createContext, useContext, useEffect, useState } from 'react';
import type { LazyModule } from '../loading/useLazyModule';
import { ErrorState } from '../state/ErrorState';
import { useUiTexts } from '../texts.fr';

/** Why only a reload of the page brings the code: a newer version replaced it, or the browser keeps its failure. */
type ReloadReason = 'replaced' | 'kept';

/** Only Chromium and Firefox name the file that did not load. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+\.js\b/.exec(String(error))?.[0];

/** The errors of each file. Every attempt has its own. */
const failures = new Map<string, Set<unknown>>();

async function reasonOf(error: unknown, signal: AbortSignal): Promise<ReloadReason | undefined> {
  const address = addressIn(error);
  if (!address) return undefined;
  const known = failures.get(address) ?? new Set();
  failures.set(address, known.add(error));
  const { status, ok } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  if (status === 404 || status === 410) return 'replaced';
  // Browsers may answer a further `import()` of a file that failed from the memory of the page.
  return ok && known.size > 1 ? 'kept' : undefined;
}

/** Why missing code can't be downloaded by trying again; undefined while it may. */
function useReloadReason(error: unknown): ReloadReason | undefined {
  const [found, setFound] = useState<{ error: unknown; reason: ReloadReason | undefined }>();
  useEffect(() => {
    const check = new AbortController();
    reasonOf(error, check.signal).then(
      (reason) => setFound({ error, reason }),
      // Without an answer the connection is the likelier reason.
      () => {},
    );
    return () => check.abort();
  }, [error]);
  return found?.error === error ? found?.reason : undefined;
}

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
