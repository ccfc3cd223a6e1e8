import { useUiTexts } from '../texts.fr';
import { Logo } from './Logo';
import styles from './State.module.css';

/** The pulsing logo and «Chargement...», shown while the session is checked. */
export function Splash() {
  const texts = useUiTexts();
  return (
    <div className={styles.splash} role="status">
      <Logo className={styles.pulse} />
      <p>{texts.loading}</p>
    </div>
  );
}
