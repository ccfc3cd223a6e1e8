/**
 * Parvis for React: `<Parvis api="…"><Members onMemberSaved={…}/></Parvis>`. Each area of `areas/all.ts` has its
 * component here, of the same name, props and events as its element. Importing this touches no DOM.
 */
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { accountsArea } from './areas/accounts/area';
import { agendaArea } from './areas/agenda/area';
import { appsArea } from './areas/apps/area';
import { areaComponent, type PropsOf } from './areas/areaComponent';
import { attendanceArea } from './areas/attendance/area';
import { checkInArea } from './areas/attendance/helper/area';
import { birthdaysArea } from './areas/birthdays/area';
import { consoleArea } from './areas/console/area';
import { dashboardArea } from './areas/dashboard/area';
import { departmentsArea } from './areas/departments/area';
import { duplicatesArea } from './areas/duplicates/area';
import { eventsArea } from './areas/events/area';
import { formsArea } from './areas/forms/area';
import { groupsArea } from './areas/groups/area';
import { journalArea } from './areas/journal/area';
import { loginArea } from './areas/login/area';
import { mailsArea } from './areas/mails/area';
import { membersArea } from './areas/members/area';
import * as parts from './areas/parts';
import { publicFormArea } from './areas/publicForm/area';
import { registrationArea } from './areas/registration/area';
import { secretariatArea } from './areas/secretariat/area';
import { serverArea } from './areas/server/area';
import { settingsArea } from './areas/settings/area';
import { stepsArea } from './areas/steps/area';
import { tagsArea } from './areas/tags/area';
import type { WidgetHandle } from './areas/Widget';

type Component<Props> = ForwardRefExoticComponent<Props & RefAttributes<WidgetHandle>>;

/** Without it the widget has nothing to show. */
interface Identified {
  /** Which one, as the back office shows it. */
  identifiant: string;
}

export const Console = areaComponent(consoleArea, /* @__PURE__ */ parts.allParts());
export const Login = areaComponent(loginArea, parts.loginParts);
export const Dashboard = areaComponent(dashboardArea, parts.dashboardParts);
export const Members = areaComponent(membersArea, parts.membersParts);
export const Events = areaComponent(eventsArea, parts.eventsParts);
export const Forms = areaComponent(formsArea, parts.formsParts);
export const PublicForm: Component<PublicFormProps> = areaComponent(publicFormArea, parts.formParts);
/** @deprecated Its name is `PublicForm`, because `Forms` is another one. */
export const Form = PublicForm;
export const Agenda = areaComponent(agendaArea, parts.agendaParts);
export const Registration: Component<RegistrationProps> = areaComponent(
  registrationArea,
  parts.registrationParts,
);
export const Apps = areaComponent(appsArea, /* @__PURE__ */ parts.allParts());
export const Groups = areaComponent(groupsArea, parts.groupsParts);
export const Departments = areaComponent(departmentsArea, parts.departmentsParts);
export const Tags = areaComponent(tagsArea, parts.tagsParts);
export const Steps = areaComponent(stepsArea, parts.stepsParts);
export const Attendance = areaComponent(attendanceArea, parts.attendanceParts);
export const Checkin = areaComponent(checkInArea, parts.checkinParts);
export const Birthdays = areaComponent(birthdaysArea, parts.birthdaysParts);
export const Duplicates = areaComponent(duplicatesArea, parts.duplicatesParts);
export const Accounts = areaComponent(accountsArea, parts.accountsParts);
export const Journal = areaComponent(journalArea, parts.journalParts);
export const Mails = areaComponent(mailsArea, parts.mailsParts);
export const Secretariat = areaComponent(secretariatArea, parts.secretariatParts);
export const Server = areaComponent(serverArea, parts.serverParts);
export const Settings = areaComponent(settingsArea, parts.settingsParts);

export type ConsoleProps = PropsOf<typeof consoleArea>;
export type LoginProps = PropsOf<typeof loginArea>;
export type DashboardProps = PropsOf<typeof dashboardArea>;
export type MembersProps = PropsOf<typeof membersArea>;
export type EventsProps = PropsOf<typeof eventsArea>;
export type FormsProps = PropsOf<typeof formsArea>;
export type PublicFormProps = PropsOf<typeof publicFormArea> & Identified;
export type AppsProps = PropsOf<typeof appsArea>;
export type GroupsProps = PropsOf<typeof groupsArea>;
export type DepartmentsProps = PropsOf<typeof departmentsArea>;
export type TagsProps = PropsOf<typeof tagsArea>;
export type StepsProps = PropsOf<typeof stepsArea>;
export type AttendanceProps = PropsOf<typeof attendanceArea>;
export type CheckinProps = PropsOf<typeof checkInArea>;
export type BirthdaysProps = PropsOf<typeof birthdaysArea>;
export type DuplicatesProps = PropsOf<typeof duplicatesArea>;
export type AccountsProps = PropsOf<typeof accountsArea>;
export type JournalProps = PropsOf<typeof journalArea>;
export type MailsProps = PropsOf<typeof mailsArea>;
export type AgendaProps = PropsOf<typeof agendaArea>;
export type RegistrationProps = PropsOf<typeof registrationArea> & Identified;
export type SecretariatProps = PropsOf<typeof secretariatArea>;
export type ServerProps = PropsOf<typeof serverArea>;
export type SettingsProps = PropsOf<typeof settingsArea>;

/** The package's version. */
export const version = __PARVIS_VERSION__;

export { type Client, type ClientOptions, createClient } from './api/client';
export { ApiError, type Failure } from './api/errors';
export type { EventDetails } from './areas/all';
export type { Preventable } from './areas/areaComponent';
export type { EventDeleted, EventSaved } from './areas/events/area';
export type { FormDeleted, FormSaved } from './areas/forms/area';
export type { MemberDeleted, MemberOpened, MemberSaved, SelectionChanged } from './areas/members/area';
export { Parvis, type ParvisProps } from './areas/Parvis';
export { preload } from './areas/preload';
export type { AreaName } from './areas/preloadArea';
export type { BeforeSubmit, FormSubmitted } from './areas/publicForm/area';
export type { RegisteredDetail } from './areas/registration/area';
export type { WidgetHandle } from './areas/Widget';
export type {
  ClosedDetail,
  FailedDetail,
  RouteChanged,
  SessionChanged,
  SignedInUser,
  VisitorDetail,
} from './areas/widgetEvent';
export type { BeforeDelete, BeforeSave } from './domain/beforeWrite';
export type { CalendarEvent as ParvisEvent } from './domain/events/event';
export type { FormDefinition } from './domain/forms/form';
export type { Member } from './domain/members/member';
export type { Messages } from './messages/messages';
export { configure, type PageConfiguration, type ParvisConfiguration, session } from './runtime';
export type { Appearance, AppearanceValues } from './ui/colours/appearance';
