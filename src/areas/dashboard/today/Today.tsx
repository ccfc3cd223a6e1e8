import { useEffect, useState } from 'react';
import { todayCalls } from '../../../api/endpoints/statistics';
import { useQuery } from '../../../api/useApi';
import type { Today as TodayAnswer } from '../../../domain/today';
import { readFailureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { CutRoom } from './CutRoom';
import { ServerAlert } from './ServerAlert';
import styles from './Today.module.css';
import { TodayKinds } from './TodayKinds';
import { todayTexts } from './texts.fr';

interface TodayProps {
  /** Whether the viewer put it away: then nothing is asked for. */
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  /** The viewer may not read it, which only the back end knows. */
  onRefused(): void;
}

/** What the day brings, behind a heading that folds it. */
export default function Today({ isFolded, onFold, onRefused }: TodayProps) {
  const texts = useTexts(todayTexts);
  return (
    <Disclosure
      title={<h2 className={styles.title}>{texts.title}</h2>}
      defaultOpen={!isFolded}
      onToggle={(event) => onFold(!event.currentTarget.open)}
    >
      {!isFolded && <Content onRefused={onRefused} />}
    </Disclosure>
  );
}

function Content({ onRefused }: Pick<TodayProps, 'onRefused'>) {
  const texts = useTexts(todayTexts);
  // Read at each rendering, so that a dashboard that stays open tells the next day when its user comes back.
  const day = isoDay(new Date());
  const { data, failure, isRefreshing, reload } = useQuery(
    todayCalls.today,
    { jour: day },
    { keepPrevious: true },
  );
  // Without any kind, the viewer may read none of them.
  const isRefused = failure?.kind === 'forbidden' || (data !== undefined && hasNone(data));
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  if (isRefused) return null;
  if (failure)
    return (
      <ErrorState
        inline
        message={readFailureText(failure, texts.failed)}
        onRetry={reload}
        isRetrying={isRefreshing}
      />
    );
  return data ? <Told answer={data} /> : <Skeleton lines={4} />;
}

const hasNone = ({ evenements, anniversaires, reponses, nouveaux }: TodayAnswer): boolean =>
  [evenements, anniversaires, reponses, nouveaux].every((kind) => !kind);

function Told({ answer }: { answer: TodayAnswer }) {
  const [isWhole, setWhole] = useState(false);
  const showWhole = () => setWhole(true);
  return (
    <CutRoom isWhole={isWhole} onWhole={showWhole}>
      <ServerAlert />
      <TodayKinds answer={answer} onGrow={showWhole} />
    </CutRoom>
  );
}
