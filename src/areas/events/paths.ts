/*
 * The addresses of the area, both ways. An id is digits: anything else is an event that doesn't exist, never the list.
 */
import { matchRoute } from '../../routing/matchRoute';
import { eventRoutes } from './area';

export type EventScreen =
  | { screen: 'list' }
  | { screen: 'add' }
  /** `NaN` where the address holds no id. */
  | { screen: 'edit' | 'detail'; id: number };

export const addPath = eventRoutes.add;
export const detailPath = (id: number): string => `/events/${id}`;
export const editPath = (id: number): string => `/events/${id}/edit`;

const idOf = (text: string | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;

/** What an address of the widget shows; an unknown one, the list. */
export function screenAt(path: string): EventScreen {
  if (matchRoute(eventRoutes.add, path)) return { screen: 'add' };
  const edit = matchRoute(eventRoutes.edit, path);
  if (edit) return { screen: 'edit', id: idOf(edit.id) };
  const detail = matchRoute(eventRoutes.detail, path);
  if (detail) return { screen: 'detail', id: idOf(detail.id) };
  return { screen: 'list' };
}
