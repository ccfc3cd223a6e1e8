import { defineArea } from '../area';
import { number, text } from '../attributes';
import { PAGE_SIZES } from './pageSizes';
import { memberRoutes } from './routes';
import { titleTexts } from './titleTexts';

export const memberAttributes = {
  pageSize: number({
    default: 10,
    oneOf: PAGE_SIZES,
    doc: 'Rows of a page until the viewer chooses otherwise: 10, 25 or 50.',
  }),
  search: text({ default: '', doc: 'What the search box holds at first.' }),
};

export const members = defineArea({
  name: 'members',
  title: titleTexts.title,
  doc: 'The members, searched and filtered by group, step and tag.',
  attributes: memberAttributes,
  emits: ['selection-changed', 'member-saved', 'member-deleted'],
  routes: memberRoutes,
  load: () => import('./MembersArea'),
});
