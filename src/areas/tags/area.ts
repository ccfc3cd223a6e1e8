import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const tags = defineArea({
  name: 'tags',
  title: titleTexts.title,
  doc: 'The tags of members: list, create, edit, delete, and which may be used for events.',
  attributes: {},
  emits: [],
  routes: { list: '/apps/tags' },
  load: () => import('./TagsArea'),
});
