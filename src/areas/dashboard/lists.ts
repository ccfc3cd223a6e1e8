import { birthdayPaths } from '../routes';

/** Where the lists are that the dashboard counts. */
export const LIST_OF = {
  groups: '/apps/groupes',
  departments: '/apps/departements',
  // Filters that the viewer chose in the list before are remembered; the empty ones here take their place.
  members: '/community?groupes=&etapes=&tags=',
} as const;

/** The birthdays of the days that today tells of: the list itself counts them, so that the dashboard loads no arithmetic of days. */
export const birthdaysFrom = (day: string): string => `${birthdayPaths.list.to()}?du=${day}`;

/** Those registered since a day, `yyyy-mm-dd`, who are in no group. */
export const newcomersSince = (day: string): string => `${LIST_OF.members}&sans_groupe=1&inscrit_du=${day}`;

/** The members of one group. */
export const membersOfGroup = (id: number): string => `/community?groupes=${id}&etapes=&tags=`;
