import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../../api/clientContext';
import type { Failure } from '../../../api/errors';
import { noApiLine } from '../../../api/http/noApi';
import { forgetBackEnd, isBackEnd } from '../../../session/ownOrigin';
import { ErrorState } from '../../../ui/state/ErrorState';

interface UnreachableProps {
  tag: string;
  /** What visitors read where there is no back end. */
  sentence: string;
  failure: Failure;
  onRetry(): void;
  /** What the widget says of a failure of its back end. */
  children: ReactNode;
}

/**
 * What a visitors’ widget says on a page that names no back end, once its call was answered with a page or with 404. Where the
 * page’s own origin is none, its developer reads the fix in the console. It is asked once, unless a page has told it already: then
 * the client has written the line.
 */
export default function Unreachable({ tag, sentence, failure, onRetry, children }: UnreachableProps) {
  const client = useClient();
  const [isAbsent, setAbsent] = useState<boolean>();
  useEffect(() => {
    if (failure.isPage) return setAbsent(true);
    let isOver = false;
    void isBackEnd(client).then((isThere) => {
      if (isOver) return;
      if (!isThere)
        console.error(noApiLine(client.api, 'GET /api/verify-token answers with a page or 404', tag));
      setAbsent(!isThere);
    });
    return () => {
      isOver = true;
    };
  }, [client, failure, tag]);
  if (isAbsent === undefined) return null;
  if (!isAbsent) return children;
  const retry = () => {
    forgetBackEnd(client);
    onRetry();
  };
  return <ErrorState message={sentence} onRetry={retry} />;
}
