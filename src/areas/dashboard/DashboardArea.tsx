import { useContext } from 'react';
import { departmentCalls } from '../../api/endpoints/departments';
import { groupCalls } from '../../api/endpoints/groups';
import { memberCalls } from '../../api/endpoints/members';
import { statisticsCalls } from '../../api/endpoints/statistics';
import { question } from '../../api/queryCache';
import { useQuery } from '../../api/useApi';
import { itemColor } from '../../domain/color';
import { type Department, memberCountOf } from '../../domain/members/department';
import type { Group } from '../../domain/members/group';
import { useTexts } from '../../texts/texts';
import type { Slice } from '../../ui/chart/Donut';
import { loadDrawing, loadPlot } from '../../ui/chart/loads';
import type { AreaProps, PrefetchPlan } from '../area';
import type { AttributeValues } from '../attributes';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import type { dashboardAttributes } from './area';
import { Counts } from './Counts';
import styles from './Dashboard.module.css';
import { EvolutionPanel, loadResult } from './EvolutionPanel';
import { queryOf } from './evolution';
import { LIST_OF, membersOfGroup } from './lists';
import { SharePanel } from './SharePanel';
import { TodayPlace } from './TodayPlace';
import { dashboardTexts } from './texts.fr';

/** The four statistics; table, curve and rings are drawn after the figures. */
export const prefetchPlan: PrefetchPlan = {
  code: [loadResult, loadDrawing, loadPlot],
  data({ attributes }) {
    // The declaration types these values; a list of areas doesn't know them.
    const evolution = queryOf(attributes as AttributeValues<typeof dashboardAttributes>);
    return [
      question(statisticsCalls.dashboard, {}),
      question(groupCalls.statistiques, {}),
      question(departmentCalls.statistiques, {}),
      ...(evolution ? [question(memberCalls.evolution, evolution)] : []),
    ];
  },
};

/** The community at a glance. Charts wait for the counts, so that the figures come first. */
export default function DashboardArea({ period, start, end }: AreaProps<typeof dashboardAttributes>) {
  const title = useAreaTitle();
  const texts = useTexts(dashboardTexts);
  const counts = useQuery(statisticsCalls.dashboard, {});
  return (
    <div className={styles.dashboard}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </header>
      <TodayPlace isHeld={counts.isLoading} />
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

const sliceOf = ({ id, nom, color }: Group | Department, members: number): Slice => ({
  key: id,
  name: nom,
  color: itemColor(color, nom),
  value: members,
});

const groupSlices = (answer: { groupes: readonly Group[] }) =>
  answer.groupes.map((group) => sliceOf(group, group.membres_count ?? 0));

const departmentSlices = (answer: { departements: readonly Department[] }) =>
  answer.departements.map((department) => sliceOf(department, memberCountOf(department)));

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
      endpoint={groupCalls.statistiques}
      query={useQuery(groupCalls.statistiques, {})}
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
      endpoint={departmentCalls.statistiques}
      query={useQuery(departmentCalls.statistiques, {})}
      slicesOf={departmentSlices}
      isHeld={isHeld}
    />
  );
}
