import { useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../api/client';
import { mayName, onNamed } from '../backEnds';
import { runtimeFor } from '../runtime';
import { addressesIn } from './addressesIn';
import { reportingClient } from './frame/reportingClient';
import { useWidget } from './frame/WidgetContext';

const inCode = (api: string) => mayName(api, false);

/** A back end of a widget that shows several. */
export interface NamedBackEnd {
  api: string;
  /** Missing where the page has not named it: nothing is sent to it then. */
  client: Client | undefined;
}

/** The back ends of a widget that shows several, each with its client where the page has named it. */
export function useNamedBackEnds(addresses: readonly string[], tag: string): readonly NamedBackEnd[] {
  const { emit, mayName: isNamed = inCode } = useWidget();
  const named = useSyncExternalStore(onNamed, () => addresses.filter(isNamed).join(' '));
  const all = addresses.join(' ');
  return useMemo(() => {
    const open = new Set(addressesIn(named));
    const clientOf = (api: string) => reportingClient(runtimeFor({ api, tag }).client, emit);
    return addressesIn(all).map((api) => ({ api, client: open.has(api) ? clientOf(api) : undefined }));
  }, [all, named, tag, emit]);
}
