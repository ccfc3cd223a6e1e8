import { useContext } from 'react';
import { statisticsCalls } from '../../api/endpoints/statistics';
import type { Query } from '../../api/useApi';
import type { DashboardCounts } from '../../domain/members/statistics';
import { Link } from '../../routing/Link';
import { formatNumber } from '../../texts/locale';
import { useTexts } from '../../texts/texts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import styles from './Dashboard.module.css';
import { LIST_OF } from './lists';
import { dashboardTexts } from './texts.fr';
import { useLoggedFailure } from './useLoggedFailure';

/** Four counts. An unknown count is shown as «–», never as 0. In the console a count leads to the list that it counts. */
export function Counts({ data, failure, isLoading }: Query<DashboardCounts>) {
  const texts = useTexts(dashboardTexts);
  useLoggedFailure(statisticsCalls.dashboard, failure);
  const isInConsole = useContext(InConsoleContext);
  const cards = [
    [texts.groupCount, data?.groups, LIST_OF.groups],
    [texts.departmentCount, data?.departments, LIST_OF.departments],
    [texts.userCount, data?.users, undefined],
    [texts.memberCount, data?.members, LIST_OF.members],
  ] as const;
  return (
    <dl className={styles.counts} aria-label={texts.counts} aria-busy={isLoading || undefined}>
      {cards.map(([label, count, list]) => (
        <div key={label} className={styles.count}>
          <dt className={styles.countLabel}>
            {list && isInConsole ? (
              <Link to={list} className={styles.countLink}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
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
  if (typeof value === 'number') return <>{formatNumber(value)}</>;
  return (
    <>
      <span aria-hidden="true">{texts.unknown}</span>
      <VisuallyHidden>{texts.unavailable}</VisuallyHidden>
    </>
  );
}
