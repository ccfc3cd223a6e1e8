import { defineArea } from '../area';

export const appsArea = defineArea({
  name: 'apps',
  title: 'Applications',
  doc: 'The applications hub: forms, secretariat, departments, tags, groups and steps, each opened in place.',
  attributes: {},
  routes: { home: '/apps' },
});
