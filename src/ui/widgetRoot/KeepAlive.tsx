import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';

const KeepAliveContext = createContext(false);

/** True while the screen is hidden: its dialogs leave the top layer but keep their content. */
export const useIsHidden = () => useContext(KeepAliveContext);

interface KeepAliveProps {
  /** Hides the children and makes them inert. They stay mounted, so what was typed is kept, in open dialogs too. */
  isHidden: boolean;
  children: ReactNode;
}

/**
 * Hides a screen without losing its state, for signing in again in place. An open modal makes the page inert even when
 * it is inside a hidden element, so the dialogs of the screen leave the top layer meanwhile.
 */
export function KeepAlive({ isHidden, children }: KeepAliveProps) {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // Set as a property, because React 18 and 19 treat the attribute differently.
    if (ref.current) ref.current.inert = isHidden;
  }, [isHidden]);
  return (
    <KeepAliveContext.Provider value={isHidden}>
      <div ref={ref} hidden={isHidden}>
        {children}
      </div>
    </KeepAliveContext.Provider>
  );
}
