import { useSession, useUserName } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { Splash } from '../../ui/state/Splash';
import SignInSlot from '../frame/signIn/SignInSlot';
import { loginTexts } from '../frame/signIn/texts.fr';
import { useSignOut } from '../frame/signOut/useSignOut';
import styles from './LoginArea.module.css';

/** The name of the signed-in user, and the button to sign out. */
function SignedIn() {
  const texts = useTexts(loginTexts);
  const { state } = useSession();
  const name = useUserName();
  const signOut = useSignOut();
  return (
    <section className={styles.signedIn} aria-label={texts.signedInAs}>
      <Icon name="user" />
      <p className={styles.identity}>
        <span className={styles.identityLabel}>{texts.signedInAs}</span>
        <strong className={styles.name}>{name}</strong>
      </p>
      <Button icon="logout" busy={state.busy} busyLabel={texts.signingOut} onClick={signOut}>
        {texts.signOut}
      </Button>
    </section>
  );
}

/** Sign-in as a widget: the form, or the name of the signed-in user with a button to sign out. */
export default function LoginArea() {
  const { state } = useSession();
  if (state.status === 'loading') return <Splash />;
  return state.status === 'signed-in' ? <SignedIn /> : <SignInSlot rank={1} />;
}
