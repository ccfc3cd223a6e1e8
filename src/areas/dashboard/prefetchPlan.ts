import { departmentCalls } from '../../api/endpoints/departments';
import { groupCalls } from '../../api/endpoints/groups';
import { memberCalls } from '../../api/endpoints/members';
import { statisticsCalls } from '../../api/endpoints/statistics';
import { question } from '../../api/queryCache';
import { loadDrawing, loadPlot } from '../../ui/chart/loads';
import type { AttributeValues } from '../attributes';
import type { PrefetchPlan } from '../prefetchPlan';
import type { dashboardAttributes } from './area';
import { loadResult } from './EvolutionPanel';
import { queryOf } from './evolution';

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
