import type { ActionOf } from '../../../domain/actions';
import type { Capability } from '../../../domain/capabilities';
import type { Right } from '../../../domain/rights';
import type { commonTexts } from '../../../texts/texts.fr';
import type { IconName } from '../../../ui/icon/Icon';
import type { detailTexts } from '../record/texts.fr';
import type { actionMenuTexts } from './texts.fr';

interface Item<Texts> {
  icon: IconName;
  /** Its words, in the texts of its menu. */
  textKey: keyof Texts;
  danger?: true;
  /** By which a page hides it; null for what only reads. */
  action: ActionOf<'members'> | null;
  /** The right that it needs, besides that of changing members. */
  right?: Right;
  /** Only back ends that announce this have it. */
  capability?: Capability;
}

/** The menu of one row of the list, in its order. */
export const ROW_ACTIONS = {
  view: { icon: 'eye', textKey: 'view', action: null },
  edit: { icon: 'edit', textKey: 'edit', action: 'edit' },
  remove: { icon: 'trash', textKey: 'remove', action: 'delete', danger: true, right: 'membres.supprimer' },
} as const satisfies Record<string, Item<typeof commonTexts>>;

/** What can be given to one or many members by a dialog. */
const BULK_ACTIONS = {
  tags: { icon: 'tag', textKey: 'addTags', action: 'tag' },
  step: { icon: 'steps', textKey: 'addStep', action: 'step' },
  group: { icon: 'users', textKey: 'addToGroup', action: 'group', right: 'groupes.modifier' },
  department: {
    icon: 'building',
    textKey: 'addToDepartment',
    action: 'department',
    right: 'departements.modifier',
  },
} as const satisfies Record<string, Item<typeof actionMenuTexts>>;
export type BulkAction = keyof typeof BULK_ACTIONS;

/** What the register notes of people, by dialogs of their own. */
export type RegisterAction = 'state' | 'contact' | 'dues';

const DUES = { icon: 'check', textKey: 'noteDues', action: 'dues', capability: 'cotisations' } as const;

/** The menu of the ticked members, in its order: every bulk action, and what a record does on its cards. */
export const SELECTION_ACTIONS = {
  tags: BULK_ACTIONS.tags,
  untag: { icon: 'minus', textKey: 'removeTag', action: 'untag' },
  step: BULK_ACTIONS.step,
  group: BULK_ACTIONS.group,
  department: BULK_ACTIONS.department,
  state: { icon: 'user', textKey: 'changeState', action: 'state', capability: 'etats' },
  contact: { icon: 'mail', textKey: 'refuseContact', action: 'contact', capability: 'etats' },
  dues: DUES,
} as const satisfies Record<BulkAction | RegisterAction | 'untag', Item<typeof actionMenuTexts>>;

/** The menu of the record of a person who died: nothing is given to them, and what the cards say is corrected here. */
export const REST_ACTIONS = {
  tags: BULK_ACTIONS.tags,
  state: SELECTION_ACTIONS.state,
  contact: SELECTION_ACTIONS.contact,
} as const satisfies Record<'tags' | 'state' | 'contact', Item<typeof actionMenuTexts>>;

/** The menu of the record, in its order: every bulk action, and what only one member can do. */
export const RECORD_ACTIONS = {
  tags: { ...BULK_ACTIONS.tags, textKey: 'addTags' },
  step: { ...BULK_ACTIONS.step, textKey: 'addStep' },
  department: { ...BULK_ACTIONS.department, textKey: 'addToDepartment' },
  leaveDepartment: {
    icon: 'minus',
    textKey: 'leaveDepartment',
    action: 'department',
    right: 'departements.modifier',
  },
  group: { ...BULK_ACTIONS.group, textKey: 'addToGroup' },
  leaveGroup: { icon: 'minus', textKey: 'leaveGroup', action: 'group', right: 'groupes.modifier' },
  dues: DUES,
} as const satisfies Record<BulkAction | 'leaveDepartment' | 'leaveGroup' | 'dues', Item<typeof detailTexts>>;
