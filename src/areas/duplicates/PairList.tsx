import { useEffect, useState } from 'react';
import { duplicateCalls } from '../../api/endpoints/duplicates';
import { useQuery } from '../../api/useApi';
import { PageList } from '../../data/PageList';
import { usePage } from '../../data/usePage';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { EmptyState } from '../../ui/state/EmptyState';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import styles from './Duplicates.module.css';
import { PairRow } from './PairRow';
import { SearchState } from './SearchState';
import { duplicatesTexts } from './texts.fr';

const pageAt = (page: number) => ({ page, page_size: 10 });
export const firstPage = pageAt(1);

interface PairListProps {
  readonly: boolean;
  takesFocus: boolean;
}

/** The pairs of members who may be one person, the most alike first, and the search that found them. */
export function PairList({ readonly, takesFocus }: PairListProps) {
  const texts = useTexts(duplicatesTexts);
  const title = useAreaTitle();
  const [at, setAt] = useState(1);
  // Both ask for the same page, so one request is made.
  const { data, reload } = useQuery(duplicateCalls.list, pageAt(at), { keepPrevious: true });
  const page = usePage(duplicateCalls.list, pageAt(at));
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
        <PageList
          label={texts.list}
          page={page}
          at={at}
          onPage={setAt}
          failed={texts.failed}
          stale={texts.stale}
          empty={
            <EmptyState
              icon="copy"
              title={isUnsearched ? texts.unsearched : texts.none}
              text={texts.noneHint}
            />
          }
          rowClass={styles.row}
          keyOf={({ un, autre }) => `${un.id} ${autre.id}`}
        >
          {(pair) => <PairRow pair={pair} readonly={readonly} />}
        </PageList>
      </div>
    </Screen>
  );
}
