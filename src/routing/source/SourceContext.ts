import { createContext } from 'react';
import { createMemorySource } from './memorySource';
import type { LocationSource } from './source';

export const SourceContext = createContext<LocationSource>(createMemorySource());
