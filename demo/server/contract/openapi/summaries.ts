/** Describes each call, and each family of calls, in a few words. */
import type { ServedEndpoint } from '../http/api';
import { catalogSummaries } from './catalogSummaries';

/** Summaries of the calls about accounts. */
const accountSummaries: Readonly<Record<string, string>> = {
  'comptes.list': 'Every account',
  'comptes.accesses': 'Sign-ins, refused ones and exports of every account, by pages',
  'comptes.requirements': 'The roles that need a second factor',
  'comptes.setRequirement': 'Choose whether a role needs a second factor from the next sign-in on',
  'comptes.invite': 'Create an account, and mail a link to choose its password',
  'comptes.inviteAgain': 'Mail the invitation again; the earlier link ends',
  'comptes.setRole': 'Give an account another role',
  'comptes.disable': 'Disable an account, and end its sessions',
  'comptes.enable': 'Enable an account',
  'comptes.endSessions': 'End every session of an account',
  'comptes.removeSecondFactor': 'Take the second factor off an account',
  'comptes.remove': 'Delete an account',

  'profil.get': 'One’s own account',
  'profil.update': 'Change one’s own name',
  'profil.changeSettings': 'Change one’s own settings; those that are not named stay',
  'profil.changeAddress': 'Mail a link to a new address, which holds once the link was opened',
  'profil.cancelAddress': 'Withdraw the request for a new address',
  'profil.changePassword': 'Change one’s own password, and end every other session',
  'profil.confirm': 'Give the password or a code again, for one call on one account within two minutes',
  'profil.accesses': 'Sign-ins, refused ones and exports of one’s own account, by pages',
  'profil.sessions': 'One’s own open sessions',
  'profil.endSession': 'End one of one’s own sessions',
  'profil.endOtherSessions': 'End every session but this one',
  'profil.proposeSecret': 'A secret for an authenticator, until it is confirmed',
  'profil.confirmSecret': 'Confirm the secret with a code; the answer has the recovery codes',
  'profil.removeSecondFactor': 'Take the second factor off one’s own account',
  'profil.renewCodes': 'New recovery codes, which replace the earlier ones',
};

/** Families that serve another family under other addresses. */
const SAME_AS: Readonly<Record<string, string>> = {
  membersFamily: 'membres',
  groupsFamily: 'groupes',
  departmentsFamily: 'departements',
};

const FAMILIES: Readonly<Record<string, string>> = {
  auth: 'Signing in and out, new passwords',
  statistiques: 'Counts of the dashboard',
  membres: 'Members',
  filtresPartages: 'Filters of the members list that accounts share',
  doublons: 'Members who may be one person',
  groupes: 'Groups of members',
  departements: 'Departments and who serves in them',
  tags: 'Tags of members',
  etapes: 'Integration steps',
  evenements: 'Events and who speaks at them',
  roles: 'Roles of speakers',
  intervenants: 'Speakers',
  formulaires: 'Forms, and the answers of visitors',
  comptes: 'Accounts, for administrators',
  profil: 'One’s own account',
  journal: 'Who changed what and when',
  messages: 'The mails that the back end sends',
  corbeille: 'What was deleted and can be restored for 30 days',
  rgpd: 'The data of one person as a whole, and how long data are kept',
};

const SUMMARIES: Readonly<Record<string, string>> = {
  ...catalogSummaries,
  ...accountSummaries,

  'corbeille.list': 'One page of what was deleted, newest first',
  'corbeille.restore': 'Restore it with its links and its id',
  'corbeille.remove': 'Delete it for good',
  'corbeille.empty': 'Delete everything in the trash for good',
  'rgpd.donnees': 'Everything that is kept about a member',
  'rgpd.apercu': 'What an erasure would remove, and which copies of the data would still have',
  'rgpd.effacer': 'Erase a member from every table, the trash and the journal',
  'rgpd.inactifs': 'One page of members without activity for the months that are set',
  'rgpd.garder': 'Keep a member without activity for the same time again',
  'rgpd.reglage': 'The months without activity after which members are listed',
  'rgpd.regler': 'Change these months',
  'rgpd.anciennes': 'How many answers of a form are older than a number of months',
  'journal.list': 'One page of operations, newest first',
  'journal.history': 'What happened to one row, newest first',
  'journal.undo': 'Undo an operation',
  'messages.list': 'One page of mails, latest first',
  'messages.retry': 'Send a mail again that failed',
  'messages.abandon': 'Give up a mail that waits or failed',

  'auth.login': 'Sign in with e-mail and password',
  'auth.logout': 'Sign out: the token ends',
  'auth.verify': 'Who is signed in, and what the back end can',
  'auth.refresh': 'Exchange the token for a fresh one',
  'auth.requestReset': 'Send a link to choose a new password',
  'auth.resetPassword': 'Send a link to choose a new password, under a second address',

  'statistiques.dashboard': 'Every count of the dashboard',
  'statistiques.users': 'Counts of accounts',
  'statistiques.members': 'Counts of members',
  'statistiques.growth': 'How the number of members grows',
  'statistiques.geographic': 'Members by town',
  'statistiques.activity': 'What happened lately',
  'statistiques.today': 'What the day brings: events, birthdays, new answers, newcomers',

  'membres.evolution': 'The number of members, by day or month',
  'membres.list': 'One page of members',
  'membres.create': 'Create a member',
  'membres.combinedFilters': 'One page of members by groups, steps and tags together',
  'membres.byGroups': 'One page of members of these groups',
  'membres.bySteps': 'One page of members at these steps',
  'membres.byTags': 'One page of members with these tags',
  'membres.all': 'Every member',
  'membres.simple': 'Every member, by id and name only',
  'membres.search': 'Search members',
  'membres.searchMembers': 'Search members, under a second address',
  'membres.statistics': 'Counts of members by what they are',
  'membres.get': 'One member',
  'membres.update': 'Change a member',
  'membres.remove': 'Delete a member',
  'membres.withRelations': 'One member with family, group, department, steps and tags',
  'membres.addTags': 'Give tags to members',
  'membres.removeTags': 'Take tags from a member',
  'membres.addStep': 'Give a step to members',
  'membres.setGroup': 'Put a member into a group, or none',
  'membres.setDepartment': 'Put a member into a department, or none',
  'membres.createFamily':
    'Create the new members of a family and its links, at once or not at all; a refusal names `adultes` or `enfants`, place and field',
  'membres.addSpouse': 'Say who a member is married to',
  'membres.addChildren': 'Say who a member’s children are',
  'membres.removeStep': 'Take a step from a member',
  'membres.removeSpouse': 'End the link between a member and the spouse',
  'membres.removeChildren': 'End the links between a member and children',
  'membres.ids': 'The ids of all members that match, in their order',
  'membres.villes': 'The towns of members, with how many live there',
  'membres.places': 'How many of the members that match each group and department holds',
  'membres.export': 'Download members as CSV',
  'membres.import': 'Create members from a CSV file',

  'doublons.list': 'A page of pairs, the most alike first',
  'doublons.search': 'Search all members in the background',
  'doublons.dismiss': 'Remember that two members are two people',
  'doublons.undismiss': 'Show a dismissed pair again',
  'doublons.pair': 'Two members beside each other, and what links them to others',
  'doublons.merge': 'Make one record of two, with the links of both',
  'filtresPartages.list': 'Every shared filter',
  'filtresPartages.create': 'Share a filter',
  'filtresPartages.rename': 'Rename a shared filter',
  'filtresPartages.remove': 'Delete a shared filter',

  'evenements.list': 'One page of events',
  'evenements.create': 'Create an event',
  'evenements.get': 'One event',
  'evenements.update': 'Change an event',
  'evenements.remove': 'Delete an event',
  'evenements.search': 'Search events',
  'evenements.upcoming': 'One page of events to come',
  'evenements.past': 'One page of events that are over',
  'evenements.checkName': 'Whether an event has this name',
  'evenements.export': 'Download events as CSV',
  'evenements.duplicate': 'Copy an event',
  'evenements.assignments': 'Who speaks at an event, and in which role',
  'evenements.assign': 'Add a speaker to an event',
  'evenements.synchronize': 'Replace the speakers of an event',
  'evenements.registration': 'How an event takes registrations, and how many people are registered',
  'evenements.setRegistration': 'Change how an event takes registrations; free places go to those who wait',
  'evenements.attendees': 'One page of the people registered for an event',
  'evenements.attendeeFile': 'Download the people registered for an event as CSV',
  'evenements.register': 'Register people for an event',
  'evenements.unregister': 'Withdraw people from an event',
  'evenements.decide': 'Agree to people who asked to come, or refuse them',
  'evenements.publicRegistration': 'What a visitor sees of an event that takes registrations',
  'evenements.visitorRegistration': 'Register people as a visitor',
  'evenements.createWhole': 'Create an event with its speakers, at once or not at all',
  'evenements.updateWhole': 'Change an event and replace its speakers, at once or not at all',

  'roles.list': 'One page of roles',
  'roles.create': 'Create a role',
  'roles.get': 'One role',
  'roles.update': 'Change a role',
  'roles.remove': 'Delete a role',
  'roles.search': 'Search roles',
  'roles.mostUsed': 'The roles that are used most',

  'intervenants.list': 'One page of speakers',
  'intervenants.create': 'Create a speaker',
  'intervenants.get': 'One speaker',
  'intervenants.update': 'Change a speaker',
  'intervenants.remove': 'Delete a speaker',

  'formulaires.list': 'One page of forms',
  'formulaires.create': 'Create a form',
  'formulaires.withFields': 'One form with its fields',
  'formulaires.update': 'Change a form',
  'formulaires.remove': 'Delete a form',
  'formulaires.public': 'The form that visitors fill in',
  'formulaires.answer': 'Send the answers of a visitor',
  'formulaires.answers': 'Download the answers to a form as CSV',
  'formulaires.answerFile': 'Download a file of an answer',
  'formulaires.answerPage': 'One page of the answers to a form',
  'formulaires.oneAnswer': 'One answer, with every question',
  'formulaires.removeAnswer': 'Delete an answer with its files',
  'formulaires.seenAnswers': 'Remember how far the user has read the answers',
};

/** @returns undefined for a call without a summary, which the linter of the document refuses */
export function callSummary(id: string): string | undefined {
  const [family = '', name = ''] = id.split('.');
  const same = SAME_AS[family];
  return SUMMARIES[id] ?? (same && SUMMARIES[`${same}.${name}`]);
}

/** The families of the served endpoints, each once, in order of appearance. */
export function familyTags(served: readonly ServedEndpoint[]): { name: string; description: string }[] {
  const names = new Set(served.map(({ endpoint }) => endpoint.id.split('.')[0]!));
  return [...names].map((name) => {
    const same = SAME_AS[name];
    const description = same ? `${FAMILIES[same]}, under their English addresses` : FAMILIES[name];
    return { name, description: description ?? '' };
  });
}
