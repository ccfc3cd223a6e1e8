import { useUiTexts } from '../../ui/texts';
import styles from './form.module.css';

/** Keeps room for a form, so that the page below doesn’t move when the form loads. */
export function Loading() {
  const texts = useUiTexts();
  return (
    <p className={styles.loading} role="status" aria-busy="true">
      {texts.loading}
    </p>
  );
}
