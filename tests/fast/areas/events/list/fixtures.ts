import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { query } from '../../../../support/lookups.ts';
import { allShown, buttonShown, input, setValue } from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { makeRow, onServer } from '../../../../support/serverRows.ts';

/* What the list of events shows. Tests make their events in 2011, before all series of the sample data. */

export const LIST = 'GET /api/events/';
export const ONE = 'GET /api/events/*/';
export const SPEAKERS = 'GET /api/events/*/assignments/';
export const DELETE = 'DELETE /api/events/*/';

/** Adds a speaker to an event, with the contact noted at that time. */
export async function makeSpeaker(
  event: CalendarEvent,
  firstName: string,
  name: string,
  label: string,
  donnees: object,
) {
  const speaker = await makeRow('/api/intervenants/', { nom: name, prenom: firstName });
  const role = await makeRow('/api/roles-intervenants/', { libelle: label });
  await onServer('POST', `/api/events/${event.id}/assignments/`, {
    evenement: event.id,
    intervenant: speaker.id,
    role_intervenant: role.id,
    donnees,
  });
}

/** Shows the widget. `asked()` gives its requests for events, oldest first. */
export async function show(attributes?: object, send?: typeof fetch) {
  const page = await showOnServer(eventsArea, attributes, send);
  const asked = () =>
    page.back.called('/api/events/*').map(({ path, search }) => decodeURIComponent(path + search));
  return { ...page, asked };
}

export const cards = (root: ShadowRoot) => allShown(root, 'article');
export const names = (root: ShadowRoot) => cards(root).map((card) => query(card, 'h3').textContent);
export const card = (root: ShadowRoot, name: string) =>
  until(() => cards(root).find((element) => query(element, 'h3').textContent === name));

/** The address of the last request for a page of the list. */
const lastList = (asked: () => string[]) =>
  asked().findLast((path) => path.startsWith('/api/events/?') && path.includes('page_size=20')) ?? '';

/** The parameters of that request, without page and size. */
export function lastQuery(asked: () => string[]): Record<string, string> {
  const { page, page_size, ...query } = Object.fromEntries(
    new URLSearchParams(lastList(asked).split('?')[1] ?? ''),
  );
  return query;
}

/** Whether the list shows that it is loading. */
export const loading = (root: ShadowRoot) =>
  allShown(root, '[role=tabpanel] [role=status]').some(({ textContent }) => textContent === 'Chargement...');

/** Loads the events from one day to another. */
export async function loadPeriod(root: ShadowRoot, from: string, to: string) {
  await until(() => input(root, 'from'));
  setValue(input(root, 'from'), from);
  setValue(input(root, 'to'), to);
  (await buttonShown(root, 'Charger')).click();
}
