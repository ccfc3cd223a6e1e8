import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../../api/clientContext';
import { isBackEnd } from '../../../session/ownOrigin';
import { LazyPart } from '../../../ui/lazy/LazyPart';

/** Milliseconds that the sign-in form waits for the answer. A back end that is there answers sooner. */
const PATIENCE = 400;

const loadNoBackEnd = () => import('./NoBackEnd');

/** The sign-in form, unless the page's own origin, which the page doesn't name, answers as a site without this API. */
export default function OwnOriginCheck({ children }: { children: ReactNode }) {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [verdict, setVerdict] = useState<'asked' | 'there' | 'absent'>('asked');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => setVerdict((now) => (now === 'asked' ? 'there' : now)), PATIENCE);
    void isBackEnd(client).then((isThere) => {
      clearTimeout(timer);
      if (!isOver) setVerdict(isThere ? 'there' : 'absent');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, attempt]);
  if (verdict === 'absent')
    return <LazyPart load={loadNoBackEnd} props={{ onRetry: () => setAttempt((count) => count + 1) }} />;
  return verdict === 'there' ? children : null;
}
