import type { ComponentType, ReactNode } from 'react';
import { LazyFailure } from './LazyFailure';
import type { Load } from './loadOnce';
import { useLazyModule } from './useLazyModule';

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
