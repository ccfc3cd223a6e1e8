/*
 * The screens of the area: the address of each, both ways, and its code, which is fetched when the screen is opened or
 * likely to be. An id consists of digits; with anything else an address shows an event that doesn't exist, never the
 * list.
 */
import { eventPaths } from '../routes';

export const loadEventDetail = () => import('./detail/EventDetail');
export const loadMonth = () => import('./month/MonthView');
export const loadEventForm = () => import('./form/EventForm');

export const loadServiceWeeks = () => import('./services/weeks/ServiceWeeks');

/** Parts of an event's page. */
export const loadServed = () => import('./services/ServedSpeakers');
export const loadRegistrations = () => import('./registrations/RegistrationSection');

export type EventScreen =
  | { screen: 'list' }
  | { screen: 'add' }
  | { screen: 'services' }
  /** `NaN` where the address holds no id. */
  | { screen: 'edit' | 'detail'; id: number };

/** The form of a new event on this day, `yyyy-mm-dd`. */
export const addOnPath = (day: string): string => `${eventPaths.add.to()}?date=${day}`;

/** The screen that an address of the widget shows; for an unknown address, the list. */
export function eventScreenAt(path: string): EventScreen {
  if (eventPaths.add.match(path)) return { screen: 'add' };
  if (eventPaths.services.match(path)) return { screen: 'services' };
  const edit = eventPaths.edit.match(path);
  if (edit) return { screen: 'edit', ...edit };
  const detail = eventPaths.detail.match(path);
  return detail ? { screen: 'detail', ...detail } : { screen: 'list' };
}
