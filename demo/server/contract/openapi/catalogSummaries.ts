/** Summaries for groups, departments, tags and steps, which have many calls in common. */
const common = (family: string, one: string, many: string) => ({
  [`${family}.list`]: `Every ${one}`,
  [`${family}.create`]: `Create a ${one}`,
  [`${family}.get`]: `One ${one}`,
  [`${family}.update`]: `Change a ${one}`,
  [`${family}.remove`]: `Delete a ${one}`,
  [`${family}.search`]: `Search ${many}`,
  [`${family}.statistics`]: `Counts of the members of a ${one}`,
  [`${family}.members`]: `Who belongs to a ${one}`,
  [`${family}.colors`]: `The colours that ${many} may have`,
  [`${family}.export`]: `Download ${many} as CSV`,
  [`${family}.checkName`]: `Whether a ${one} has this name`,
});

export const catalogSummaries: Readonly<Record<string, string>> = {
  ...common('groupes', 'group', 'groups'),
  'groupes.statistiques': 'Every group, with how many members it has',
  'groupes.membres': 'Who belongs to a group, for the list of groups',
  'groupes.addMembers': 'Put members into a group',
  'groupes.removeMembers': 'Take members out of a group',

  ...common('departements', 'department', 'departments'),
  'departements.statistiques': 'Every department, with how many members it has',
  'departements.membres': 'Who serves in a department, for the list of departments',
  'departements.addMembers': 'Put members into a department',
  'departements.removeMembers': 'Take members out of a department',

  ...common('tags', 'tag', 'tags'),
  'tags.all': 'Every tag, for pickers',
  'tags.popular': 'The tags that most members have',
  'tags.recent': 'The newest tags',
  'tags.suggestions': 'Tags that begin like this',
  'tags.merge': 'Merge tags into one: their members get it, the others go',

  ...common('etapes', 'step', 'steps'),
  'etapes.all': 'Every step, for pickers',
  'etapes.checkLibelle': 'Whether a step has this name',
  'etapes.ordered': 'Every step, in their order',
  'etapes.active': 'The steps in use',
  'etapes.reorder': 'Put steps in this order',
  'etapes.duplicate': 'Copy a step',
  'etapes.toggleStatus': 'Take a step into use, or out of it',
  'etapes.assignMember': 'Give a step to a member',
  'etapes.removeMember': 'Take a step from a member',
};
