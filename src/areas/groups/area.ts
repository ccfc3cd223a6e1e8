import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const groups = defineArea({
  name: 'groups',
  title: titleTexts.title,
  doc: 'The groups: list, create, edit, delete, and who belongs to them.',
  attributes: {},
  emits: [],
  routes: { list: '/apps/groupes' },
  load: () => import('./GroupsArea'),
});
