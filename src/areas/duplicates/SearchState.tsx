import { useEffect } from 'react';
import { doublons } from '../../api/endpoints/doublons';
import { failureOf } from '../../api/errors';
import { useSave } from '../../api/useApi';
import { formatDateTime } from '../../texts/longFormats';
import { failedWrite } from '../../texts/saveFailures';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useAlert } from '../../ui/dialog/useAlert';
import styles from './Duplicates.module.css';
import { duplicatesTexts } from './texts';

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
  const alert = useAlert();
  const { save, isSaving } = useSave(doublons.search);
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
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      await alert(failedWrite(failure, texts.notStarted));
    }
  };
  const { finie_le, membres = null } = search;
  const last = finie_le ? texts.last(formatDateTime(finie_le), membres) : texts.never;
  return (
    <section className={styles.search} aria-label={texts.search}>
      <p className={styles.note} role="status">
        {isRunning ? texts.running : last}
      </p>
      {!readonly && (
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
