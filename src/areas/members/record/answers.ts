import { membres } from '../../../api/endpoints/membres';
import { statistiques } from '../../../api/endpoints/statistiques';
import { DEPARTMENT_ANSWERS, GROUP_ANSWERS } from '../actions/writes/touched';

/** What shows members, or counts them: out of date once one came, changed or went. */
export const RECORD_ANSWERS = [
  ...new Set([...GROUP_ANSWERS, ...DEPARTMENT_ANSWERS]),
  membres.evolution,
  statistiques.dashboard,
];
