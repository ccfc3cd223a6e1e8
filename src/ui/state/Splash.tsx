import { useUiTexts } from '../surface/useUiTexts';
import { Mark } from './Mark';
import styles from './State.module.css';

/** While the session is being checked: the pulsing mark and «Chargement...». */
export function Splash() {
  const texts = useUiTexts();
  return (
    <div className={styles.splash} role="status">
      <Mark className={styles.pulse} />
      <p>{texts.loading}</p>
    </div>
  );
}
