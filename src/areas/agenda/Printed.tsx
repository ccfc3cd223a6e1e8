import { useUiTexts } from '../../ui/texts.fr';
import styles from './Agenda.module.css';

/** What a content system has printed for readers without scripts, until the dates are here; else that they load. */
export function Printed({ isLoading }: { isLoading: boolean }) {
  const { loading } = useUiTexts();
  return (
    <div className={styles.printed} aria-busy={isLoading || undefined}>
      <slot name="loading">{isLoading && <p className={styles.note}>{loading}</p>}</slot>
    </div>
  );
}
