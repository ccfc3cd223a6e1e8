import { useState } from 'react';
import { memberCalls } from '../../api/endpoints/members';
import type { Failure } from '../../api/errors';
import { useQuery } from '../../api/useApi';
import { EVOLUTION_PERIOD } from '../../domain/members/period';
import type { EvolutionPoint } from '../../domain/members/statistics';
import { useCapability } from '../../session/useSession';
import { readFailureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { Panel } from '../../ui/display/Panel';
import { LazyFailure } from '../../ui/lazy/LazyFailure';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { useIdleModule } from '../../ui/loading/useIdleModule';
import { ErrorState } from '../../ui/state/ErrorState';
import { Figure } from './Counts';
import styles from './Evolution.module.css';
import { EvolutionFilters } from './EvolutionFilters';
import { type EvolutionRange, evolutionSummary, queryOf } from './evolution';
import type { MovementsProps } from './MovementsSummary';
import { dashboardTexts } from './texts.fr';

/** Three figures of the period; each is empty until it is known. */
function EvolutionTiles({ points }: { points: readonly EvolutionPoint[] | undefined }) {
  const texts = useTexts(dashboardTexts);
  const summary = points && evolutionSummary(points);
  const tiles = [
    [texts.total, summary?.total],
    [texts.gained, summary?.gained],
    [texts.points, summary?.points],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([label, value]) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.tileFigure}>
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Loads the table and the curve once the counts are painted. */
export const loadResult = () => import('./EvolutionResult');

interface EvolutionPanelProps {
  initial: EvolutionRange;
  isHeld: boolean;
}

/** The number of members over time. A change of the filters asks again, and the old result stays meanwhile. */
export function EvolutionPanel({ initial, isHeld }: EvolutionPanelProps) {
  const texts = useTexts(dashboardTexts);
  const [filters, setFilters] = useState(initial);
  const args = queryOf(filters);
  const { data, failure, isRefreshing, reload } = useQuery(memberCalls.evolution, args, {
    keepPrevious: true,
  });
  const handleReset = () => setFilters({ period: EVOLUTION_PERIOD, start: '', end: '' });
  const shown = failure ? undefined : data;
  const code = useIdleModule(loadResult, isHeld);
  const Result = code.value;
  return (
    <Panel title={texts.evolution}>
      <div className={styles.evolution}>
        <EvolutionFilters
          filters={filters}
          reasons={failure?.fields ?? {}}
          onChange={setFilters}
          onReset={handleReset}
        />
        <div
          className={styles.result}
          data-stale={(shown && isRefreshing) || undefined}
          aria-busy={isRefreshing || (!failure && !(data && (Result || code.error))) || undefined}
        >
          <EvolutionTiles points={shown} />
          <div className={styles.body}>
            {failure && (
              <ErrorState message={sentenceOf(failure, texts)} onRetry={reload} isRetrying={isRefreshing} />
            )}
            {shown && Result && <Result points={shown} isMonthly={filters.period === 'monthly'} />}
            {shown && code.error !== undefined && <LazyFailure error={code.error} retry={code.retry} />}
          </div>
          {args && <MovementsPart args={args} />}
        </div>
      </div>
    </Panel>
  );
}

const loadMovements = () => import('./MovementsSummary');

/** Entries, returns, exits and corrections, where the back end keeps dated facts. */
function MovementsPart({ args }: { args: MovementsProps['args'] }) {
  const isAnnounced = useCapability('etats');
  return isAnnounced && <LazyPart load={loadMovements} props={{ args }} />;
}

/** Only this panel has words of its own for a missing answer. */
function sentenceOf(failure: Failure, texts: typeof dashboardTexts): string {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return texts.network;
    case 'code':
    case 'contract':
      return texts.evolutionFailed;
    case 'unauthenticated':
    case 'forbidden':
    case 'notFound':
    case 'invalid':
    case 'server':
      return readFailureText(failure, texts.evolutionFailed);
  }
}
