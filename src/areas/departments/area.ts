import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const departments = defineArea({
  name: 'departments',
  title: titleTexts.title,
  doc: 'The departments: list, create, edit, delete, and who serves in them.',
  attributes: {},
  emits: [],
  routes: { list: '/apps/departements' },
  load: () => import('./DepartmentsArea'),
});
