import { defineArea } from '../area';
import { text } from '../attributes';

export const agendaAttributes = {
  /**
   * Address of the back end; by default the one given to configure({ api }). Several addresses with spaces between them show the
   * events of all, each with its source.
   */
  api: text(),
  /** What shows first: a list of dates, or a month of them. Visitors switch. */
  view: text({ default: 'list', oneOf: ['list', 'month'] }),
  /** Only what takes place here: the whole name of a place, whatever its case and accents. */
  place: text(),
  /** Only events whose name or place has all these words. */
  search: text(),
  /** The first day that shows, yyyy-mm-dd; today by default, and any month in the month. */
  from: text(),
  /** The last day that shows, yyyy-mm-dd. */
  until: text(),
  /**
   * Address of your page with the registration, in which {identifiant} becomes that of the event. Without it, events don’t lead
   * to their registration.
   */
  registrationPage: text(),
};

/** The public events, for visitors, without signing in. */
export const agendaArea = defineArea({
  name: 'agenda',
  title: 'Agenda',
  attributes: agendaAttributes,
  routes: {},
  needsSession: false,
  isLow: true,
});
