import { useSession } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { AccountForm, type EmailProps } from './AccountForm';
import type { Credentials } from './account';
import styles from './login.module.css';
import { loginTexts } from './texts';

interface ResetFormProps extends EmailProps {
  onSent(): void;
  onBack(): void;
}

export function ResetForm({ onSent, onBack, ...form }: ResetFormProps) {
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
