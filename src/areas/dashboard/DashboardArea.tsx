import { useMemo } from 'react';
import { departements } from '../../api/endpoints/departements';
import { groupes } from '../../api/endpoints/groupes';
import { statistiques } from '../../api/endpoints/statistiques';
import { useQuery } from '../../api/useApi';
import { itemColor } from '../../domain/couleur';
import { memberCountOf } from '../../domain/members/departement';
import { useTexts } from '../../texts/texts';
import type { AreaProps } from '../area';
import { useAreaTitle } from '../frame/WidgetContext';
import type { dashboardAttributes } from './area';
import { Counts } from './Counts';
import styles from './Dashboard.module.css';
import { EvolutionPanel } from './evolution/EvolutionPanel';
import { SharePanel } from './SharePanel';
import { dashboardTexts } from './texts';

/** The community at a glance. Charts wait for the counts: figures first. */
export default function DashboardArea({ period, start, end }: AreaProps<typeof dashboardAttributes>) {
  const title = useAreaTitle();
  const texts = useTexts(dashboardTexts);
  const counts = useQuery(statistiques.dashboard, {});
  return (
    <div className={styles.dashboard}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </header>
      <Counts {...counts} />
      <div className={styles.shares}>
        <GroupShares isHeld={counts.isLoading} />
        <DepartmentShares isHeld={counts.isLoading} />
      </div>
      <EvolutionPanel
        // What a host sets anew starts the panel anew.
        key={`${period} ${start} ${end}`}
        initial={{ period, start, end }}
        isHeld={counts.isLoading}
      />
    </div>
  );
}

function GroupShares({ isHeld }: { isHeld: boolean }) {
  const texts = useTexts(dashboardTexts);
  const query = useQuery(groupes.statistiques, {});
  const slices = useMemo(
    () =>
      query.data?.groupes.map(({ id, nom, color, membres_count }) => ({
        key: id,
        name: nom,
        color: itemColor(color, nom),
        value: membres_count ?? 0,
      })),
    [query.data],
  );
  return (
    <SharePanel
      title={texts.groups}
      label={texts.sharesOfGroups}
      empty={texts.noGroup}
      endpoint={groupes.statistiques}
      failure={query.failure}
      slices={slices}
      isHeld={isHeld}
    />
  );
}

function DepartmentShares({ isHeld }: { isHeld: boolean }) {
  const texts = useTexts(dashboardTexts);
  const query = useQuery(departements.statistiques, {});
  const slices = useMemo(
    () =>
      query.data?.departements.map((departement) => ({
        key: departement.id,
        name: departement.nom,
        color: itemColor(departement.color, departement.nom),
        value: memberCountOf(departement),
      })),
    [query.data],
  );
  return (
    <SharePanel
      title={texts.departments}
      label={texts.sharesOfDepartments}
      empty={texts.noDepartment}
      endpoint={departements.statistiques}
      failure={query.failure}
      slices={slices}
      isHeld={isHeld}
    />
  );
}
