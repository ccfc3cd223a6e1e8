import { defineArea } from '../area';
import { text } from '../attributes';
import { eventRoutes } from './routes';
import { titleTexts } from './titleTexts';

export const eventAttributes = {
  view: text({
    default: 'list',
    oneOf: ['list', 'month'],
    doc: 'What shows first: a list of events, or a month of them.',
  }),
};

export const events = defineArea({
  name: 'events',
  title: titleTexts.title,
  doc: 'The events, as a list or a month, each with its speakers and a file for calendars.',
  attributes: eventAttributes,
  emits: ['event-saved', 'event-deleted'],
  routes: eventRoutes,
  load: () => import('./EventsArea'),
});
