import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Client } from './client';

const ClientContext = createContext<Client | undefined>(undefined);

/** Gives the screens below their back end. */
export const ClientProvider = ({ client, children }: { client: Client; children?: ReactNode }) =>
  createElement(ClientContext.Provider, { value: client }, children);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Parvis: no client here. Wrap the component in <Parvis api="…">.');
  return client;
}
