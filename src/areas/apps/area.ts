import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** The applications hub: forms, secretariat, departments, tags, groups and steps, each opened in place. */
export const appsArea = defineArea({
  name: 'apps',
  title: 'Applications',
  attributes: actionAttributes(
    'forms',
    'departments',
    'tags',
    'groups',
    'steps',
    'duplicates',
    'accounts',
    'journal',
  ),
  emits: writeEvents,
  routes: { home: '/apps' },
});
