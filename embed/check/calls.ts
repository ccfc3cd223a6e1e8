/*
 * The calls that parvis-check makes, all of which only read. They stand in the order in which a back end grows, so what a
 * list of members needs comes first. Later calls use the ids that earlier answers had.
 */
import { departmentCalls } from '../../src/api/endpoints/departments';
import { eventCalls } from '../../src/api/endpoints/events';
import { formCalls } from '../../src/api/endpoints/forms';
import { groupCalls } from '../../src/api/endpoints/groups';
import { memberCalls } from '../../src/api/endpoints/members';
import { memberWriteCalls } from '../../src/api/endpoints/memberWrites';
import { roleCalls, speakerCalls } from '../../src/api/endpoints/speakers';
import { statisticsCalls } from '../../src/api/endpoints/statistics';
import { stepCalls } from '../../src/api/endpoints/steps';
import { tagCalls } from '../../src/api/endpoints/tags';
import { ANNOUNCED_AREAS } from './announcedCalls';
import { type AreaChecks, check, keepFirst, withId } from './check';
import {
  lastPage,
  NO_MATCH,
  noLast,
  SMALL_PAGE,
  secondPage,
  wrongFile,
  wrongLast,
  wrongPage,
  wrongSearch,
  wrongSecond,
} from './pages';

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
        { missing: ({ members = {} }) => noLast(members) },
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
        (page, ids) => {
          ids.day ??= page.results[0]?.date?.slice(0, 10);
          return keepFirst('event', page.results, ids);
        },
      ),
      check(eventCalls.get, 'an event', withId('event')),
      check(eventCalls.assignments, 'the speakers of an event', withId('event')),
      check(eventCalls.checkName, 'whether a name is taken', { nom_evenement: NO_MATCH }, ({ exists }) =>
        exists ? `nom_evenement=${NO_MATCH} is said to exist` : undefined,
      ),
      check(roleCalls.all, 'the roles of speakers', {}, ({ results }, ids) =>
        keepFirst('role', results, ids),
      ),
      check(roleCalls.get, 'whether a role is still there', withId('role')),
      check(roleCalls.mostUsed, 'the order of roles in the form', {}),
      check(speakerCalls.list, 'finding a speaker again', { search: NO_MATCH }, wrongSearch),
    ],
  },
  {
    title: 'Forms (parvis-forms)',
    checks: [
      check(formCalls.list, 'the list of forms', { page: 1, page_size: SMALL_PAGE }, (page, ids) => {
        keepFirst('form', page.results, ids);
        ids.publicForm ??= page.results[0]?.identifiant ?? undefined;
        return wrongPage(page, SMALL_PAGE);
      }),
      check(formCalls.withFields, 'a form in the builder', withId('form')),
    ],
  },
  ...ANNOUNCED_AREAS,
];
