import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** The departments: list, create, edit, delete, and who serves in them. */
export const departmentsArea = defineArea({
  name: 'departments',
  title: 'Gestion des Départements',
  subject: 'departements',
  tile: {
    name: 'Départements',
    icon: 'building',
    color: '#B45309',
  },
  attributes: actionAttributes('departments'),
  emits: writeEvents,
  routes: { list: '/apps/departements' },
});
