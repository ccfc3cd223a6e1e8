import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../../api/clientContext';
import { isBackEnd } from '../../../session/ownOrigin';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { Splash } from '../../../ui/state/Splash';

const loadNoBackEnd = () => import('./NoBackEnd');

/**
 * The sign-in form, unless the page's own origin, which the page doesn't name, answers as a site without this API. The
 * form waits for the answer, so that no password is typed for such a site. Without an answer it shows after the
 * client's timeout.
 */
export default function OwnOriginCheck({ children }: { children: ReactNode }) {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [verdict, setVerdict] = useState<'asked' | 'there' | 'absent'>('asked');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isOver = false;
    void isBackEnd(client).then((isThere) => {
      if (!isOver) setVerdict(isThere ? 'there' : 'absent');
    });
    return () => {
      isOver = true;
    };
  }, [client, attempt]);
  if (verdict === 'asked') return <Splash />;
  if (verdict === 'there') return children;
  return <LazyPart load={loadNoBackEnd} props={{ onRetry: () => setAttempt((count) => count + 1) }} />;
}
