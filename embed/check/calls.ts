/*
 * The calls that parvis-check makes, all of which only read. They stand in the order in which a back end grows, so what a
 * list of members needs comes first. Later calls use the ids that earlier answers had.
 */
import type { ReadEndpoint } from '../../src/api/endpoint';
import { accountCalls } from '../../src/api/endpoints/administration/accounts';
import { journalCalls } from '../../src/api/endpoints/administration/journal';
import { mailCalls } from '../../src/api/endpoints/administration/mails';
import { trashCalls } from '../../src/api/endpoints/administration/trash';
import { departmentCalls } from '../../src/api/endpoints/departments';
import { duplicateCalls } from '../../src/api/endpoints/duplicates';
import { eventCalls } from '../../src/api/endpoints/events';
import { formCalls } from '../../src/api/endpoints/forms';
import { groupCalls } from '../../src/api/endpoints/groups';
import { memberCalls } from '../../src/api/endpoints/members';
import { memberWriteCalls } from '../../src/api/endpoints/memberWrites';
import { privacyCalls } from '../../src/api/endpoints/privacy';
import { profileCalls } from '../../src/api/endpoints/profile';
import { sharedFilterCalls } from '../../src/api/endpoints/sharedFilters';
import { roleCalls, speakerCalls } from '../../src/api/endpoints/speakers';
import { statisticsCalls, todayCalls } from '../../src/api/endpoints/statistics';
import { stepCalls } from '../../src/api/endpoints/steps';
import { tagCalls } from '../../src/api/endpoints/tags';
import {
  lastPage,
  NO_MATCH,
  noLast,
  type SeenPages,
  SMALL_PAGE,
  secondPage,
  wrongFile,
  wrongLast,
  wrongPage,
  wrongSearch,
  wrongSecond,
} from './pages';

/** Ids of records that earlier answers had. */
export type RecordIds = Partial<Record<'member' | 'group' | 'department' | 'event' | 'form', number>> & {
  /** What the first page of members had. */
  members?: SeenPages;
};
/** A kind of record. */
type RecordKind = Exclude<keyof RecordIds, 'members'>;

/** One call, and what depends on it. */
export interface Check {
  endpoint: ReadEndpoint<never, undefined>;
  /** Path variables and query; undefined where there is no record to ask about. */
  args(ids: RecordIds): object | undefined;
  /** Keeps ids, and says what is wrong with an answer whose shape is right. */
  read(answer: unknown, ids: RecordIds): string | undefined | Promise<string | undefined>;
  /** Says what it means that the back end has nothing at this address. */
  missing?: ((ids: RecordIds) => string) | undefined;
  /** What a widget lacks without it. */
  misses: string;
}

interface AreaChecks {
  title: string;
  checks: readonly Check[];
}

const check = <P, A>(
  endpoint: ReadEndpoint<P, undefined, A>,
  misses: string,
  args: P | ((ids: RecordIds) => P | undefined),
  read: (answer: A, ids: RecordIds) => ReturnType<Check['read']> = () => undefined,
  missing?: Check['missing'],
): Check => ({
  endpoint: endpoint as unknown as Check['endpoint'],
  misses,
  args: (ids) => (typeof args === 'function' ? (args as (ids: RecordIds) => P)(ids) : args) as object,
  read: read as Check['read'],
  missing,
});

/** The call with the id of a record, if there is one. */
const withId = (kind: RecordKind) => (ids: RecordIds) => {
  const id = ids[kind];
  return id === undefined ? undefined : { id };
};

const keepFirst = (kind: RecordKind, rows: readonly { id: number }[], ids: RecordIds): undefined => {
  ids[kind] ??= rows[0]?.id;
  return undefined;
};

const pageAt = (page: number | undefined) =>
  page === undefined ? undefined : { page, page_size: SMALL_PAGE };

export const AREAS: readonly AreaChecks[] = [
  {
    title: 'Members (parvis-members)',
    checks: [
      check(memberCalls.list, 'the list', { page: 1, page_size: SMALL_PAGE }, (page, ids) => {
        keepFirst('member', page.results, ids);
        ids.members = { count: page.count, first: page.results.map(({ id }) => id) };
        return wrongPage(page, SMALL_PAGE);
      }),
      check(
        memberCalls.list,
        'the further pages of the list',
        ({ members = {} }) => pageAt(secondPage(members)),
        (page, { members = {} }) => wrongPage(page, SMALL_PAGE) ?? wrongSecond(page, members),
      ),
      check(
        memberCalls.list,
        'the number of members and of pages',
        ({ members = {} }) => pageAt(lastPage(members)),
        (page, { members = {} }) => wrongLast(page, members),
        ({ members = {} }) => noLast(members),
      ),
      check(memberCalls.list, 'the search', { page: 1, page_size: 10, search: NO_MATCH }, wrongSearch),
      check(memberCalls.withRelations, 'the record of a member', withId('member'), (member, ids) =>
        member.id === ids.member ? undefined : `another member came: ${member.id}, not ${ids.member}`,
      ),
      check(groupCalls.statistiques, 'groups: filters, fields and the dashboard’s chart', {}, (all, ids) =>
        keepFirst('group', all.groupes, ids),
      ),
      check(
        departmentCalls.statistiques,
        'departments: filters, fields and the dashboard’s chart',
        {},
        (all, ids) => keepFirst('department', all.departements, ids),
      ),
      check(tagCalls.all, 'tags in filters and records', {}),
      check(stepCalls.all, 'integration steps in filters and records', {}),
      check(
        memberCalls.combinedFilters,
        'the filters',
        ({ group }) =>
          group === undefined ? undefined : { page: 1, page_size: SMALL_PAGE, groupes: [group] },
        (page) => wrongPage(page, SMALL_PAGE),
      ),
      check(memberCalls.simple, 'choosing people: spouse, children, groups, speakers', {}),
      check(memberCalls.get, 'the contact of a speaker', withId('member')),
      check(memberWriteCalls.export, 'the export of all members', { format: 'csv' }, wrongFile),
    ],
  },
  {
    title: 'Dashboard (parvis-dashboard)',
    checks: [
      check(statisticsCalls.dashboard, 'the counts', {}),
      check(memberCalls.evolution, 'the evolution of members', {}),
    ],
  },
  {
    title: 'Groups, departments, tags, steps (parvis-groups, parvis-departments, parvis-tags, parvis-steps)',
    checks: [
      check(groupCalls.list, 'the screen of groups', {}),
      check(groupCalls.membres, 'the people of a group', withId('group')),
      check(departmentCalls.list, 'the screen of departments', {}),
      check(departmentCalls.membres, 'the people of a department', withId('department')),
      check(tagCalls.list, 'the screen of tags', {}),
      check(stepCalls.list, 'the screen of steps', {}),
    ],
  },
  {
    title: 'Events (parvis-events)',
    checks: [
      check(
        eventCalls.list,
        'lists and months',
        { date_from: '2000-01-01', date_to: '2100-12-31' },
        (page, ids) => keepFirst('event', page.results, ids),
      ),
      check(eventCalls.get, 'an event', withId('event')),
      check(eventCalls.assignments, 'the speakers of an event', withId('event')),
      check(eventCalls.checkName, 'whether a name is taken', { nom_evenement: NO_MATCH }, ({ exists }) =>
        exists ? `nom_evenement=${NO_MATCH} is said to exist` : undefined,
      ),
      check(roleCalls.all, 'the roles of speakers', {}),
      check(roleCalls.mostUsed, 'the order of roles in the form', {}),
      check(speakerCalls.list, 'finding a speaker again', { search: NO_MATCH }, wrongSearch),
    ],
  },
  {
    title: 'Forms (parvis-forms)',
    checks: [
      check(formCalls.list, 'the list of forms', { page: 1, page_size: SMALL_PAGE }, (page, ids) => {
        keepFirst('form', page.results, ids);
        return wrongPage(page, SMALL_PAGE);
      }),
      check(formCalls.withFields, 'a form in the builder', withId('form')),
    ],
  },
  {
    title: 'Announced beyond the specification',
    checks: [
      check(sharedFilterCalls.list, 'filters shared by all users', {}),
      check(memberCalls.villes, 'the filter by town', {}),
      check(memberWriteCalls.ids, 'ticking all members that match', { search: NO_MATCH }, (ids) =>
        ids.length > 0 ? `search=${NO_MATCH} matches ${ids.length} members` : undefined,
      ),
      check(memberWriteCalls.places, 'what a move says of others', { search: NO_MATCH }),
      check(duplicateCalls.list, 'members who may be one person', { page: 1 }),
      check(formCalls.answerPage, 'the answers to a form', withId('form')),
      check(journalCalls.list, 'the journal', {}),
      check(journalCalls.history, 'the history of a record', ({ member }) =>
        member === undefined ? undefined : { objet: 'membres', objet_id: member },
      ),
      check(trashCalls.list, 'the trash', {}),
      check(mailCalls.list, 'the mails that were sent', {}),
      check(profileCalls.get, 'the own account', {}),
      check(profileCalls.accesses, 'the own sign-ins', {}),
      check(profileCalls.sessions, 'the own sessions', {}),
      check(accountCalls.list, 'the accounts', {}),
      check(accountCalls.accesses, 'the sign-ins to all accounts', {}),
      check(accountCalls.requirements, 'the roles that need a second factor', {}),
      check(todayCalls.today, 'what the day brings, on the dashboard', {}),
      check(privacyCalls.reglage, 'how long records are kept', {}),
      check(privacyCalls.inactifs, 'members without activity', {}),
    ],
  },
];
