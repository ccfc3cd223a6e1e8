/**
 * What each area offers besides reading, by the names that a page writes in `hide` and `show`. An item of a menu names its
 * row here beside its right, so that no action is offered which a page can't hide. Names mean the same in every area.
 */
export const AREA_ACTIONS = {
  members: [
    'create',
    'family',
    'edit',
    'delete',
    'import',
    'export',
    'print',
    'mails',
    'tag',
    'untag',
    'step',
    'group',
    'department',
    'spouse',
    'child',
    'absence',
    'state',
    'contact',
    'note',
    'dues',
    'consent',
  ],
  events: [
    'create',
    'edit',
    'copy',
    'cancel',
    'delete',
    'export',
    'print',
    'mails',
    'calendar',
    'feeds',
    'remind',
    'services',
    'registrations',
    'attendance',
  ],
  forms: ['create', 'edit', 'delete', 'import', 'export', 'share', 'answers'],
  groups: ['create', 'edit', 'delete', 'members', 'export'],
  departments: ['create', 'edit', 'delete', 'members', 'export'],
  tags: ['create', 'edit', 'delete'],
  steps: ['create', 'edit', 'delete'],
  birthdays: ['export', 'print'],
  duplicates: ['search', 'merge', 'dismiss'],
  accounts: ['create', 'edit', 'delete'],
  journal: ['undo', 'restore', 'keep', 'delete'],
} as const;

type ActingArea = keyof typeof AREA_ACTIONS;

/** The names of one or several areas. */
export type ActionOf<Name extends ActingArea> = (typeof AREA_ACTIONS)[Name][number];

/** Every action of the areas that act. */
export type PageAction = ActionOf<ActingArea>;

/** What a page can hide: an action, or the part of the dashboard that tells of today. */
export type Hideable = PageAction | 'today';
