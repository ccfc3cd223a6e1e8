import { departements } from '../../api/endpoints/departements';
import { groupes } from '../../api/endpoints/groupes';
import { membres } from '../../api/endpoints/membres';
import { statistiques } from '../../api/endpoints/statistiques';
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
      question(statistiques.dashboard, {}),
      question(groupes.statistiques, {}),
      question(departements.statistiques, {}),
      ...(evolution ? [question(membres.evolution, evolution)] : []),
    ];
  },
};
