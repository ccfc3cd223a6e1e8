import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** The tags of members: list, create, edit, delete, and which may be used for events. */
export const tagsArea = defineArea({
  name: 'tags',
  title: 'Gestion des Tags',
  subject: 'tags',
  tile: {
    name: 'Tags',
    icon: 'tag',
    color: '#A21CAF',
  },
  attributes: actionAttributes('tags'),
  emits: writeEvents,
  routes: { list: '/apps/tags' },
});
