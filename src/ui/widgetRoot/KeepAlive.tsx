import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

const KeepAliveContext = createContext(false);

/** True while the screen is put aside: its dialogs leave the top layer but keep their content. */
export const useIsHidden = () => useContext(KeepAliveContext);

interface KeepAliveProps {
  /** Hidden and inert, yet mounted: what was typed is still there on return, in open dialogs too. */
  isHidden: boolean;
  children: ReactNode;
}

/**
 * Puts a screen aside without losing it (sign in again in place). An open modal makes the whole page inert even
 * inside something hidden, so the dialogs of the screen step down meanwhile.
 */
export function KeepAlive({ isHidden, children }: KeepAliveProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // As a property: React 18 and 19 disagree on the attribute.
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
