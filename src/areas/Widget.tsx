/**
 * The frame of every widget, whether React component or custom element: the client and session that it shares with
 * other widgets, its own location, theme and error panel, and the sign-in gate. The element and the React component
 * only translate attributes and events.
 */

import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ClientProvider, useClient } from '../api/clientContext';
import { faultOf } from '../api/errors';
import { invalidate } from '../api/queryCache';
import type { AuthUser } from '../domain/user';
import type { HashRouterProps } from '../routing/HashRouter';
import { MemoryRouter } from '../routing/MemoryRouter';
import { useBrowserLayoutEffect } from '../routing/useBrowserLayoutEffect';
import { useLocation } from '../routing/useLocation';
import type { Runtime } from '../runtime';
import { SessionProvider, useSession, useTheme } from '../session/useSession';
import { dateFormatKey } from '../texts/dateChoice';
import { DatesProvider } from '../texts/texts';
import { MissingCodeContext, type ReportMissingCode } from '../ui/lazy/LazyFailure';
import { LazyPart } from '../ui/lazy/LazyPart';
import { Splash } from '../ui/state/Splash';
import { useStableCallback } from '../ui/useStableCallback';
import { type HostRootProps, WidgetRoot } from '../ui/widgetRoot/WidgetRoot';
import type { AnyArea } from './area';
import type { CommonValues } from './attributes';
import { AreaScreen } from './frame/AreaScreen';
import styles from './frame/frame.module.css';
import { loadGate, loadHashRouter } from './frame/loads';
import { reportingClient } from './frame/reportingClient';
import { WidgetContext, type WidgetContextValue } from './frame/WidgetContext';
import type { FailedDetail, SessionChanged, SignedInUser } from './widgetEvent';

/** What a host can do to a mounted widget. */
export interface WidgetHandle {
  /** Starts the screen again with fresh data. What was typed in it is lost. */
  reload(): void;
  navigate(path: string): void;
}

export interface WidgetProps {
  area: AnyArea;
  /** The back end and session it shares with the page's other widgets, from `runtimeFor`. */
  host: Runtime;
  /** The common attributes and the area's own, already typed. */
  attributes: CommonValues & Readonly<Record<string, unknown>>;
  /** Dispatches an event by its full type; false when it was prevented. */
  emit: WidgetContextValue['emit'];
  handle?: { current: WidgetHandle | null };
  /** Whether a back end may be asked, where the widget stands in markup. */
  mayName?: (api: string) => boolean;
  /** `id`, class and style of the outermost element. */
  root?: HostRootProps;
}

export function Widget(props: WidgetProps) {
  const { host, root, attributes } = props;
  const { notAnAddress: api } = host;
  if (api === undefined) return <OnBackEnd {...props} />;
  return <LazyPart load={loadNotAnAddress} props={{ ...root, api, theme: attributes.theme }} />;
}

const loadNotAnAddress = () => import('./frame/mistakes/NotAnAddress');

function OnBackEnd({ area, host, attributes, emit, handle, root, mayName }: WidgetProps) {
  const stableEmit = useStableCallback(emit);
  const client = useMemo(() => reportingClient(host.client, stableEmit), [host.client, stableEmit]);
  const { route, theme, readonly, organisation, routing = area.routing } = attributes;
  const isPage = attributes.ownsPage === true;
  const own = Object.fromEntries(Object.keys(area.attributes).map((prop) => [prop, attributes[prop]]));
  const screen = <AreaScreen area={area} attributes={own} />;
  const scope = {
    readonly,
    organisation,
    isUnnamed: host.isUnnamed === true,
    mayName,
    route,
    emit: stableEmit,
    handle,
  };
  return (
    <ClientProvider client={client}>
      <SessionProvider session={host.session}>
        <PersonalRoot theme={theme} isPage={isPage} isLow={area.isLow} root={root}>
          <Located
            key={routing}
            mode={routing}
            initial={route ?? Object.values(area.routes)[0]}
            isPage={isPage}
          >
            <WidgetScope {...scope}>
              {area.needsSession ? (
                <LazyPart
                  load={loadGate}
                  props={{ area, attributes: own, isPage, children: screen }}
                  placeholder={<Waiting />}
                />
              ) : (
                screen
              )}
            </WidgetScope>
          </Located>
        </PersonalRoot>
      </SessionProvider>
    </ClientProvider>
  );
}

interface LocatedProps extends HashRouterProps {
  mode: 'hash' | 'memory';
}

function Located({ mode, ...props }: LocatedProps) {
  if (mode === 'memory') return <MemoryRouter {...props} />;
  return <LazyPart load={loadHashRouter} props={props} placeholder={<Waiting />} />;
}

/** Until what stands around the screen has loaded. */
const Waiting = () => (
  <slot name="loading">
    <Splash />
  </slot>
);

interface PersonalRootProps {
  theme: CommonValues['theme'];
  isPage: boolean;
  isLow: boolean;
  root: WidgetProps['root'];
  children: ReactNode;
}

/** The root with the colours and dates of the signed-in person. */
function PersonalRoot({ theme: given, isPage, isLow, root, children }: PersonalRootProps) {
  const { session } = useSession();
  const theme = useTheme(given);
  usePageScheme(isPage, given === 'auto' ? theme : 'auto');
  const dates = useSyncExternalStore(session.subscribe, dateFormatKey, () => '');
  return (
    <WidgetRoot
      {...root}
      className={[styles.widget, isLow && styles.low, root?.className].filter(Boolean).join(' ')}
      theme={theme}
    >
      <DatesProvider value={dates}>{children}</DatesProvider>
    </WidgetRoot>
  );
}

interface WidgetScopeProps extends Pick<WidgetProps, 'emit' | 'handle' | 'mayName'> {
  readonly: boolean;
  organisation: string | undefined;
  isUnnamed: boolean;
  route: string | undefined;
  children: ReactNode;
}

function WidgetScope(props: WidgetScopeProps) {
  const { emit, handle, readonly, organisation, isUnnamed, mayName, route, children } = props;
  const [generation, setGeneration] = useState(0);
  const isReady = useRef(false);
  const client = useClient();
  const scope = useMemo(() => {
    const markReady = () => {
      if (!isReady.current) emit('parvis-ready');
      isReady.current = true;
    };
    return { emit, readonly, generation, markReady, organisation, isUnnamed, mayName };
  }, [emit, readonly, generation, organisation, isUnnamed, mayName]);

  useHostRoute(route);
  useSessionReport(emit);
  const { navigate } = useLocation();
  useBrowserLayoutEffect(() => {
    if (!handle) return;
    handle.current = {
      navigate: (path) => navigate(path),
      reload() {
        setGeneration((count) => count + 1);
        void invalidate(client);
      },
    };
    return () => {
      handle.current = null;
    };
  }, [handle, navigate, client]);

  const reportMissingCode = useCallback<ReportMissingCode>(
    (error, retry) => emit('parvis-failed', { code: 'code', status: 0, message: String(error), retry }),
    [emit],
  );
  return (
    <WidgetContext.Provider value={scope}>
      <MissingCodeContext.Provider value={reportMissingCode}>{children}</MissingCodeContext.Provider>
    </WidgetContext.Provider>
  );
}

/** A change of the `route` attribute navigates. The first value is the router's initial path. */
function useHostRoute(route: string | undefined) {
  const { navigate } = useLocation();
  const followed = useRef(route);
  useEffect(() => {
    if (route !== undefined && route !== followed.current) navigate(route);
    followed.current = route;
  }, [route, navigate]);
}

function useSessionReport(emit: WidgetProps['emit']) {
  const { state, session } = useSession();
  const user = state.user ?? null;
  const isKnown = state.status === 'signed-in' || state.status === 'signed-out';
  useEffect(() => {
    if (isKnown) emit('parvis-session', { user: user && toldOf(user) } satisfies SessionChanged);
  }, [isKnown, user, emit]);
  const { codeFailure } = state;
  useEffect(() => {
    if (codeFailure) emit('parvis-failed', { code: 'code', status: 0, message: codeFailure.message });
  }, [codeFailure, emit]);
  const { checkFailure } = state;
  useEffect(() => {
    if (!checkFailure) return;
    const { kind, status } = checkFailure;
    const retry = () => void session.verify();
    emit('parvis-failed', {
      code: kind,
      status,
      message: faultOf(checkFailure),
      retry,
    } satisfies FailedDetail);
  }, [checkFailure, session, emit]);
}

/** What the host is told of a user: not their settings, nor what a back end adds. */
function toldOf(user: AuthUser): SignedInUser {
  const { id, name, nom, prenom, username, email, role, droits } = user;
  const told = { id, name, nom, prenom, username, email, role, droits };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

/**
 * Where a widget is the page, the scheme of the page becomes the one that the person has chosen, so that its background
 * suits. Otherwise, and without a choice, the page keeps its own.
 */
function usePageScheme(isPage: boolean, theme: 'light' | 'dark' | 'auto'): void {
  useBrowserLayoutEffect(() => {
    if (!isPage || theme === 'auto') return;
    const { style } = document.documentElement;
    const before = style.colorScheme;
    style.colorScheme = theme;
    return () => {
      style.colorScheme = before;
    };
  }, [isPage, theme]);
}
