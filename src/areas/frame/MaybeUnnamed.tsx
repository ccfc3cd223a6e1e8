import type { ReactNode } from 'react';
import type { Failure } from '../../api/errors';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { useWidget } from './WidgetContext';

const loadUnreachable = () => import('./mistakes/Unreachable');

interface MaybeUnnamedProps {
  tag: string;
  /** What visitors read where there is no back end. */
  sentence: string;
  failure: Failure | undefined;
  onRetry(): void;
  /** What the widget shows of the failure. */
  children: ReactNode;
}

/**
 * A failure of a visitors’ widget. On a page that names no back end, an answer that may be that of a site without this API first asks
 * whether there is a back end; only such pages load the code for it.
 */
export function MaybeUnnamed({ children, ...props }: MaybeUnnamedProps) {
  const { failure } = props;
  const { isUnnamed } = useWidget();
  if (!isUnnamed || !failure || !(failure.isPage || failure.status === 404)) return children;
  return <LazyPart load={loadUnreachable} props={{ ...props, failure, children }} />;
}
