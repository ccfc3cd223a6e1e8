import { defineArea } from '../area';
import { hideable } from '../attributes';
import { writeEvents } from '../widgetEvent';

export const appsArea = defineArea({
  name: 'apps',
  title: 'Applications',
  doc: 'The applications hub: forms, secretariat, departments, tags, groups and steps, each opened in place.',
  attributes: { hide: hideable('export', 'import', 'delete') },
  emits: writeEvents,
  routes: { home: '/apps' },
});
