import { createContext, useContext, useEffect } from 'react';

/** Puts a name in place of the screen's title in the page's title; undefined restores it. */
export const NameInTitleContext = createContext<(name: string | undefined) => void>(() => {});

/** Names who or what the screen is about in the page's title, where the console owns the page. */
export function useNameInTitle(name: string | undefined): void {
  const set = useContext(NameInTitleContext);
  useEffect(() => {
    set(name);
    return () => set(undefined);
  }, [set, name]);
}
