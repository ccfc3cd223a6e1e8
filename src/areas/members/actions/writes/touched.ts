import { departements } from '../../../../api/endpoints/departements';
import { groupes } from '../../../../api/endpoints/groupes';
import { MEMBER_ANSWERS } from '../../../../api/memberAnswers';

export const GROUP_ANSWERS = [...MEMBER_ANSWERS, groupes.statistiques, groupes.list, groupes.membres];
export const DEPARTMENT_ANSWERS = [
  ...MEMBER_ANSWERS,
  departements.statistiques,
  departements.list,
  departements.membres,
];
