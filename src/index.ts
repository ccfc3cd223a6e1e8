/**
 * Parvis for React: `<Parvis api="…"><Members onMemberSaved={…}/></Parvis>`. Each area of `areas/all.ts` has its
 * component here, of the same name, props and events as its element. Importing this touches no DOM.
 */
import { areaComponent } from './areas/areaComponent';
import { consoleArea } from './areas/console/area';
import { dashboard } from './areas/dashboard/area';
import { events } from './areas/events/area';
import { login } from './areas/login/area';
import { members } from './areas/members/area';

export const Console = areaComponent(consoleArea);
export const Login = areaComponent(login);
export const Dashboard = areaComponent(dashboard);
export const Members = areaComponent(members);
export const Events = areaComponent(events);

/** The package's version. */
export const version = __PARVIS_VERSION__;

export { type Client, type ClientOptions, createClient } from './api/client';
export { ApiError, type Failure } from './api/errors';
export type { FailedDetail } from './areas/frame/reportingClient';
export { Parvis, type ParvisProps } from './areas/Parvis';
export { configure, type ParvisConfiguration, session } from './runtime';
