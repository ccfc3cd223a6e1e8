/**
 * Parvis for React: `<Parvis api="…"><Members onMemberSaved={…}/></Parvis>`. Each area of `areas/all.ts` has its
 * component here, of the same name, props and events as its element. Importing this touches no DOM.
 */
import { accountsArea } from './areas/accounts/area';
import { appsArea } from './areas/apps/area';
import { areaComponent } from './areas/areaComponent';
import { consoleArea } from './areas/console/area';
import { dashboardArea } from './areas/dashboard/area';
import { departmentsArea } from './areas/departments/area';
import { duplicatesArea } from './areas/duplicates/area';
import { eventsArea } from './areas/events/area';
import { formsArea } from './areas/forms/area';
import { groupsArea } from './areas/groups/area';
import { journalArea } from './areas/journal/area';
import { loginArea } from './areas/login/area';
import { membersArea } from './areas/members/area';
import { publicFormArea } from './areas/publicForm/area';
import { secretariatArea } from './areas/secretariat/area';
import { settingsArea } from './areas/settings/area';
import { stepsArea } from './areas/steps/area';
import { tagsArea } from './areas/tags/area';

export const Console = areaComponent(consoleArea);
export const Login = areaComponent(loginArea);
export const Dashboard = areaComponent(dashboardArea);
export const Members = areaComponent(membersArea);
export const Events = areaComponent(eventsArea);
export const Forms = areaComponent(formsArea);
export const Form = areaComponent(publicFormArea);
export const Apps = areaComponent(appsArea);
export const Groups = areaComponent(groupsArea);
export const Departments = areaComponent(departmentsArea);
export const Tags = areaComponent(tagsArea);
export const Steps = areaComponent(stepsArea);
export const Duplicates = areaComponent(duplicatesArea);
export const Accounts = areaComponent(accountsArea);
export const Journal = areaComponent(journalArea);
export const Secretariat = areaComponent(secretariatArea);
export const Settings = areaComponent(settingsArea);

/** The package's version. */
export const version = __PARVIS_VERSION__;

export { type Client, type ClientOptions, createClient } from './api/client';
export { ApiError, type Failure } from './api/errors';
export { Parvis, type ParvisProps } from './areas/Parvis';
export type { FailedDetail } from './areas/widgetEvent';
export { configure, type PageConfiguration, type ParvisConfiguration, session } from './runtime';
