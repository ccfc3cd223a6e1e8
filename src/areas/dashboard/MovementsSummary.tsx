import { memberStateCalls } from '../../api/endpoints/register/memberStates';
import { useQuery } from '../../api/useApi';
import type { Movements } from '../../domain/register/facts';
import { formatNumber } from '../../texts/locale';
import { formatDay } from '../../texts/records/formatDay';
import { useTexts } from '../../texts/texts';
import { ReadFailure } from '../../ui/state/ErrorState';
import styles from './Evolution.module.css';
import type { queryOf } from './evolution';
import { movementsTexts } from './texts.fr';

export interface MovementsProps {
  /** The period of the curve. */
  args: NonNullable<ReturnType<typeof queryOf>>;
}

const KINDS = ['entrees', 'retours', 'sorties', 'corrections'] as const;

const sumOf = (points: Movements['points'], kind: (typeof KINDS)[number]): number =>
  points.reduce((sum, point) => sum + point[kind], 0);

/** How many people came, came back and left in the period of the curve, and what was corrected; since when exits are counted. */
export default function MovementsSummary({ args }: MovementsProps) {
  const texts = useTexts(movementsTexts);
  const query = useQuery(memberStateCalls.movements, args, { keepPrevious: true });
  const { data, failure } = query;
  const words = (kind: (typeof KINDS)[number], points: Movements['points']) => {
    const count = sumOf(points, kind);
    if (kind !== 'corrections') return `${formatNumber(count)} ${texts[kind](count)}`;
    return texts.corrections(count > 0 ? `+${formatNumber(count)}` : formatNumber(count).replace('-', '−'));
  };
  return (
    <div className={styles.movements} aria-busy={(!data && !failure) || undefined}>
      {/* The curve says what is wrong with a period. */}
      {failure?.kind !== 'invalid' && <ReadFailure inline query={query} failed={texts.failed} />}
      {data && !failure && (
        <>
          <p>{texts.sentence(KINDS.map((kind) => words(kind, data.points)))}</p>
          <p className={styles.movementsNote}>
            {data.sorties_depuis && texts.since(formatDay(data.sorties_depuis))} {texts.meaning}
          </p>
        </>
      )}
    </div>
  );
}
