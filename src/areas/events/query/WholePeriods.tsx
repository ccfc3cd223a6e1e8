/*
 * A month of events is more than one page. Inside this component `evenements.list` answers a period whole: its pages
 * are asked one after the other and come as one answer, cached, shared and refreshed like any other.
 */
import { type ReactNode, useMemo } from 'react';
import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { ClientProvider, useClient } from '../../../api/useApi';
import type { Evenement } from '../../../domain/evenement';
import type { Page } from '../../../domain/wire';

/** Events of one page, and how many pages are asked at most: a back end whose `next` never ends must not hang us. */
export const WHOLE_PAGE = 250;
const PAGES_MAX = 60;

type ListArgs = Parameters<typeof pagesFrom>[1];

async function pagesFrom(
  client: Client,
  args: { date_from?: string; date_to?: string },
  options: Parameters<Client['call']>[2],
): Promise<Page<Evenement>> {
  const results: Evenement[] = [];
  for (let page = 1; page <= PAGES_MAX; page++) {
    const answer = await client.call(evenements.list, { ...args, page, page_size: WHOLE_PAGE }, options);
    results.push(...answer.results);
    if (!answer.next || answer.results.length === 0) break;
  }
  return { count: results.length, next: null, previous: null, results };
}

/** The same client, of which the list of events answers every page at once. */
export function wholePeriods(client: Client): Client {
  return {
    ...client,
    call: (endpoint, args, options) =>
      endpoint.id === evenements.list.id
        ? (pagesFrom(client, args as ListArgs, options) as Promise<never>)
        : client.call(endpoint, args, options),
  };
}

export function WholePeriods({ children }: { children: ReactNode }) {
  const client = useClient();
  const whole = useMemo(() => wholePeriods(client), [client]);
  return <ClientProvider client={whole}>{children}</ClientProvider>;
}
