import { defineArea } from '../area';
import { hideable } from '../attributes';
import { writeEvents } from '../widgetEvent';

/** The applications hub: forms, secretariat, departments, tags, groups and steps, each opened in place. */
export const appsArea = defineArea({
  name: 'apps',
  title: 'Applications',
  attributes: { hide: hideable('export', 'import', 'delete') },
  emits: writeEvents,
  routes: { home: '/apps' },
});
