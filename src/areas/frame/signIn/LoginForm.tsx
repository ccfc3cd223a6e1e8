import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { PasswordField } from '../../../ui/form/fields/PasswordField';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { AccountForm, type EmailProps } from './AccountForm';
import styles from './signIn.module.css';
import { loginTexts } from './texts.fr';

const loadCode = () => import('./CodeField');

interface LoginFormProps extends EmailProps {
  takesFocus: boolean;
  onSignedIn(): void;
  onForgotten(): void;
}

export function LoginForm({ onSignedIn, onForgotten, ...form }: LoginFormProps) {
  const texts = useTexts(loginTexts);
  const { state, session } = useSession();
  const link = (
    <Button variant="quiet" className={styles.link} onClick={onForgotten}>
      {texts.forgotten}
    </Button>
  );
  return (
    <AccountForm
      {...form}
      title={texts.title}
      subtitle={texts.subtitle}
      onValid={async (values) => {
        if (await session.login(values)) onSignedIn();
      }}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      link={link}
    >
      <PasswordField name="password" label={texts.password} required autoComplete="current-password" />
      {state.isCodeAsked && <LazyPart load={loadCode} props={{}} />}
    </AccountForm>
  );
}
