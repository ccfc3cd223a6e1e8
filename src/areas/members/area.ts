import type { Member } from '../../domain/members/member';
import { defineArea } from '../area';
import { hideable, number, text } from '../attributes';
import { loadPart } from '../loadPart';
import { memberPaths, patternsOf } from '../routes';
import { event, writeEvents } from '../widgetEvent';

/** Rows of a page that a viewer may choose; the first is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const memberAttributes = {
  pageSize: number({
    default: 10,
    oneOf: PAGE_SIZES,
    doc: 'Rows of a page until the viewer chooses otherwise: 10, 25 or 50.',
  }),
  search: text({ default: '', doc: 'What the search box holds at first.' }),
  hide: hideable('export', 'import', 'delete'),
};

export const memberEvents = {
  'selection-changed': event<{ ids: readonly number[] }>({
    doc: 'Members were ticked or unticked; ids are those ticked now.',
  }),
  'member-saved': event<Partial<Member>>({
    doc: 'A member was created or changed; what is known of them afterwards.',
  }),
  'member-deleted': event<Member>({ doc: 'A member was deleted.' }),
  ...writeEvents,
};

export const membersArea = defineArea({
  name: 'members',
  title: 'Membres',
  subject: 'membres',
  doc: 'The members, searched and filtered by group, step and tag.',
  attributes: memberAttributes,
  emits: memberEvents,
  routes: patternsOf(memberPaths),
  loadKeys: () => loadPart('membersKeys'),
});
