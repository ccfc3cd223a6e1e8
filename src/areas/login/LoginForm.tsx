import { useSession } from '../../session/useSession';
import { useMessage, useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/fields/PasswordField';
import { TextField } from '../../ui/form/fields/TextField';
import { type Credentials, useAccountSchema } from './account';
import { login } from './area';
import { ErrorBanner } from './ErrorBanner';
import styles from './login.module.css';
import { loginTexts } from './texts';
import { useEntryFocus } from './useEntryFocus';

interface LoginFormProps {
  email: string;
  onEmail(email: string): void;
  takesFocus: boolean;
  onForgotten(): void;
}

export function LoginForm({ email, onEmail, takesFocus, onForgotten }: LoginFormProps) {
  const title = useMessage('login.title', login.title);
  const texts = useTexts(loginTexts);
  const account = useAccountSchema();
  const { state, session } = useSession();
  const form = useEntryFocus(takesFocus);

  const handleValid = async (values: Credentials) => {
    await session.login(values);
  };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </header>
      <ErrorBanner />
      <div ref={form}>
        <Form schema={account} onValid={handleValid} onInput={state.error ? session.clearError : undefined}>
          <TextField
            name="email"
            type="email"
            label={texts.email}
            required
            autoComplete="username"
            defaultValue={email}
            onChange={onEmail}
          />
          <PasswordField name="password" label={texts.password} required autoComplete="current-password" />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={state.busy} busyLabel={texts.submitting}>
              {texts.submit}
            </Button>
            <Button variant="quiet" className={styles.link} onClick={onForgotten}>
              {texts.forgotten}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}
