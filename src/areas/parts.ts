/**
 * The code that the loader's table names: the screen of each area, and what every screen may need. Each area has its own
 * constant, so that the bundler of a host drops those of components that it doesn't import.
 */

import type { areas } from './all';
import type { AreaProps, LoadScreen } from './area';

type Declared = (typeof areas)[number];

/** Checks that the screen of each area takes the props that the area declares. */
type Screens = {
  readonly [D in Declared as D['name']]: LoadScreen<AreaProps<D['attributes'], D['emits']>>;
};

export const consoleParts = { console: () => import('./console/ConsoleArea') };
export const loginParts = { login: () => import('./login/LoginArea') };
export const dashboardParts = { dashboard: () => import('./dashboard/DashboardArea') };
export const membersParts = {
  members: () => import('./members/MembersArea'),
  membersKeys: () => import('./members/list/shortcuts/MemberKeys'),
  membersSearch: () => import('./members/useMembersFound'),
};
export const eventsParts = {
  events: () => import('./events/EventsArea'),
  eventsSearch: () => import('./events/useEventsFound'),
};
export const formsParts = {
  forms: () => import('./forms/FormsArea'),
  formsSearch: () => import('./forms/useFormsFound'),
};
export const formParts = { form: () => import('./publicForm/PublicFormArea') };
export const registrationParts = { registration: () => import('./registration/RegistrationArea') };
export const agendaParts = { agenda: () => import('./agenda/AgendaArea') };
export const appsParts = { apps: () => import('./apps/AppsArea') };
export const secretariatParts = { secretariat: () => import('./secretariat/SecretariatArea') };
export const departmentsParts = { departments: () => import('./departments/DepartmentsArea') };
export const tagsParts = { tags: () => import('./tags/TagsArea') };
export const groupsParts = {
  groups: () => import('./groups/GroupsArea'),
  groupsSearch: () => import('./groups/useGroupsFound'),
};
export const stepsParts = { steps: () => import('./steps/StepsArea') };
export const attendanceParts = {
  attendance: () => import('./attendance/AttendanceArea'),
  attendanceKeys: () => import('./attendance/AttendanceKeys'),
};
export const checkinParts = { checkin: () => import('./attendance/CheckInArea') };
export const birthdaysParts = { birthdays: () => import('./birthdays/BirthdaysArea') };
export const duplicatesParts = { duplicates: () => import('./duplicates/DuplicatesArea') };
export const accountsParts = { accounts: () => import('./accounts/AccountsArea') };
export const journalParts = { journal: () => import('./journal/JournalArea') };
export const mailsParts = { mails: () => import('./mails/MailsArea') };
export const serverParts = { server: () => import('./server/ServerArea') };
export const settingsParts = { settings: () => import('./settings/SettingsArea') };

/** What every widget may need. */
export const frameParts = {
  gate: () => import('./frame/signIn/SignInGate'),
  hashRouter: () => import('../routing/HashRouter'),
  signIn: () => import('./frame/signIn/SignInSlot'),
  factorFirst: () => import('./settings/account/FactorFirst'),
  palette: () => import('./frame/palette/PaletteDialog'),
};

/** All of it, for pages and screens that may show any area. */
export const allParts = () =>
  ({
    ...consoleParts,
    ...loginParts,
    ...dashboardParts,
    ...membersParts,
    ...eventsParts,
    ...formsParts,
    ...formParts,
    ...registrationParts,
    ...agendaParts,
    ...appsParts,
    ...secretariatParts,
    ...departmentsParts,
    ...tagsParts,
    ...groupsParts,
    ...stepsParts,
    ...attendanceParts,
    ...checkinParts,
    ...birthdaysParts,
    ...duplicatesParts,
    ...accountsParts,
    ...journalParts,
    ...mailsParts,
    ...serverParts,
    ...settingsParts,
    ...frameParts,
  }) satisfies Screens & Readonly<Record<string, unknown>>;

export const partNamed = (name: string): Promise<{ default: unknown }> =>
  allParts()[name as keyof ReturnType<typeof allParts>]();
