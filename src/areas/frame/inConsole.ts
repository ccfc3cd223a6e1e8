import { createContext } from 'react';

/** True below the console's navigation bar, where every other area can be reached. */
export const InConsoleContext = createContext(false);
