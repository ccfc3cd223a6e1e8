/**
 * Shows a screen to signed-in people and the sign-in form, in place, to others. When a session ends under
 * somebody's hands the screen stays mounted, hidden and inert: the same person finds it as it was, another
 * person gets a fresh one, and whoever signed out on purpose leaves nothing behind.
 */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { identityOf } from '../../../domain/identite';
import type { SessionState } from '../../../session/session';
import { useSession } from '../../../session/useSession';
import { LazyFailure } from '../../../ui/lazy/LazyFailure';
import { type Load, loadOnce } from '../../../ui/lazy/loadOnce';
import { useLazyModule } from '../../../ui/lazy/useLazyModule';
import { Splash } from '../../../ui/state/Splash';
import type { SignInPlaceProps } from './SignInSlot';
import { useInertWhileSignedOut } from './useInertWhileSignedOut';

const loadSignIn = () => import('./SignInSlot');

interface SignInGateProps {
  /** Code to fetch while the session is being checked. */
  load: Load<unknown>;
  /** The sign-in form is the page's main content then: the screens bring their own. */
  isPage: boolean;
  children: ReactNode;
}

export function SignInGate({ load, isPage, children }: SignInGateProps) {
  const { state } = useSession();
  const { owner, isOpen } = useScreen(state);
  const screen = useRef<HTMLDivElement>(null);
  const interruption = useInertWhileSignedOut(screen, isOpen);
  const Place = isPage ? 'main' : 'div';

  useEffect(() => {
    loadOnce(load).catch(() => {});
  }, [load]);

  return (
    <>
      {owner !== undefined && (
        <div key={owner} ref={screen} hidden={!isOpen}>
          {children}
        </div>
      )}
      {state.status === 'signed-out' && (
        <Place>
          <SignIn {...interruption} />
        </Place>
      )}
      {state.status === 'loading' && !isOpen && (
        <slot name="loading">
          <Splash />
        </slot>
      )}
    </>
  );
}

/** Who is signed in never downloads it. */
function SignIn(props: SignInPlaceProps) {
  const { value: SignInSlot, error, retry } = useLazyModule(loadSignIn);
  if (SignInSlot) return <SignInSlot {...props} />;
  return error ? <LazyFailure error={error} retry={retry} /> : <Splash />;
}

interface Screen {
  /** Whose screen is mounted: it outlives an expired session, not a chosen sign-out. */
  owner: string | undefined;
  isOpen: boolean;
}

function useScreen(state: SessionState): Screen {
  const [screen, setScreen] = useState<Screen>({ owner: undefined, isOpen: false });
  const next = screenAfter(screen, state);
  const isSame = next.owner === screen.owner && next.isOpen === screen.isOpen;
  if (!isSame) setScreen(next);
  return next;
}

function screenAfter(screen: Screen, { status, user, isExpired }: SessionState): Screen {
  if (status === 'signed-in') return { owner: identityOf(user), isOpen: true };
  // A check under way changes nothing: what was open stays open, what was hidden stays hidden.
  if (status === 'loading') return screen;
  return { owner: isExpired ? screen.owner : undefined, isOpen: false };
}
