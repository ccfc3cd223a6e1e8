import { useEffect } from 'react';
import { duplicateCalls } from '../../api/endpoints/duplicates';
import { useSave } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import { useIsHiddenByPage } from '../../session/hostPage';
import { formatMoment } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import styles from './Duplicates.module.css';
import { duplicatesTexts } from './texts.fr';

/** Milliseconds between two looks at a search under way. */
const PAUSE = 2000;

interface Search {
  en_cours?: boolean | null | undefined;
  finie_le?: string | null | undefined;
  membres?: number | null | undefined;
}

interface SearchStateProps {
  search: Search;
  readonly: boolean;
  onReload(): void;
}

/** Says when all members were last compared, and starts a new search. It follows a search until it ends. */
export function SearchState({ search, readonly, onReload }: SearchStateProps) {
  const texts = useTexts(duplicatesTexts);
  const tell = useWriteFailure();
  const { save, isSaving } = useSave(duplicateCalls.search);
  const isHidden = useIsHiddenByPage('search');
  const isRunning = search.en_cours === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onReload, PAUSE);
    return () => clearInterval(timer);
  }, [isRunning, onReload]);
  const start = async () => {
    try {
      await save({});
    } catch (error) {
      await tell(error, texts.notStarted);
    }
  };
  const { finie_le, membres: members = null } = search;
  const last = finie_le ? texts.last(formatMoment(finie_le), members) : texts.never;
  return (
    <section className={styles.search} aria-label={texts.search}>
      <p className={styles.note} role="status">
        {isRunning ? texts.running : last}
      </p>
      {!readonly && !isHidden && (
        <Button
          icon={finie_le ? 'refresh' : 'search'}
          variant={finie_le ? undefined : 'primary'}
          busy={isSaving || isRunning}
          onClick={() => void start()}
        >
          {finie_le ? texts.again : texts.start}
        </Button>
      )}
    </section>
  );
}
