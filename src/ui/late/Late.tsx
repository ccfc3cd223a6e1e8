import { type ComponentType, useEffect, useState } from 'react';
import { ErrorState } from '../state/ErrorState';
import styles from './Late.module.css';

export interface LateProps<P> {
  /** `() => import('./Dialogs')`, of fixed identity; the module's default export is the component. */
  load(): Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Said, with «Réessayer», where the code doesn't come. */
  missing: string;
}

/** A part of a screen of which the code comes when it first shows. */
export function Late<P extends object>({ load, props, missing }: LateProps<P>) {
  const [attempt, setAttempt] = useState(0);
  const [Part, setPart] = useState<ComponentType<P> | 'missing'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs the effect again
  useEffect(() => {
    let isGone = false;
    const settle = (part: ComponentType<P> | 'missing') => !isGone && setPart(() => part);
    load().then(
      (module) => settle(module.default),
      () => settle('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  if (Part === 'missing')
    return (
      <div className={styles.missing}>
        <ErrorState inline message={missing} onRetry={() => setAttempt((count) => count + 1)} />
      </div>
    );
  return Part ? <Part {...props} /> : null;
}
