/** What React hosts wrap around the components: one back end, theme and words for all of them. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Client, createClient } from '../api/client';
import { type ParvisConfiguration, type Runtime, runtimeFor } from '../runtime';
import type { Messages } from '../texts/texts';
import type { CommonValues } from './attributes';

export interface ParvisProps extends ParvisConfiguration {
  /** A client of the host's own instead of an address. */
  client?: Client;
  theme?: CommonValues['theme'];
  children?: ReactNode;
}

interface ParvisContextValue {
  runtime?: Runtime;
  theme?: CommonValues['theme'];
  messages?: Messages;
}

const ParvisContext = createContext<ParvisContextValue>({});

/** Everything set here counts for the components inside; `api`, `getToken` and `client` are read once. */
export function Parvis({ children, theme, messages, client, ...configuration }: ParvisProps) {
  const [runtime] = useState(() => ownRuntime(client, configuration));
  const value = useMemo(() => ({ runtime, theme, messages }), [runtime, theme, messages]);
  return <ParvisContext.Provider value={value}>{children}</ParvisContext.Provider>;
}

function ownRuntime(client: Client | undefined, configuration: ParvisConfiguration): Runtime {
  if (client) return runtimeFor({ client });
  const { api, ...rest } = configuration;
  const isPlain = Object.values(rest).every((setting) => setting === undefined);
  return isPlain ? runtimeFor({ api }) : runtimeFor({ client: createClient(configuration) });
}

/** The back end, theme and words around a component. */
export function useParvis(): ParvisContextValue {
  return useContext(ParvisContext);
}
