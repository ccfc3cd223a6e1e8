/**
 * Every area, in the order of the documentation and of the hub’s tiles. The routes and links of the console, the
 * elements and the React components are made from this list: a new area is its folder, a line here and its export.
 */
import { accountsArea } from './accounts/area';
import { agendaArea } from './agenda/area';
import { appsArea } from './apps/area';
import type { AnyArea } from './area';
import { attendanceArea } from './attendance/area';
import { checkInArea } from './attendance/helper/area';
import { birthdaysArea } from './birthdays/area';
import { consoleArea } from './console/area';
import { dashboardArea } from './dashboard/area';
import { departmentsArea } from './departments/area';
import { duplicatesArea } from './duplicates/area';
import { eventsArea } from './events/area';
import { formsArea } from './forms/area';
import { groupsArea } from './groups/area';
import { journalArea } from './journal/area';
import { loginArea } from './login/area';
import { mailsArea } from './mails/area';
import { membersArea } from './members/area';
import { publicFormArea } from './publicForm/area';
import { registrationArea } from './registration/area';
import { secretariatArea } from './secretariat/area';
import { serverArea } from './server/area';
import { settingsArea } from './settings/area';
import { stepsArea } from './steps/area';
import { tagsArea } from './tags/area';
import type { commonEvents, DetailOf, WidgetEvent } from './widgetEvent';

export const areas = [
  consoleArea,
  loginArea,
  dashboardArea,
  membersArea,
  eventsArea,
  formsArea,
  publicFormArea,
  registrationArea,
  agendaArea,
  appsArea,
  secretariatArea,
  departmentsArea,
  tagsArea,
  groupsArea,
  stepsArea,
  attendanceArea,
  checkInArea,
  birthdaysArea,
  duplicatesArea,
  accountsArea,
  journalArea,
  mailsArea,
  serverArea,
  settingsArea,
] as const satisfies readonly AnyArea[];

type UnionToIntersection<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void
  ? I
  : never;
type AllEvents = typeof commonEvents & UnionToIntersection<(typeof areas)[number]['emits']>;

/** The details of all events by their short names: `member-saved` for `parvis-member-saved`. */
export type EventDetails = {
  [N in keyof AllEvents]: AllEvents[N] extends WidgetEvent ? DetailOf<AllEvents[N]> : never;
};
