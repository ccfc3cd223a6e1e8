import { useSession } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/fields/TextField';
import { type Credentials, useAccountSchema } from './account';
import { ErrorBanner } from './ErrorBanner';
import styles from './login.module.css';
import { loginTexts } from './texts';
import { useEntryFocus } from './useEntryFocus';

interface ResetFormProps {
  email: string;
  onEmail(email: string): void;
  onSent(): void;
  onBack(): void;
}

export function ResetForm({ email, onEmail, onSent, onBack }: ResetFormProps) {
  const texts = useTexts(loginTexts);
  const account = useAccountSchema();
  const { state, session } = useSession();
  const form = useEntryFocus(true);

  const handleValid = async (values: Credentials) => {
    if (await session.requestReset(values.email)) onSent();
  };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.resetTitle}</h1>
        <p className={styles.subtitle}>{texts.resetText}</p>
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
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={state.busy} busyLabel={texts.sendingLink}>
              {texts.sendLink}
            </Button>
            <Button variant="quiet" icon="arrow-left" className={styles.link} onClick={onBack}>
              {texts.backToLogin}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}
