/*
 * The screens of the area: the address of each, both ways, and its code, which is fetched when the screen is opened or
 * likely to be. An id consists of digits; with anything else an address shows an event that doesn't exist, never the
 * list.
 */
import { idInPath } from '../../routing/idInPath';
import { matchRoute } from '../../routing/matchRoute';
import { eventRoutes } from './area';

export const loadEventDetail = () => import('./detail/EventDetail');
export const loadMonth = () => import('./month/MonthView');
export const loadEventForm = () => import('./form/EventForm');

export type EventScreen =
  | { screen: 'list' }
  | { screen: 'add' }
  /** `NaN` where the address holds no id. */
  | { screen: 'edit' | 'detail'; id: number };

export const addPath = eventRoutes.add;
/** The form of a new event on this day, `yyyy-mm-dd`. */
export const addOnPath = (day: string): string => `${addPath}?date=${day}`;
export const detailPath = (id: number): string => `/events/${id}`;
export const editPath = (id: number): string => `/events/${id}/edit`;

/** The screen that an address of the widget shows; for an unknown address, the list. */
export function screenAt(path: string): EventScreen {
  if (matchRoute(eventRoutes.add, path)) return { screen: 'add' };
  const edit = matchRoute(eventRoutes.edit, path);
  if (edit) return { screen: 'edit', id: idInPath(edit.id) };
  const detail = matchRoute(eventRoutes.detail, path);
  if (detail) return { screen: 'detail', id: idInPath(detail.id) };
  return { screen: 'list' };
}
