/**
 * Shows a screen to signed-in users, and the sign-in form in its place to others. When a session expires during work,
 * the screen stays mounted, hidden and inert: the same user finds it unchanged, and another user gets a new one. After
 * a chosen sign-out nothing is kept.
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
  /** The code to load while the session is checked. */
  load: Load<unknown>;
  /** The sign-in form is then inside `<main>`, as the screens are. */
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

/** The sign-in form. Signed-in users never download it. */
function SignIn(props: SignInPlaceProps) {
  const { value: SignInSlot, error, retry } = useLazyModule(loadSignIn);
  if (SignInSlot) return <SignInSlot {...props} />;
  return error ? <LazyFailure error={error} retry={retry} /> : <Splash />;
}

interface Screen {
  /** The user whose screen is mounted. The screen stays after an expired session, not after a chosen sign-out. */
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
  // A check that is under way neither opens nor hides a screen.
  if (status === 'loading') return screen;
  return { owner: isExpired ? screen.owner : undefined, isOpen: false };
}
