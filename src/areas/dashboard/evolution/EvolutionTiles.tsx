import type { PointEvolution } from '../../../domain/members/statistiques';
import { useTexts } from '../../../texts/texts';
import { Figure } from '../Counts';
import { dashboardTexts } from '../texts';
import styles from './Evolution.module.css';
import { summaryOf } from './evolution';

/** Three figures of the period; each is empty until it is known. */
export function EvolutionTiles({ points }: { points: readonly PointEvolution[] | undefined }) {
  const texts = useTexts(dashboardTexts);
  const summary = points && summaryOf(points);
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
