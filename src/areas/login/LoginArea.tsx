import { useSession } from '../../session/useSession';
import { Splash } from '../../ui/state/Splash';
import SignInSlot from '../frame/signIn/SignInSlot';
import { SignedIn } from './SignedIn';

/** Sign-in as a widget: the form, or the name of the signed-in user with a button to sign out. */
export default function LoginArea() {
  const { state } = useSession();
  if (state.status === 'loading') return <Splash />;
  return state.status === 'signed-in' ? <SignedIn /> : <SignInSlot rank={1} />;
}
