import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { afterPaint } from '../../../ui/loading/afterPaint';
import { type LazyModule, useLazyModule } from '../../../ui/loading/useLazyModule';

export const loadListParts = () => import('./listParts');

/** The button that ticks all members that match. Its code is fetched ahead, and shows with the first tick. */
export const loadSelectWhole = () => import('./SelectWhole');

type Parts = Awaited<ReturnType<typeof loadListParts>>['default'];

const AreDueContext = createContext(true);

/**
 * The parts of the list below it show after its first paint, also where their code is there already: they have as many
 * elements as the rows, which would wait for them.
 */
export function PartsAfterPaint({ children }: { children: ReactNode }) {
  const [areDue, setDue] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return <AreDueContext.Provider value={areDue}>{children}</AreDueContext.Provider>;
}

/** The parts of the list that show just after its first rows. Their code loads once, for all of them. */
export function useListParts(): LazyModule<Parts> {
  const areDue = useContext(AreDueContext);
  const module = useLazyModule(loadListParts, areDue);
  return areDue ? module : { ...module, value: undefined };
}
