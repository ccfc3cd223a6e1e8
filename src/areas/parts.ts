/** The code that the loader's table names: the screen of each area, and what every screen may need. */

import type { areas } from './all';
import type { AreaProps, LoadScreen } from './area';

type Declared = (typeof areas)[number];

/** Checks that the screen of each area takes the props that the area declares. */
type Screens = {
  readonly [D in Declared as D['name']]: LoadScreen<AreaProps<D['attributes'], D['emits']>>;
};

const parts = {
  console: () => import('./console/ConsoleArea'),
  login: () => import('./login/LoginArea'),
  dashboard: () => import('./dashboard/DashboardArea'),
  members: () => import('./members/MembersArea'),
  events: () => import('./events/EventsArea'),
  forms: () => import('./forms/FormsArea'),
  form: () => import('./publicForm/PublicFormArea'),
  apps: () => import('./apps/AppsArea'),
  secretariat: () => import('./secretariat/SecretariatArea'),
  departments: () => import('./departments/DepartmentsArea'),
  tags: () => import('./tags/TagsArea'),
  groups: () => import('./groups/GroupsArea'),
  steps: () => import('./steps/StepsArea'),
  duplicates: () => import('./duplicates/DuplicatesArea'),
  accounts: () => import('./accounts/AccountsArea'),
  journal: () => import('./journal/JournalArea'),
  settings: () => import('./settings/SettingsArea'),
  membersKeys: () => import('./members/list/shortcuts/MemberKeys'),
  signIn: () => import('./frame/signIn/SignInSlot'),
  factorFirst: () => import('./settings/account/FactorFirst'),
} satisfies Screens & Readonly<Record<string, unknown>>;

export const partNamed = (name: string): Promise<{ default: unknown }> => parts[name as keyof typeof parts]();
