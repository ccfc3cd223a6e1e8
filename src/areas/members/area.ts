import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { number, text } from '../attributes';
import { loadPart } from '../loadPart';
import { memberPaths, OPENS, patternsOf } from '../routes';
import { event, writeEvents } from '../widgetEvent';

/** Rows of a page that a viewer may choose; the first is the default, the second on a large screen (`pageSizeFor`). */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const memberAttributes = {
  /**
   * Rows of a page until the viewer chooses otherwise: 10, 25 or 50. Without it 10, or 25 on a large screen where the back
   * end has announced tri.
   */
  pageSize: number({ oneOf: PAGE_SIZES }),
  /** What the search box holds at first. */
  search: text({ default: '' }),
  ...actionAttributes('members'),
};

/** Detail of `parvis-selection-changed` and argument of `onSelectionChanged`. */
export interface SelectionChanged {
  /** The members who are ticked now. */
  ids: readonly number[];
}

/** Detail of `parvis-open` and argument of `onOpen`. */
export interface MemberOpened {
  /** The member whose record is about to open. */
  id: number;
}

/** Detail of `parvis-member-saved` and argument of `onMemberSaved`. The record itself is at the back end, under its id. */
export interface MemberSaved {
  /** Missing where the back end doesn't say that of a new member. */
  id?: number;
  nom: string | null;
  prenom: string | null;
  /** True for a member who was created. */
  isNew: boolean;
}

/** Detail of `parvis-member-deleted` and argument of `onMemberDeleted`. */
export interface MemberDeleted {
  id: number;
  nom: string | null;
  prenom: string | null;
}

export const memberEvents = {
  /** Members were ticked or unticked; ids are those ticked now. */
  'selection-changed': event<SelectionChanged>(),
  /**
   * A row of the list, its name or its menu was pressed to open the record of a member, or the search of Ctrl+K has found
   * it. Prevent it, and the screen stays as it is.
   */
  open: event<MemberOpened>({ isCancelable: true }),
  /** A member was created or changed; id is missing where the back end doesn’t say that of a new one. */
  'member-saved': event<MemberSaved>(),
  /** A member was deleted. */
  'member-deleted': event<MemberDeleted>(),
  ...writeEvents,
};

/** The members, searched and filtered by group, step and tag. */
export const membersArea = defineArea({
  name: 'members',
  title: 'Membres',
  subject: 'membres',
  attributes: memberAttributes,
  emits: memberEvents,
  routes: patternsOf(memberPaths),
  loadKeys: () => loadPart('membersKeys'),
  search: () => loadPart('membersSearch'),
  commands: [
    { key: 'addMember', opens: OPENS.add },
    { key: 'addFamily', action: 'family', opens: OPENS.addFamily },
  ],
});
