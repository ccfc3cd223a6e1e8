import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { commonTexts } from '../../../texts/texts.fr';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/fields/TextField';
import { Icon } from '../../../ui/icon/Icon';
import { accountFormSchema, type Credentials } from './account';
import styles from './signIn.module.css';
import { loginTexts } from './texts.fr';

/** The last failure, shown until the user closes it or types. */
function ErrorBanner() {
  const texts = useTexts(loginTexts);
  const { state, session } = useSession();
  if (!state.error) return null;
  return (
    <div role="alert" className={styles.banner}>
      <Icon name="warning" />
      <p className={styles.bannerText}>{state.error}</p>
      <IconButton icon="close" label={texts.closeError} onClick={() => session.clearError()} />
    </div>
  );
}

export interface EmailProps {
  email: string;
  onEmail(email: string): void;
}

interface AccountFormProps extends EmailProps {
  title: string;
  subtitle: string;
  takesFocus: boolean;
  onValid(values: Credentials): Promise<void>;
  submitLabel: string;
  busyLabel: string;
  /** The button to another form. */
  link: ReactNode;
  /** Fields after the e-mail address. */
  children?: ReactNode;
}

/** A form that starts with the e-mail address of an account: to sign in, or to reset the password. */
export function AccountForm(props: AccountFormProps) {
  const { title, subtitle, email, onEmail, takesFocus, onValid, submitLabel, busyLabel, link, children } =
    props;
  const texts = useTexts(loginTexts);
  const { invalidEmail } = useTexts(commonTexts);
  const { state, session } = useSession();
  const form = useEntryFocus(takesFocus);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      <ErrorBanner />
      <div ref={form}>
        <Form
          schema={accountFormSchema(invalidEmail)}
          onValid={onValid}
          onInput={state.error ? session.clearError : undefined}
        >
          <TextField
            name="email"
            type="email"
            label={texts.email}
            required
            autoComplete="username"
            defaultValue={email}
            onChange={onEmail}
          />
          {children}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={state.busy} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
            {link}
          </div>
        </Form>
      </div>
    </>
  );
}

/** When the form appears, focuses the first empty field, or the last field when all are filled. */
function useEntryFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears, never while the user types
  useEffect(() => {
    if (!isWanted) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? fields.at(-1))?.focus();
  }, []);
  return form;
}
