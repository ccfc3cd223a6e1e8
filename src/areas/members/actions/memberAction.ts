import type { IconName } from '../../../ui/icon/Icon';
import type { actionMenuTexts } from './menuTexts';

/** What can be done with one or many members, in the order of the menu. */
export const MEMBER_ACTIONS = [
  { action: 'tags', icon: 'tag', text: 'addTags' },
  { action: 'step', icon: 'steps', text: 'addStep' },
  { action: 'group', icon: 'users', text: 'addToGroup' },
  { action: 'department', icon: 'building', text: 'addToDepartment' },
] as const satisfies readonly { action: string; icon: IconName; text: keyof typeof actionMenuTexts }[];

export type MemberAction = (typeof MEMBER_ACTIONS)[number]['action'];
