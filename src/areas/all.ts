/**
 * Every area, in the order of documentation. The console shows the routes and links of those listed here, the
 * elements and React components are made from them: adding an area is its folder, a line here and its export.
 */
import { apps } from './apps/area';
import type { AnyArea } from './area';
import { consoleArea } from './console/area';
import { dashboard } from './dashboard/area';
import { departments } from './departments/area';
import { events } from './events/area';
import { form } from './form/area';
import { forms } from './forms/area';
import { groups } from './groups/area';
import { login } from './login/area';
import { members } from './members/area';
import { secretariat } from './secretariat/area';
import { settings } from './settings/area';
import { steps } from './steps/area';
import { tags } from './tags/area';

export const areas = [
  consoleArea,
  login,
  dashboard,
  members,
  events,
  forms,
  form,
  apps,
  groups,
  departments,
  tags,
  steps,
  secretariat,
  settings,
] as const satisfies readonly AnyArea[];
