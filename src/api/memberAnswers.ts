import { membres } from './endpoints/membres';

/** Answers that show members with their group, department, tags and steps. */
export const MEMBER_ANSWERS = [membres.list, membres.combinedFilters, membres.get, membres.withRelations];
