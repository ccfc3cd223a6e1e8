import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { text } from '../attributes';
import { loadPart } from '../loadPart';
import { eventPaths, patternsOf } from '../routes';
import { event, writeEvents } from '../widgetEvent';

export const eventAttributes = {
  /** What shows first: a list of events, or a month of them. */
  view: text({ default: 'list', oneOf: ['list', 'month'] }),
  ...actionAttributes('events'),
};

/** Detail of `parvis-event-saved` and argument of `onEventSaved`. Its name and day are missing where it can't be read again. */
export interface EventSaved {
  id: number;
  nom_evenement?: string;
  /** Local day and time, without a time zone. */
  date?: string | null;
  /** True for an event that was created. */
  isNew: boolean;
}

/** Detail of `parvis-event-deleted` and argument of `onEventDeleted`. */
export interface EventDeleted {
  id: number;
  nom_evenement: string;
  /** Local day and time, without a time zone. */
  date: string | null;
}

export const eventEvents = {
  /**
   * An event was created or changed; its name and day, as the back end has them, are missing when it can’t be read again.
   */
  'event-saved': event<EventSaved>(),
  /** An event was deleted. */
  'event-deleted': event<EventDeleted>(),
  ...writeEvents,
};

/** The events, as a list or a month, each with its speakers and a file for calendars. */
export const eventsArea = defineArea({
  name: 'events',
  title: 'Événements',
  subject: 'evenements',
  attributes: eventAttributes,
  emits: eventEvents,
  routes: patternsOf(eventPaths),
  search: () => loadPart('eventsSearch'),
  commands: [{ key: 'addEvent', path: eventPaths.add.pattern }],
});
