import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const apps = defineArea({
  name: 'apps',
  title: titleTexts.title,
  doc: 'The applications hub: forms, secretariat, departments, tags, groups and steps, each opened in place.',
  attributes: {},
  emits: [],
  routes: { home: '/apps' },
  load: () => import('./AppsArea'),
});
