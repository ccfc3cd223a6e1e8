import { useEffect, useState } from 'react';

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
export function useReloadReason(error: unknown): ReloadReason | undefined {
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
