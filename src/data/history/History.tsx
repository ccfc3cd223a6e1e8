import { useCapability, useRight } from '../../session/useSession';
import { LazyPart } from '../../ui/lazy/LazyPart';
import type { ChangesProps } from './Changes';
import styles from './History.module.css';

const loadHistory = () => import('./HistoryPart');

/** What happened to an entity, folded, where the back end announces the journal and the user may read it. */
export function History(props: ChangesProps) {
  const isAnnounced = useCapability('journal');
  const mayRead = useRight('journal.lire');
  return (
    isAnnounced &&
    mayRead && <LazyPart load={loadHistory} props={props} placeholder={<div className={styles.folded} />} />
  );
}
