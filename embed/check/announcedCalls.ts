/* The calls beyond the specification, each made only where its capability is announced. */
import { accountRecordCalls, ownRecordCalls } from '../../src/api/endpoints/administration/accountRecords';
import { accountCalls } from '../../src/api/endpoints/administration/accounts';
import { journalCalls } from '../../src/api/endpoints/administration/journal';
import { mailCalls } from '../../src/api/endpoints/administration/mails';
import { serverCalls } from '../../src/api/endpoints/administration/server';
import { trashCalls } from '../../src/api/endpoints/administration/trash';
import { assemblyCalls } from '../../src/api/endpoints/attendance/assemblies';
import { attendanceCalls } from '../../src/api/endpoints/attendance/day';
import { linkCalls } from '../../src/api/endpoints/attendance/links';
import { attendanceReportCalls } from '../../src/api/endpoints/attendance/reports';
import { sheetCalls } from '../../src/api/endpoints/attendance/sheets';
import { duplicateCalls } from '../../src/api/endpoints/duplicates';
import { recipientCalls } from '../../src/api/endpoints/eventRecipients';
import { eventCalls, feedCalls } from '../../src/api/endpoints/events';
import { formCalls } from '../../src/api/endpoints/forms';
import { memberCalls } from '../../src/api/endpoints/members';
import { memberWriteCalls } from '../../src/api/endpoints/memberWrites';
import { privacyCalls } from '../../src/api/endpoints/privacy';
import { profileCalls } from '../../src/api/endpoints/profile';
import { birthdayCalls } from '../../src/api/endpoints/register/birthdays';
import { consentCalls } from '../../src/api/endpoints/register/consents';
import { memberStateCalls } from '../../src/api/endpoints/register/memberStates';
import { noteCalls } from '../../src/api/endpoints/register/notes';
import { absenceCalls } from '../../src/api/endpoints/services/absences';
import { serviceCalls } from '../../src/api/endpoints/services/dates';
import { engagementCalls } from '../../src/api/endpoints/services/engagements';
import { sharedFilterCalls } from '../../src/api/endpoints/sharedFilters';
import { siteCalls } from '../../src/api/endpoints/site';
import { todayCalls } from '../../src/api/endpoints/statistics';
import { toCompleteCalls } from '../../src/api/endpoints/toComplete';
import { type AreaChecks, check, type RecordIds, withId } from './check';
import { NO_MATCH, wrongFile } from './pages';

/** Where no event says another one. */
const DAY = '2026-01-01';

/** The event, on its day. */
const onDay = ({ event, day }: RecordIds) =>
  event === undefined || day === undefined ? undefined : { id: event, jour: day };

export const ANNOUNCED_AREAS: readonly AreaChecks[] = [
  {
    title: 'Announced beyond the specification',
    checks: [
      check(sharedFilterCalls.list, 'filters shared by all users', {}),
      check(siteCalls.key, 'the key of the organisation’s site', {}),
      check(memberCalls.villes, 'the filter by town', {}),
      check(memberCalls.nationalites, 'the filter by nationality', {}),
      check(memberWriteCalls.ids, 'ticking all members that match', { search: NO_MATCH }, (ids) =>
        ids.length > 0 ? `search=${NO_MATCH} matches ${ids.length} members` : undefined,
      ),
      check(memberWriteCalls.places, 'what a move says of others', { search: NO_MATCH }),
      check(duplicateCalls.list, 'members who may be one person', { page: 1 }, ({ results: [pair] }, ids) => {
        if (pair) ids.pair = { un: pair.un.id, autre: pair.autre.id };
        return undefined;
      }),
      check(duplicateCalls.pair, 'two members side by side', ({ pair }) => pair),
      check(formCalls.answerPage, 'the answers to a form', withId('form'), ({ results }, ids) => {
        ids.answer ??= results[0]?.id;
        return undefined;
      }),
      check(formCalls.oneAnswer, 'one answer to a form', ({ form, answer }) =>
        form === undefined || answer === undefined ? undefined : { id: form, reponse: answer },
      ),
      check(formCalls.answers, 'the export of answers', withId('form'), wrongFile),
      check(
        formCalls.public,
        'the form of visitors (parvis-form)',
        ({ publicForm }) => (publicForm === undefined ? undefined : { identifiant: publicForm }),
        undefined,
        { visitorsOf: 'reponses' },
      ),
      check(journalCalls.list, 'the journal', {}),
      check(journalCalls.history, 'the history of a record', ({ member }) =>
        member === undefined ? undefined : { objet: 'membres', objet_id: member },
      ),
      check(trashCalls.list, 'the trash', {}),
      check(mailCalls.list, 'the mails that were sent', {}),
      check(profileCalls.get, 'the own account', {}),
      check(profileCalls.accesses, 'the own sign-ins', {}),
      check(profileCalls.sessions, 'the own sessions', {}),
      check(ownRecordCalls.record, 'the record of the own account', {}),
      check(accountCalls.list, 'the accounts', {}),
      check(accountRecordCalls.records, 'the records of accounts', {}),
      check(accountRecordCalls.ofMember, 'the account of a member', withId('member')),
      check(accountCalls.accesses, 'the sign-ins to all accounts', {}),
      check(accountCalls.requirements, 'the roles that need a second factor', {}),
      check(todayCalls.today, 'what the day brings, on the dashboard', {}),
      check(toCompleteCalls.toComplete, 'what needs a hand, on the dashboard', {}),
      check(privacyCalls.reglage, 'how long records are kept', {}),
      check(privacyCalls.reglageJournal, 'how long the journal keeps its detail', {}),
      check(privacyCalls.anciensDetails, 'how much detail of the journal is old', {}),
      check(privacyCalls.inactifs, 'members without activity', {}),
      check(privacyCalls.donnees, 'all that is kept about a member', withId('member')),
      check(privacyCalls.apercu, 'what an erasure would remove', withId('member')),
      check(privacyCalls.anciennes, 'how many answers are old', withId('form')),
      check(serverCalls.etat, 'how the server is', {}),
      check(serverCalls.reseau, 'its mail server and its certificate', {}),
      check(serverCalls.alertes, 'what needs a hand on the server', {}),
    ],
  },
  {
    title: 'Events, announced beyond the specification',
    checks: [
      check(eventCalls.registration, 'how an event takes registrations', withId('event'), (answer, ids) => {
        ids.registration ??= answer.reglages?.identifiant;
        return undefined;
      }),
      check(eventCalls.attendees, 'the registered people', withId('event')),
      check(eventCalls.export, 'the export of events', {}, wrongFile, { offeredWith: 'export-lisible' }),
      check(eventCalls.attendeeFile, 'the export of registered people', withId('event'), wrongFile),
      check(
        eventCalls.publicRegistration,
        'the registration of visitors (parvis-registration)',
        ({ registration }) => (registration === undefined ? undefined : { identifiant: registration }),
        undefined,
        { visitorsOf: 'inscriptions' },
      ),
      check(
        eventCalls.publicAgenda,
        'the agenda of visitors (parvis-agenda)',
        ({ day = DAY }) => ({ du: day, au: day }),
        undefined,
        { visitorsOf: 'agenda' },
      ),
      check(recipientCalls.recipients, 'who would be told of a change', withId('event')),
      check(feedCalls.list, 'the own addresses for calendars', {}),
      check(serviceCalls.weeks, 'who serves in the next weeks', {}),
      check(serviceCalls.ofEvent, 'who serves at an event', onDay),
      check(engagementCalls.engagements, 'who is to be at two events', ({ member, day }) =>
        member === undefined || day === undefined ? undefined : { membres: [member], jours: [day] },
      ),
      check(absenceCalls.list, 'the absences of a member', withId('member')),
      check(noteCalls.list, 'the notes of a member', withId('member')),
      check(noteCalls.kinds, 'the kinds of notes', {}),
      check(consentCalls.list, 'the consents of a member', withId('member')),
      check(consentCalls.kinds, 'the kinds of consents', {}),
      check(birthdayCalls.birthdays, 'the birthdays of a month', { du: '2026-12-01', au: '2026-12-31' }),
      check(memberStateCalls.lifeLine, 'the life line of a member', withId('member')),
      check(memberStateCalls.movements, 'entries and exits by day', {}),
      check(absenceCalls.ofMembers, 'who is absent', ({ member, day = DAY }) =>
        member === undefined ? undefined : { membres: [member], du: day },
      ),
      check(attendanceCalls.day, 'the events of a day, for attendance', {}),
      check(sheetCalls.sheet, 'the sheet of attendance', onDay),
      check(sheetCalls.changes, 'what others tick on a sheet', (ids) => {
        const args = onDay(ids);
        return args && { ...args, depuis: 0 };
      }),
      check(assemblyCalls.assembly, 'the settings of an assembly', onDay),
      check(linkCalls.link, 'the link for helpers', onDay),
      check(attendanceReportCalls.report, 'who came to an event', withId('event')),
      check(attendanceReportCalls.ofMember, 'what a member took part in', withId('member')),
    ],
  },
];
