/**
 * Parvis for React: `<Parvis api="…"><Members onMemberSaved={…}/></Parvis>`. Each area of `areas/all.ts` has its
 * component here, of the same name, props and events as its element. Importing this touches no DOM.
 */
import { accounts } from './areas/accounts/area';
import { apps } from './areas/apps/area';
import { areaComponent } from './areas/areaComponent';
import { consoleArea } from './areas/console/area';
import { dashboard } from './areas/dashboard/area';
import { departments } from './areas/departments/area';
import { duplicates } from './areas/duplicates/area';
import { events } from './areas/events/area';
import { form } from './areas/form/area';
import { forms } from './areas/forms/area';
import { groups } from './areas/groups/area';
import { journalArea } from './areas/journal/area';
import { login } from './areas/login/area';
import { members } from './areas/members/area';
import { secretariat } from './areas/secretariat/area';
import { settings } from './areas/settings/area';
import { steps } from './areas/steps/area';
import { tags } from './areas/tags/area';

export const Console = areaComponent(consoleArea);
export const Login = areaComponent(login);
export const Dashboard = areaComponent(dashboard);
export const Members = areaComponent(members);
export const Events = areaComponent(events);
export const Forms = areaComponent(forms);
export const Form = areaComponent(form);
export const Apps = areaComponent(apps);
export const Groups = areaComponent(groups);
export const Departments = areaComponent(departments);
export const Tags = areaComponent(tags);
export const Steps = areaComponent(steps);
export const Duplicates = areaComponent(duplicates);
export const Accounts = areaComponent(accounts);
export const Journal = areaComponent(journalArea);
export const Secretariat = areaComponent(secretariat);
export const Settings = areaComponent(settings);

/** The package's version. */
export const version = __PARVIS_VERSION__;

export { type Client, type ClientOptions, createClient } from './api/client';
export { ApiError, type Failure } from './api/errors';
export { Parvis, type ParvisProps } from './areas/Parvis';
export type { FailedDetail } from './areas/widgetEvent';
export { configure, type PageConfiguration, type ParvisConfiguration, session } from './runtime';
