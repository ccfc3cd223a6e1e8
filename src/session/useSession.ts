import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Endpoint } from '../api/endpoint';
import type { Capability } from '../domain/capabilities';
import { userNameOf } from '../domain/identity';
import { isAllowed, type Right } from '../domain/rights';
import { useTexts } from '../texts/texts';
import { useIsHiddenByPage } from './hostPage';
import { themeOf } from './personal';
import type { Session } from './session';
import { LOADING, type SessionState } from './state';
import { sessionTexts } from './texts.fr';

const SessionContext = createContext<Session | undefined>(undefined);

/** Gives the screens below the session of their back end. */
export const SessionProvider = ({ session, children }: { session: Session; children?: ReactNode }) =>
  createElement(SessionContext.Provider, { value: session }, children);

/** The session and its present state; the component follows its changes. */
export function useSession(): { state: SessionState; session: Session } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Parvis: no session here. Wrap the component in <Parvis api="…">.');
  const state = useSyncExternalStore(session.subscribe, session.get, () => LOADING);
  return { state, session };
}

/**
 * The colours of a widget: those that the host sets, else those that the person has chosen, `auto` without either.
 * While a stored session is checked, those of the stored user count, so that the colours don't change afterwards.
 */
export function useTheme(given: 'light' | 'dark' | 'auto'): 'light' | 'dark' | 'auto' {
  const { session } = useSession();
  const wanted = () => {
    const { status, user, capabilities } = session.get();
    if (status === 'loading') return themeOf(session.pendingUser()?.user);
    return capabilities.has('comptes') ? themeOf(user) : 'auto';
  };
  // A page from a server has no person: the first rendering in the browser must equal it.
  const own = useSyncExternalStore(session.subscribe, wanted, () => 'auto' as const);
  return given === 'auto' ? own : given;
}

/** What the user is called on screen: by name, else by user name or e-mail, else «Utilisateur». */
export function useUserName(): string {
  const { user } = useSession().state;
  const { anonymousUser } = useTexts(sessionTexts);
  return userNameOf(user) || anonymousUser;
}

/** Whether the back end announced what a screen needs beyond the specification. */
export const useCapability = (name: Capability): boolean => useSession().state.capabilities.has(name);

/**
 * Whether the user may do something, and the page around the widget doesn't hide it. Without a right, no button is shown and
 * nothing is asked; unset rights are held.
 */
export const useRight = (right: Right | undefined): boolean => {
  const { user } = useSession().state;
  const isHidden = useIsHiddenByPage(right);
  return right === undefined || (!isHidden && isAllowed(user?.droits, right));
};

/** Shows its children to users who have the right. */
export const Allowed = ({ right, children }: { right: Right | undefined; children?: ReactNode }): ReactNode =>
  useRight(right) && children;

/** Whether the back end has announced what a call needs. A call of the specification needs nothing. */
export function useIsSupported({ needs }: Pick<Endpoint, 'needs'>): boolean {
  const { capabilities } = useSession().state;
  return needs === undefined || capabilities.has(needs);
}
