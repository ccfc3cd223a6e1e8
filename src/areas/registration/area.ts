import { defineArea } from '../area';
import { flag, prefillAttributes, text } from '../attributes';
import { event, visitorEvents } from '../widgetEvent';

export const registrationAttributes = {
  /** Which event: the identifier of its registration, as shown with the event. */
  identifiant: text(),
  /** The page is the registration: it takes the event’s name as its title and first heading. */
  ownsPage: flag(),
  ...prefillAttributes,
};

/** Detail of `parvis-registered` and argument of `onRegistered`. */
export interface RegisteredDetail {
  /** Of the registration. */
  identifiant: string;
  /**
   * How many people have a place, wait for the organisation’s agreement, and are on the waiting list. All three are 0 where the
   * back end tells it by mail alone.
   */
  registered: number;
  requested: number;
  waiting: number;
}

export const registrationEvents = {
  ...visitorEvents,
  /** A visitor has registered people for an event. */
  registered: event<RegisteredDetail>(),
};

/** The registration for one event, for visitors, without signing in. */
export const registrationArea = defineArea({
  name: 'registration',
  title: 'Inscription',
  attributes: registrationAttributes,
  emits: registrationEvents,
  routes: {},
  needsSession: false,
  isLow: true,
});
