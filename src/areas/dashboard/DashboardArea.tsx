import { useContext } from 'react';
import { departements } from '../../api/endpoints/departements';
import { groupes } from '../../api/endpoints/groupes';
import { statistiques } from '../../api/endpoints/statistiques';
import { useQuery } from '../../api/useApi';
import { itemColor } from '../../domain/couleur';
import { type Departement, memberCountOf } from '../../domain/members/departement';
import type { Groupe } from '../../domain/members/groupe';
import { useTexts } from '../../texts/texts';
import type { Slice } from '../../ui/chart/Donut';
import type { AreaProps } from '../area';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import type { dashboardAttributes } from './area';
import { Counts } from './Counts';
import styles from './Dashboard.module.css';
import { EvolutionPanel } from './EvolutionPanel';
import { LIST_OF, membersOfGroup } from './lists';
import { SharePanel } from './SharePanel';
import { dashboardTexts } from './texts';

export { prefetchPlan } from './prefetchPlan';

/** The community at a glance. Charts wait for the counts, so that the figures come first. */
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
        // New values from the host reset the panel.
        key={`${period} ${start} ${end}`}
        initial={{ period, start, end }}
        isHeld={counts.isLoading}
      />
    </div>
  );
}

const sliceOf = ({ id, nom, color }: Groupe | Departement, members: number): Slice => ({
  key: id,
  name: nom,
  color: itemColor(color, nom),
  value: members,
});

const groupSlices = (answer: { groupes: readonly Groupe[] }) =>
  answer.groupes.map((groupe) => sliceOf(groupe, groupe.membres_count ?? 0));

const departmentSlices = (answer: { departements: readonly Departement[] }) =>
  answer.departements.map((departement) => sliceOf(departement, memberCountOf(departement)));

const departmentsList = () => LIST_OF.departments;

function GroupShares({ isHeld }: { isHeld: boolean }) {
  const texts = useTexts(dashboardTexts);
  const isInConsole = useContext(InConsoleContext);
  return (
    <SharePanel
      title={texts.groups}
      linkOf={isInConsole ? membersOfGroup : undefined}
      label={texts.sharesOfGroups}
      empty={texts.noGroup}
      endpoint={groupes.statistiques}
      query={useQuery(groupes.statistiques, {})}
      slicesOf={groupSlices}
      isHeld={isHeld}
    />
  );
}

function DepartmentShares({ isHeld }: { isHeld: boolean }) {
  const texts = useTexts(dashboardTexts);
  const isInConsole = useContext(InConsoleContext);
  return (
    <SharePanel
      title={texts.departments}
      // The list of members has no filter by department.
      linkOf={isInConsole ? departmentsList : undefined}
      label={texts.sharesOfDepartments}
      empty={texts.noDepartment}
      endpoint={departements.statistiques}
      query={useQuery(departements.statistiques, {})}
      slicesOf={departmentSlices}
      isHeld={isHeld}
    />
  );
}
