import { useEffect, useState } from 'react';
import { doublons } from '../../../api/endpoints/announced/doublons';
import { useQuery } from '../../../api/useApi';
import { hasFailed, usePage } from '../../../data/usePage';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Pager } from '../../../ui/pager/Pager';
import { Screen } from '../../../ui/screen/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { BackToApps } from '../../frame/navigation/BackToApps';
import { useAreaTitle } from '../../frame/WidgetContext';
import styles from '../Duplicates.module.css';
import { duplicatesTexts } from '../texts';
import { PairRow } from './PairRow';
import { SearchState } from './SearchState';

const pageAt = (page: number) => ({ page, page_size: 10 });
export const firstPage = pageAt(1);

interface PairListProps {
  readonly: boolean;
  takesFocus: boolean;
}

/** The pairs of members who may be one person, the most alike first, and the search that found them. */
export function PairList({ readonly, takesFocus }: PairListProps) {
  const title = useAreaTitle();
  const [at, setAt] = useState(1);
  // Both ask for the same page, so one request is made.
  const { data, reload } = useQuery(doublons.list, pageAt(at), { keepPrevious: true });
  const page = usePage(doublons.list, pageAt(at));
  const isUnsearched = data !== undefined && !data.recherche.finie_le;
  const isPast = at > 1 && page.failure?.kind === 'notFound';
  // The last pair of the last page was merged or dismissed.
  useEffect(() => {
    if (isPast) setAt(1);
  }, [isPast]);
  return (
    <Screen title={title} lead={<BackToApps />} takesFocus={takesFocus}>
      <div className={styles.list}>
        {data && <SearchState search={data.recherche} readonly={readonly} onReload={reload} />}
        <Pairs page={page} at={at} readonly={readonly} isSearched={!isUnsearched} onPage={setAt} />
      </div>
    </Screen>
  );
}

interface PairsProps {
  page: ReturnType<typeof usePage<unknown, undefined, PairOf>>;
  /** From 1. */
  at: number;
  readonly: boolean;
  isSearched: boolean;
  onPage(at: number): void;
}
type PairOf = Parameters<typeof PairRow>[0]['pair'];

function Pairs({ page, at, readonly, isSearched, onPage }: PairsProps) {
  const texts = useTexts(duplicatesTexts);
  const { rows, total, status, failure, kept, reload } = page;
  if (status === 'loading') return <Skeleton lines={8} />;
  if (hasFailed(status)) {
    const message = [texts.failed, failure && failureText(failure, '')].filter(Boolean).join(' ');
    return <ErrorState message={message} isRetrying={status === 'retrying'} onRetry={reload} />;
  }
  if (rows.length === 0)
    return (
      <EmptyState icon="copy" title={isSearched ? texts.none : texts.unsearched} text={texts.noneHint} />
    );
  return (
    <>
      {status === 'stale' && <ErrorState inline message={texts.stale} onRetry={reload} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" aria-label={texts.list} className={styles.rows} aria-busy={status === 'refreshing'}>
        {rows.map((pair) => (
          <li key={`${pair.un.id} ${pair.autre.id}`} className={styles.row}>
            <PairRow pair={pair} readonly={readonly} />
          </li>
        ))}
      </ul>
      <Pager
        page={at}
        hasPrevious={at > 1}
        hasNext={Boolean(kept?.next)}
        onPage={onPage}
        shown={rows.length}
        total={total}
      />
    </>
  );
}
