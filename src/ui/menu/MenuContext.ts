import { createContext } from 'react';

/** Closes the menu around an item. */
export const MenuContext = createContext<() => void>(() => {});
