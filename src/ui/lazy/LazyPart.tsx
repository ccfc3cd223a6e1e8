import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../loading/loadOnce';
import { useLazyModule } from '../loading/useLazyModule';
import { LazyFailure } from './LazyFailure';

interface LazyPartProps<P> {
  load: Load<ComponentType<P>>;
  props: P;
  /** Stands in its place while the code loads, as high as the part, so that nothing below moves. */
  placeholder?: ReactNode;
}

/** A part of a screen whose code loads when it first shows; it shows at once where the code was prefetched. */
export function LazyPart<P extends object>({ load, props, placeholder }: LazyPartProps<P>) {
  const { value: Part, error, retry } = useLazyModule(load);
  if (Part) return <Part {...props} />;
  return error ? <LazyFailure error={error} retry={retry} /> : placeholder;
}
