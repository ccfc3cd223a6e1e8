import { createContext } from 'react';

/** True below the console's navigation bar or the applications hub, where the hub can be reached. */
export const InConsoleContext = createContext(false);
