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
  /** The right that it needs, besides that of changing members. */
  right?: Right;
}

/** The menu of one row of the list, in its order. */
export const ROW_ACTIONS = {
  view: { icon: 'eye', textKey: 'view' },
  edit: { icon: 'edit', textKey: 'edit' },
  remove: { icon: 'trash', textKey: 'remove', danger: true, right: 'membres.supprimer' },
} as const satisfies Record<string, Item<typeof commonTexts>>;

/** What can be given to one or many members by a dialog. */
const BULK_ACTIONS = {
  tags: { icon: 'tag', textKey: 'addTags' },
  step: { icon: 'steps', textKey: 'addStep' },
  group: { icon: 'users', textKey: 'addToGroup', right: 'groupes.modifier' },
  department: { icon: 'building', textKey: 'addToDepartment', right: 'departements.modifier' },
} as const satisfies Record<string, Item<typeof actionMenuTexts>>;
export type BulkAction = keyof typeof BULK_ACTIONS;

/** The menu of the ticked members, in its order: every bulk action, and what a record does on its cards. */
export const SELECTION_ACTIONS = {
  tags: BULK_ACTIONS.tags,
  untag: { icon: 'minus', textKey: 'removeTag' },
  step: BULK_ACTIONS.step,
  group: BULK_ACTIONS.group,
  department: BULK_ACTIONS.department,
} as const satisfies Record<BulkAction | 'untag', Item<typeof actionMenuTexts>>;

/** The menu of the record, in its order: every bulk action, and what only one member can do. */
export const RECORD_ACTIONS = {
  tags: { icon: BULK_ACTIONS.tags.icon, textKey: 'addTags' },
  step: { icon: BULK_ACTIONS.step.icon, textKey: 'addStep' },
  department: { ...BULK_ACTIONS.department, textKey: 'addToDepartment' },
  leaveDepartment: { icon: 'minus', textKey: 'leaveDepartment', right: 'departements.modifier' },
  group: { ...BULK_ACTIONS.group, textKey: 'addToGroup' },
  leaveGroup: { icon: 'minus', textKey: 'leaveGroup', right: 'groupes.modifier' },
} as const satisfies Record<BulkAction | 'leaveDepartment' | 'leaveGroup', Item<typeof detailTexts>>;
