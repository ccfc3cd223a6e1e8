import { useState } from 'react';
import { useViewer } from '../../data/useViewer';
import { keep, readKept } from '../../data/viewerStorage';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useCapability } from '../../session/useSession';
import { LazyFailure } from '../../ui/lazy/LazyFailure';
import { useIdleModule } from '../../ui/loading/useIdleModule';
import styles from './Dashboard.module.css';

const loadToday = () => import('./today/Today');

/** What a viewer who put today away keeps. */
const FOLDED = 'folded';

interface TodayPlaceProps {
  isHeld: boolean;
}

/** The room for what the day brings, where the back end tells it and the page doesn't hide it. */
export function TodayPlace(props: TodayPlaceProps) {
  const isTold = useCapability('aujourdhui');
  const isHidden = useIsHiddenByPage('today');
  return isTold && !isHidden && <Room {...props} />;
}

/** Code and answer come after the counts. Their room is kept from the first paint on, so nothing below moves. */
function Room({ isHeld }: TodayPlaceProps) {
  const viewer = useViewer();
  const isCompleteTold = useCapability('a-completer');
  const [isFolded, setFolded] = useState(() => readKept(viewer, 'dashboard-today') === FOLDED);
  const [isRefused, setRefused] = useState(false);
  const { value: Today, error, retry } = useIdleModule(loadToday, isHeld);
  const handleFold = (next: boolean) => {
    // Browsers also tell that a section is open when it first shows.
    if (next === isFolded) return;
    setFolded(next);
    keep(viewer, 'dashboard-today', next ? FOLDED : null);
  };
  if (isRefused) return null;
  return (
    <div
      className={styles.today}
      data-today=""
      data-complete={isCompleteTold || undefined}
      data-folded={isFolded || undefined}
      aria-busy={!(Today || error) || undefined}
    >
      {Today && <Today isFolded={isFolded} onFold={handleFold} onRefused={() => setRefused(true)} />}
      {!Today && error !== undefined && <LazyFailure inline error={error} retry={retry} />}
    </div>
  );
}
