/** Wraps the components of a React host and gives all of them one back end, theme and set of messages. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react';
import type { Client } from '../api/client';
import { nameBackEnds } from '../backEnds';
import { checkHostNames } from '../messages/checkHostNames';
import { checkMessages, type Messages } from '../messages/messages';
import { useBrowserLayoutEffect } from '../routing/useBrowserLayoutEffect';
import {
  addressesOf,
  type PageConfiguration,
  type Runtime,
  settingNames,
  type TreeSettings,
} from '../runtime';
import { AppearanceProvider } from '../ui/colours/appearance';
import type { CommonValues } from './attributes';
import { joinTree, treeRuntime } from './treeRuntime';

export interface ParvisProps extends PageConfiguration {
  /** A client from `createClient()`, instead of an address and its settings. Read once. */
  client?: Client;
  /** Colours of the components inside: `light`, `dark`, or `auto` to follow the person’s choice, else the page. */
  theme?: CommonValues['theme'];
  children?: ReactNode;
}

interface ParvisContextValue {
  runtime?: Runtime;
  theme?: CommonValues['theme'];
  organisation?: string | undefined;
  messages?: Messages;
}

/** What `given` may hold, and the other props for the sentence that lists them. */
const KNOWN = [...settingNames, 'client', 'theme', 'children'];

const ParvisContext = createContext<ParvisContextValue>({});

/**
 * Everything set here counts for the components inside, and stands above what `configure()` said for the page. All
 * `<Parvis>` of a page that name the same back end share one client and one session, also after one was unmounted
 * and mounted again. `api` and the others may change at any time; only `client` is read once. Functions may be
 * written inline: a new one takes effect at once. Where several mounted trees of a back end give the same function,
 * the tree mounted last counts. `apis` adds to the back ends that elements of the page may name.
 */
export function Parvis(props: ParvisProps) {
  const { children, theme, messages, organisation, appearance, client, apis, ...given } = props;
  // One string, because an inline list is a new array at each render.
  const listed = addressesOf(apis).join(' ');
  const settings = { ...given, api: given.api ?? (addressesOf(listed)[0] || undefined) };
  const [own] = useState(client);
  const [tree] = useState<TreeSettings>(() => ({ current: settings }));
  const { api, timeout } = settings;
  const isHosted = Boolean(settings.getToken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runtime reads all other settings at each call
  const runtime = useMemo(() => treeRuntime({ ...settings, client: own }), [own, api, timeout, isHosted]);
  // Insertion effects run before all others, so the calls of the components inside find the current settings.
  useInsertionEffect(() => {
    tree.current = settings;
  });
  useInsertionEffect(() => joinTree(runtime, tree), [runtime, tree]);
  useBrowserLayoutEffect(() => {
    if (listed) nameBackEnds(addressesOf(listed));
  }, [listed]);
  useEffect(() => checkHostNames('<Parvis>', 'prop', given, KNOWN));
  useEffect(() => checkMessages(messages, '<Parvis>'), [messages]);
  const value = useMemo(
    () => ({ runtime, theme, organisation, messages }),
    [runtime, theme, organisation, messages],
  );
  return (
    <ParvisContext.Provider value={value}>
      <AppearanceProvider appearance={appearance}>{children}</AppearanceProvider>
    </ParvisContext.Provider>
  );
}

/** What the nearest `<Parvis>` gives; empty without one. */
export function useParvis(): ParvisContextValue {
  return useContext(ParvisContext);
}
