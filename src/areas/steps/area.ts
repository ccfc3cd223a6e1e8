import { defineArea } from '../area';
import { hideable } from '../attributes';
import { writeEvents } from '../widgetEvent';

export const stepsArea = defineArea({
  name: 'steps',
  title: 'Gestion des Intégrations',
  subject: 'etapes',
  tile: {
    name: 'Intégrations',
    description: 'Les étapes du parcours d’intégration.',
    icon: 'steps',
    color: '#B91C1C',
  },
  doc: 'The integration steps: list, create, edit, delete, and their details.',
  attributes: { hide: hideable('delete') },
  emits: writeEvents,
  routes: { list: '/apps/integrations' },
});
