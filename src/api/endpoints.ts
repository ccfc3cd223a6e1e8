/**
 * The complete contract with the back end: every call of the specification, used by a screen or not. Screens and the
 * reference server import the families they use; tests compare the whole table with the specification and with the
 * server. Where the specification shows neither verb nor answer, the verb is the usual one and any answer is accepted.
 */

import { accountRecordCalls, ownRecordCalls } from './endpoints/administration/accountRecords';
import { accountCalls } from './endpoints/administration/accounts';
import { journalCalls } from './endpoints/administration/journal';
import { mailCalls } from './endpoints/administration/mails';
import { serverCalls } from './endpoints/administration/server';
import { trashCalls } from './endpoints/administration/trash';
import { assemblyCalls } from './endpoints/attendance/assemblies';
import { attendanceCalls } from './endpoints/attendance/day';
import { helperCalls } from './endpoints/attendance/helper';
import { linkCalls } from './endpoints/attendance/links';
import { attendanceReportCalls } from './endpoints/attendance/reports';
import { sheetCalls } from './endpoints/attendance/sheets';
import { authCalls } from './endpoints/auth';
import {
  appointmentCalls,
  departmentsFamily,
  groupsFamily,
  membersFamily,
  stepsFamily,
  tagsFamily,
} from './endpoints/configuredFamilies';
import { departmentCalls } from './endpoints/departments';
import { duplicateCalls } from './endpoints/duplicates';
import { recipientCalls } from './endpoints/eventRecipients';
import { eventCalls, feedCalls } from './endpoints/events';
import { formCalls } from './endpoints/forms';
import { groupCalls } from './endpoints/groups';
import { memberCalls } from './endpoints/members';
import { memberWriteCalls } from './endpoints/memberWrites';
import { privacyCalls } from './endpoints/privacy';
import { profileCalls } from './endpoints/profile';
import { birthdayCalls } from './endpoints/register/birthdays';
import { consentCalls } from './endpoints/register/consents';
import { duesCalls } from './endpoints/register/dues';
import { memberLabelCalls } from './endpoints/register/memberLabels';
import { memberStateCalls } from './endpoints/register/memberStates';
import { noteCalls } from './endpoints/register/notes';
import { absenceCalls } from './endpoints/services/absences';
import { answerCalls } from './endpoints/services/answers';
import { serviceCalls } from './endpoints/services/dates';
import { engagementCalls } from './endpoints/services/engagements';
import { teamCalls } from './endpoints/services/teams';
import { sharedFilterCalls } from './endpoints/sharedFilters';
import { siteCalls } from './endpoints/site';
import { roleCalls, speakerCalls } from './endpoints/speakers';
import { statisticsCalls, todayCalls } from './endpoints/statistics';
import { stepCalls } from './endpoints/steps';
import { tagCalls } from './endpoints/tags';
import { toCompleteCalls } from './endpoints/toComplete';

export const endpoints = {
  auth: authCalls,
  statistiques: { ...statisticsCalls, ...todayCalls, ...toCompleteCalls },
  membres: {
    ...memberCalls,
    ...memberWriteCalls,
    ...memberStateCalls,
    ...memberLabelCalls,
    ...duesCalls,
    ...birthdayCalls,
  },
  notes: noteCalls,
  consentements: consentCalls,
  filtresPartages: sharedFilterCalls,
  doublons: duplicateCalls,
  groupes: groupCalls,
  departements: departmentCalls,
  tags: { ...tagCalls, ...tagsFamily },
  etapes: { ...stepCalls, ...stepsFamily },
  evenements: { ...eventCalls, ...recipientCalls },
  presences: {
    ...attendanceCalls,
    ...sheetCalls,
    ...linkCalls,
    ...helperCalls,
    ...attendanceReportCalls,
    ...assemblyCalls,
  },
  flux: feedCalls,
  site: siteCalls,
  services: { ...serviceCalls, ...answerCalls, ...teamCalls, ...engagementCalls },
  absences: absenceCalls,
  rendezVous: appointmentCalls,
  roles: roleCalls,
  intervenants: speakerCalls,
  formulaires: formCalls,
  comptes: { ...accountCalls, ...accountRecordCalls },
  profil: { ...profileCalls, ...ownRecordCalls },
  journal: journalCalls,
  corbeille: trashCalls,
  messages: mailCalls,
  serveur: serverCalls,
  rgpd: privacyCalls,
  membersFamily,
  departmentsFamily,
  groupsFamily,
} as const;
