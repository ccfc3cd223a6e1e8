/**
 * Every area, in the order of the documentation and of the hub’s tiles. The routes and links of the console, the
 * elements and the React components are made from this list: a new area is its folder, a line here and its export.
 */
import { accounts } from './accounts/area';
import { apps } from './apps/area';
import type { AnyArea } from './area';
import { consoleArea } from './console/area';
import { dashboard } from './dashboard/area';
import { departments } from './departments/area';
import { duplicates } from './duplicates/area';
import { events } from './events/area';
import { form } from './form/area';
import { forms } from './forms/area';
import { groups } from './groups/area';
import { journalArea } from './journal/area';
import { login } from './login/area';
import { members } from './members/area';
import { secretariat } from './secretariat/area';
import { settings } from './settings/area';
import { steps } from './steps/area';
import { tags } from './tags/area';
import type { commonEvents, DetailOf, WidgetEvent } from './widgetEvent';

export const areas = [
  consoleArea,
  login,
  dashboard,
  members,
  events,
  forms,
  form,
  apps,
  secretariat,
  departments,
  tags,
  groups,
  steps,
  duplicates,
  accounts,
  journalArea,
  settings,
] as const satisfies readonly AnyArea[];

type UnionToIntersection<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void
  ? I
  : never;
type AllEvents = typeof commonEvents & UnionToIntersection<(typeof areas)[number]['emits']>;

/** The details of all events by their short names: `member-saved` for `parvis-member-saved`. */
export type EventDetails = {
  [N in keyof AllEvents]: AllEvents[N] extends WidgetEvent ? DetailOf<AllEvents[N]> : never;
};
