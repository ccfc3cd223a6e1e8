import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { loadPart } from '../loadPart';
import { OPENS } from '../routes';
import { writeEvents } from '../widgetEvent';

/** The groups: list, create, edit, delete, and who belongs to them. */
export const groupsArea = defineArea({
  name: 'groups',
  title: 'Gestion des Groupes',
  subject: 'groupes',
  tile: {
    name: 'Groupes',
    icon: 'users',
    color: '#15803D',
  },
  attributes: actionAttributes('groups'),
  emits: writeEvents,
  routes: { list: '/apps/groupes' },
  search: () => loadPart('groupsSearch'),
  commands: [{ key: 'addGroup', opens: OPENS.add }],
});
