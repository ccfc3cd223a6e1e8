import { useEffect, useState } from 'react';

/** Only Chromium and Firefox name the file that did not load. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+\.js\b/.exec(String(error))?.[0];

/** Whether the server answers that the file of missing code no longer exists, as after an update of the site. */
async function isGone(error: unknown, signal: AbortSignal): Promise<boolean> {
  const address = addressIn(error);
  if (!address) return false;
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  return status === 404 || status === 410;
}

/** Whether missing code can't be downloaded again, because a newer version has replaced it. */
export function useIsGone(error: unknown): boolean {
  const [gone, setGone] = useState<unknown>();
  useEffect(() => {
    const check = new AbortController();
    isGone(error, check.signal).then(
      (answer) => answer && setGone(error),
      // Without an answer the connection is the likelier reason.
      () => {},
    );
    return () => check.abort();
  }, [error]);
  return gone !== undefined && gone === error;
}
