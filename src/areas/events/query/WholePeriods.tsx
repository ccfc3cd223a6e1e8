/*
 * A month of events is more than one page. Inside this component `evenements.list` answers a period whole: its pages
 * are asked one after the other and come as one answer, cached, shared and refreshed like any other.
 */
import { type ReactNode, useMemo } from 'react';
import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { ClientProvider, useClient } from '../../../api/useApi';
import { allPages, usePageSize } from './allPages';

/** The events of a page. */
const WHOLE_PAGE = 250;

/** The same client, of which the list of events answers every page at once. */
export function wholePeriods(client: Client, size: number | undefined): Client {
  return {
    ...client,
    call: (endpoint, args, options) =>
      endpoint.id === evenements.list.id
        ? (allPages(client, args as Parameters<typeof allPages>[1], size, options) as Promise<never>)
        : client.call(endpoint, args, options),
  };
}

export function WholePeriods({ children }: { children: ReactNode }) {
  const client = useClient();
  const size = usePageSize(WHOLE_PAGE);
  const whole = useMemo(() => wholePeriods(client, size), [client, size]);
  return <ClientProvider client={whole}>{children}</ClientProvider>;
}
