import { useEffect } from 'react';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { AgendaArgs } from '../visitorAgenda';
import type { SourceRead } from './sources';

export interface ReaderProps {
  api: string;
  args: AgendaArgs;
  report(api: string, read: SourceRead): void;
}

/** Reports what the reader of one back end has read, whenever that changes. */
export function useReport({ api, report }: Pick<ReaderProps, 'api' | 'report'>, read: SourceRead): void {
  const { agenda, failure, isLoading } = read;
  const more = useStableCallback(() => read.more());
  useEffect(
    () => report(api, { agenda, failure, isLoading, more }),
    [api, report, agenda, failure, isLoading, more],
  );
}
