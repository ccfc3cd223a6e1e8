import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { writeEvents } from '../widgetEvent';

/** The integration steps: list, create, edit, delete, and their details. */
export const stepsArea = defineArea({
  name: 'steps',
  title: 'Gestion des Intégrations',
  subject: 'etapes',
  tile: {
    name: 'Intégrations',
    icon: 'steps',
    color: '#B91C1C',
  },
  attributes: actionAttributes('steps'),
  emits: writeEvents,
  routes: { list: '/apps/integrations' },
});
