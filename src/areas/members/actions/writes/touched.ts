import { departements } from '../../../../api/endpoints/departements';
import { groupes } from '../../../../api/endpoints/groupes';
import { membres } from '../../../../api/endpoints/membres';

/** Answers that show members with their tags, steps, group and department. */
export const MEMBER_ANSWERS = [membres.list, membres.combinedFilters, membres.get, membres.withRelations];
export const GROUP_ANSWERS = [...MEMBER_ANSWERS, groupes.statistiques, groupes.list, groupes.membres];
export const DEPARTMENT_ANSWERS = [
  ...MEMBER_ANSWERS,
  departements.statistiques,
  departements.list,
  departements.membres,
];
