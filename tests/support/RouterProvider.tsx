import HashRouter, { type HashRouterProps } from '../../src/routing/HashRouter.tsx';
import { MemoryRouter } from '../../src/routing/MemoryRouter.tsx';

interface RouterProviderProps extends HashRouterProps {
  mode: 'hash' | 'memory';
}

/** The location of a widget, without the wait of a page for the code of the hash. */
export function RouterProvider({ mode, ...props }: RouterProviderProps) {
  return mode === 'hash' ? <HashRouter {...props} /> : <MemoryRouter {...props} />;
}
