/**
 * Shows a screen to signed-in users, and the sign-in form in its place to others; a sentence where the host's token could
 * not be checked. When a session expires during work,
 * the screen stays mounted, hidden and inert: the same user finds it unchanged, and another user gets a new one. After
 * a chosen sign-out nothing is kept. The frame of the console is painted while the token of an earlier visit is checked.
 */

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { identityOf, isFactorDue } from '../../../domain/identity';
import type { SessionState } from '../../../session/state';
import { useSession } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { loadOnce } from '../../../ui/loading/loadOnce';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Splash } from '../../../ui/state/Splash';
import type { AnyArea } from '../../area';
import { loadPart } from '../../loadPart';
import { usePrefetchPlan } from '../usePrefetchPlan';
import { IsCheckedContext } from '../WidgetContext';
import type { SignInPlaceProps } from './SignInSlot';
import { useInertWhileSignedOut } from './useInertWhileSignedOut';

/** The sign-in form. Signed-in users never download it. */
const loadSignIn = () => loadPart<ComponentType<SignInPlaceProps>>('signIn');

/** What a person does first whose role needs a second factor. */
const loadFactorFirst = () => loadPart<ComponentType>('factorFirst');

export interface SignInGateProps {
  area: AnyArea;
  /** The area's own attributes. */
  attributes: Readonly<Record<string, unknown>>;
  /** The sign-in form is then inside `<main>`, as the screens are. */
  isPage: boolean;
  children: ReactNode;
}

export default function SignInGate({ area, attributes, isPage, children }: SignInGateProps) {
  const { state, session } = useSession();
  const isChecking = state.status === 'loading';
  const { owner, visit, isOpen } = useScreen(state, area.isFrame && session.pendingUser() !== undefined);
  const screen = useRef<HTMLDivElement>(null);
  const interruption = useInertWhileSignedOut(screen, isOpen);
  const Place = isPage ? 'main' : 'div';

  usePrefetchPlan(area, attributes);
  const { load } = area;
  useEffect(() => {
    if (isChecking) loadOnce(load).catch(() => {});
  }, [load, isChecking]);

  return (
    <>
      {visit !== undefined && (
        <div key={visit} ref={screen} hidden={!isOpen}>
          <IsCheckedContext.Provider value={owner !== undefined}>{children}</IsCheckedContext.Provider>
        </div>
      )}
      {state.status === 'signed-out' && (
        <Place>
          <SignIn {...interruption} isPage={isPage} />
        </Place>
      )}
      {state.checkFailure && (
        <Place>
          <ErrorState
            message={failureText(state.checkFailure)}
            isRetrying={state.busy}
            onRetry={() => void session.verify()}
          />
        </Place>
      )}
      {needsFactor(state) && (
        <Place>
          <LazyPart load={loadFactorFirst} props={{}} placeholder={<Splash />} />
        </Place>
      )}
      {isChecking && !isOpen && (
        <slot name="loading">
          <Splash />
        </slot>
      )}
    </>
  );
}

function SignIn(props: SignInPlaceProps) {
  const { value: SignInSlot, error, retry } = useLazyModule(loadSignIn);
  if (SignInSlot) return <SignInSlot {...props} />;
  return error ? <LazyFailure error={error} retry={retry} /> : <Splash />;
}

interface Screen {
  /** Differs for each user whose screen was mounted. The screen stays after an expired session, not after a sign-out. */
  visit: number | undefined;
  /** Undefined while only the frame is mounted, before it is known who the user is. */
  owner: string | undefined;
  isOpen: boolean;
}

const NO_SCREEN: Screen = { visit: undefined, owner: undefined, isOpen: false };

function useScreen(state: SessionState, showsFrame: boolean): Screen {
  const [screen, setScreen] = useState(NO_SCREEN);
  const next = screenAfter(screen, state, showsFrame);
  const isSame = next.visit === screen.visit && next.owner === screen.owner && next.isOpen === screen.isOpen;
  if (!isSame) setScreen(next);
  return next;
}

const needsFactor = ({ status, user }: SessionState): boolean => status === 'signed-in' && isFactorDue(user);

function screenAfter(screen: Screen, state: SessionState, showsFrame: boolean): Screen {
  const { status, user, isExpired } = state;
  const { visit = 0, owner } = screen;
  // What the same person was typing stays.
  if (needsFactor(state))
    return owner === identityOf(user) && owner !== undefined ? { ...screen, isOpen: false } : NO_SCREEN;
  if (status === 'signed-in') {
    const present = identityOf(user);
    const isOther = owner !== undefined && owner !== present;
    return { visit: isOther ? visit + 1 : visit, owner: present, isOpen: true };
  }
  if (status === 'unknown') return owner === undefined ? NO_SCREEN : { ...screen, isOpen: false };
  if (status === 'signed-out')
    return isExpired && owner !== undefined ? { ...screen, isOpen: false } : NO_SCREEN;
  // A check that is under way neither opens nor hides a screen.
  return showsFrame && screen === NO_SCREEN ? { ...screen, visit, isOpen: true } : screen;
}
