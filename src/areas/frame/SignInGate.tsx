/**
 * Shows a screen to signed-in people and the sign-in form, in place, to others. When a session ends under
 * somebody's hands the screen stays mounted, hidden and inert: the same person finds it as it was, another
 * person gets a fresh one, and whoever signed out on purpose leaves nothing behind.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { identityOf } from '../../domain/utilisateur';
import { useSession } from '../../session/useSession';
import { Splash } from '../../ui/state/Splash';
import { SignInPlace } from './SignInPlace';
import { useInterruption } from './useInterruption';
import { type Load, prefetchCode } from './useLoaded';

interface SignInGateProps {
  /** Code to fetch while the session is being checked. */
  load: Load<unknown>;
  children: ReactNode;
}

export function SignInGate({ load, children }: SignInGateProps) {
  const { state } = useSession();
  const owner = useScreenOwner();
  const isSignedOut = state.status === 'signed-out';
  const isOpen = owner !== undefined && !isSignedOut;
  const screen = useRef<HTMLDivElement>(null);
  const interruption = useInterruption(screen, isOpen);

  useEffect(() => prefetchCode(load), [load]);

  return (
    <>
      {owner !== undefined && (
        <div key={owner} ref={screen} hidden={!isOpen}>
          {children}
        </div>
      )}
      {isSignedOut && <SignInPlace {...interruption} />}
      {!isSignedOut && !isOpen && <Splash />}
    </>
  );
}

/** Whose screen is mounted: it outlives an expired session, not a chosen sign-out. */
function useScreenOwner(): string | undefined {
  const { state } = useSession();
  const [owner, setOwner] = useState<string>();
  let next = owner;
  if (state.status === 'signed-in') next = identityOf(state.user);
  else if (state.status === 'signed-out' && !state.isExpired) next = undefined;
  if (next !== owner) setOwner(next);
  return next;
}
