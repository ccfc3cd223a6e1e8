import { useSession } from '../../session/useSession';
import { Splash } from '../../ui/state/Splash';
import SignInSlot from '../frame/signIn/SignInSlot';
import { SignedIn } from './SignedIn';

/** Alone on a page: the form to those who are signed out, who is signed in and the way out to the others. */
export default function LoginArea() {
  const { state } = useSession();
  if (state.status === 'loading') return <Splash />;
  return state.status === 'signed-in' ? <SignedIn /> : <SignInSlot rank={1} />;
}
