import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { Logo } from '../../../ui/state/Logo';
import { useWidget } from '../WidgetContext';
import { AccountForm, type EmailProps } from './AccountForm';
import type { Credentials } from './account';
import { LoginForm } from './LoginForm';
import styles from './signIn.module.css';
import { loginTexts } from './texts.fr';

function ResetSent({ onBack }: { onBack(): void }) {
  const texts = useTexts(loginTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone, and the heading says what happened.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.sentTitle}
        </h1>
        <p className={styles.subtitle}>{texts.sentText}</p>
      </header>
      <div className={styles.actions}>
        <Button icon="arrow-left" onClick={onBack}>
          {texts.backToLogin}
        </Button>
      </div>
    </>
  );
}

interface ResetFormProps extends EmailProps {
  onSent(): void;
  onBack(): void;
}

function ResetForm({ onSent, onBack, ...form }: ResetFormProps) {
  const texts = useTexts(loginTexts);
  const { session } = useSession();
  const handleValid = async ({ email }: Credentials) => {
    if (await session.requestReset(email)) onSent();
  };
  const link = (
    <Button variant="quiet" icon="arrow-left" className={styles.link} onClick={onBack}>
      {texts.backToLogin}
    </Button>
  );
  return (
    <AccountForm
      {...form}
      title={texts.resetTitle}
      subtitle={texts.resetText}
      takesFocus
      onValid={handleValid}
      submitLabel={texts.sendLink}
      busyLabel={texts.sendingLink}
      link={link}
    />
  );
}

type View = 'login' | 'reset' | 'sent';

interface SignInScreenProps {
  /** True when the user was already working in this widget. */
  takesFocus?: boolean;
  /** The session expired while something was being typed, which is kept: the user's e-mail address, or ''. */
  keptFor?: string | undefined;
}

/** What was last typed as the e-mail address to sign in: a back end may tell none, or take other names. */
const lastEmails = new WeakMap<object, string>();

/** The sign-in form. The password reset and its confirmation are further states of the same screen. */
export default function SignInScreen({ takesFocus = false, keptFor }: SignInScreenProps) {
  const { session } = useSession();
  const texts = useTexts(loginTexts);
  const { organisation = texts.organisation } = useWidget();
  const [view, setView] = useState<View>('login');
  const [email, setEmail] = useState(keptFor === undefined ? '' : (lastEmails.get(session) ?? keptFor));
  const [hasMoved, setMoved] = useState(false);

  const goTo = (next: View) => {
    session.clearError();
    setMoved(true);
    setView(next);
  };
  return (
    <div className={styles.screen}>
      <section className={styles.card}>
        <p className={styles.brand}>
          <Logo className={styles.mark} />
          {organisation}
        </p>
        {keptFor !== undefined && (
          <p role="alert" className={styles.kept}>
            <Icon name="error" />
            <span>{texts.expired}</span>
          </p>
        )}
        {view === 'login' && (
          <LoginForm
            email={email}
            onEmail={setEmail}
            onSignedIn={() => lastEmails.set(session, email)}
            takesFocus={takesFocus || hasMoved}
            onForgotten={() => goTo('reset')}
          />
        )}
        {view === 'reset' && (
          <ResetForm
            email={email}
            onEmail={setEmail}
            onSent={() => goTo('sent')}
            onBack={() => goTo('login')}
          />
        )}
        {view === 'sent' && <ResetSent onBack={() => goTo('login')} />}
      </section>
    </div>
  );
}
