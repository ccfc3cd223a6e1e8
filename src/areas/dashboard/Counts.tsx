import { statistiques } from '../../api/endpoints/statistiques';
import type { Query } from '../../api/useApi';
import type { Compteurs } from '../../domain/members/statistiques';
import { formatNumber } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { VisuallyHidden } from '../../ui/visuallyHidden/VisuallyHidden';
import styles from './Dashboard.module.css';
import { dashboardTexts } from './texts';
import { useLoggedFailure } from './useLoggedFailure';

/** Four counts. An unknown count is shown as «–», never as 0. */
export function Counts({ data, failure, isLoading }: Query<Compteurs>) {
  const texts = useTexts(dashboardTexts);
  useLoggedFailure(statistiques.dashboard, failure);
  const cards = [
    [texts.groupCount, data?.groups],
    [texts.departmentCount, data?.departments],
    [texts.userCount, data?.users],
    [texts.memberCount, data?.members],
  ] as const;
  return (
    <dl className={styles.counts} aria-label={texts.counts} aria-busy={isLoading || undefined}>
      {cards.map(([label, count]) => (
        <div key={label} className={styles.count}>
          <dt className={styles.countLabel}>{label}</dt>
          <dd className={styles.figure}>
            {isLoading ? <span className={styles.figureSkeleton} /> : <Figure value={count} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, or «–», which screen readers read as «indisponible». */
export function Figure({ value }: { value: number | null | undefined }) {
  const texts = useTexts(dashboardTexts);
  if (typeof value === 'number') return formatNumber(value);
  return (
    <>
      <span aria-hidden="true">{texts.unknown}</span>
      <VisuallyHidden>{texts.unavailable}</VisuallyHidden>
    </>
  );
}
