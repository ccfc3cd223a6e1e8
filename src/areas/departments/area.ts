import { defineArea } from '../area';
import { actionAttributes } from '../attributes';
import { writeEvents } from '../widgetEvent';

/** The departments: list, create, edit, delete, and who serves in them. */
export const departmentsArea = defineArea({
  name: 'departments',
  title: 'Gestion des Départements',
  subject: 'departements',
  tile: {
    name: 'Départements',
    description: 'Les équipes de service, leur mission et leurs serviteurs.',
    icon: 'building',
    color: '#B45309',
  },
  attributes: actionAttributes('departments'),
  emits: writeEvents,
  routes: { list: '/apps/departements' },
});
