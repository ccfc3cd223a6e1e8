import type { CalendarEvent } from '../../domain/events/event';
import { defineArea } from '../area';
import { hideable, text } from '../attributes';
import { eventPaths, patternsOf } from '../routes';
import { event, writeEvents } from '../widgetEvent';

export const eventAttributes = {
  view: text({
    default: 'list',
    oneOf: ['list', 'month'],
    doc: 'What shows first: a list of events, or a month of them.',
  }),
  hide: hideable('export', 'delete'),
};

export const eventEvents = {
  'event-saved': event<Pick<CalendarEvent, 'id'> & Partial<CalendarEvent>>({
    doc: 'An event was created or changed, as the back end has it; its id alone when it can’t be read again.',
  }),
  'event-deleted': event<CalendarEvent>({ doc: 'An event was deleted.' }),
  ...writeEvents,
};

export const eventsArea = defineArea({
  name: 'events',
  title: 'Événements',
  subject: 'evenements',
  doc: 'The events, as a list or a month, each with its speakers and a file for calendars.',
  attributes: eventAttributes,
  emits: eventEvents,
  routes: patternsOf(eventPaths),
});
