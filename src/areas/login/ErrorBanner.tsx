import { useSession } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import styles from './login.module.css';
import { loginTexts } from './texts';

/** The last failure, shown until the user closes it or types. */
export function ErrorBanner() {
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
