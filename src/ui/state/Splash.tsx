import { useUiTexts } from '../texts';
import { Logo } from './Logo';
import styles from './State.module.css';

/** While the session is being checked: the pulsing mark and «Chargement...». */
export function Splash() {
  const texts = useUiTexts();
  return (
    <div className={styles.splash} role="status">
      <Logo className={styles.pulse} />
      <p>{texts.loading}</p>
    </div>
  );
}
