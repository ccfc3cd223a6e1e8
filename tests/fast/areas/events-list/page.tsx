import { createClient } from '../../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../../src/api/queryCache.ts';
import { events } from '../../../../src/areas/events/area.ts';
import type { WidgetHandle } from '../../../../src/areas/Widget.tsx';
import type { Evenement } from '../../../../src/domain/events/evenement.ts';
import { createSession } from '../../../../src/session/session.ts';
import { query } from '../../../support/lookups.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { until } from '../../../support/queries.ts';
import { release, resetServer, signedInClient } from '../../../support/reference.ts';
import { eventLog, widget } from '../../../support/screen.tsx';

/*
 * The widget of events on the reference server, signed in. Each test creates its own events, which are deleted after it.
 * Their days are in 2011, before all series of the sample data.
 */

export const LIST = 'GET /api/events/';
export const ONE = 'GET /api/events/*/';
export const SPEAKERS = 'GET /api/events/*/assignments/';
export const DELETE = 'DELETE /api/events/*/';

const made = new Set<string>();
let token = '';
let serial = 0;

export const api = async <T,>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(path, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: T & { data?: T } = await answer.json().catch(() => ({}));
  return read.data ?? read;
};

export async function freshServer(): Promise<void> {
  await resetServer();
  token = (await (await signedInClient()).getToken?.()) ?? '';
}

export async function tidyServer(): Promise<void> {
  await release();
  await resetServer();
  for (const path of [...made].reverse()) await api('DELETE', path);
  made.clear();
}

/** Creates an event, which is deleted after the test. */
export async function makeEvent(day: string, fields: Partial<Evenement> = {}): Promise<Evenement> {
  serial += 1;
  const draft = {
    nom_evenement: `Zz${Date.now() % 1e7}-${serial}`,
    date: `${day}T${(fields.heure_debut ?? '00:00').slice(0, 5)}:00`,
    is_recurrent: false,
    ...fields,
  };
  const { id } = await api<{ id: number }>('POST', '/api/events/', draft);
  made.add(`/api/events/${id}/`);
  return { id, ...draft };
}

/** Adds a speaker to an event, with the contact noted at that time. */
export async function makeSpeaker(
  event: Evenement,
  prenom: string,
  nom: string,
  libelle: string,
  donnees: object,
) {
  const speaker = await api<{ id: number }>('POST', '/api/intervenants/', { nom, prenom });
  const role = await api<{ id: number }>('POST', '/api/roles-intervenants/', { libelle });
  // Deleted from last to first, so that the event is deleted before the rows it uses.
  const before = [...made];
  made.clear();
  for (const path of [`/api/intervenants/${speaker.id}/`, `/api/roles-intervenants/${role.id}/`, ...before])
    made.add(path);
  await api('POST', `/api/events/${event.id}/assignments/`, {
    evenement: event.id,
    intervenant: speaker.id,
    role_intervenant: role.id,
    donnees,
  });
}

/** Shows the widget. `asked` holds its requests for events, oldest first. */
export async function show(attributes: object = {}, send: typeof fetch = fetch) {
  const asked: string[] = [];
  const client = createClient({
    random: () => 0,
    timeout: 3000,
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      if (pathname.startsWith('/api/events/')) asked.push(decodeURIComponent(pathname + search));
      return send(input, init);
    },
  });
  localStorage.setItem('authToken', token);
  const session = createSession({
    client,
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
  });
  const log = eventLog();
  const handle: { current: WidgetHandle | null } = { current: null };
  const mounted = mountInShadow(
    widget(events, {
      host: { client, session },
      emit: log.emit,
      handle,
      attributes: { theme: 'light', ...attributes } as never,
    }),
  );
  const { root } = mounted;
  const canvas = 'theme' in attributes && attributes.theme === 'dark' ? '#11140f' : '#f6f7f4';
  root.host.setAttribute('style', `font-size: 16px; background: ${canvas}`);
  return { ...mounted, root, log, asked, client, handle };
}

const seen = <E extends HTMLElement = HTMLElement>(root: ShadowRoot | HTMLElement, selector: string) =>
  [...root.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
/** Finds by selector, because computing the roles of the whole screen each time is slow. */
export const maybe = (root: ShadowRoot | HTMLElement, selector: string, text: string | RegExp) =>
  seen(root, selector).find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return typeof text === 'string' ? words === text : text.test(words);
  }) ?? null;
/** A button that takes clicks: one that shows a wheel ignores them. */
export const button = (root: ShadowRoot, text: string | RegExp) =>
  until(() => maybe(root, 'button:not([data-busy])', text));
export const tab = (root: ShadowRoot, text: string) =>
  present(maybe(root, '[role=tab]', text), `tab ${text}`);
export const heading = (root: ShadowRoot) => seen(root, 'h1')[0]?.textContent ?? '';
export const isAt = (root: ShadowRoot, title: string) => until(() => heading(root) === title);
export const cards = (root: ShadowRoot) => seen(root, 'article');
export const names = (root: ShadowRoot) => cards(root).map((card) => query(card, 'h3').textContent);
export const card = (root: ShadowRoot, name: string) =>
  until(() => cards(root).find((element) => query(element, 'h3').textContent === name) ?? null);
/** The texts of the status elements, such as the number of events. */
export const status = (root: ShadowRoot) =>
  seen(root, '[role=status]')
    .map((element) => element.textContent)
    .join('');
export const alertText = (root: ShadowRoot) =>
  seen(root, '[role=alert]')
    .map((element) => element.textContent)
    .join(' ');
export const dateInput = (root: ShadowRoot, name: 'from' | 'to') =>
  query<HTMLInputElement>(root, `[name=${name}]`);

/** Sets a date as the browser's own picker does, because typing depends on the browser's language. */
export function setDate(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The address of the last request for a page of the list. */
export const lastList = (asked: readonly string[]) =>
  asked.filter((path) => path.startsWith('/api/events/?') && path.includes('page_size=20')).at(-1) ?? '';

/** The parameters of that request, without page and size. */
export function lastQuery(asked: readonly string[]): Record<string, string> {
  const { page, page_size, ...query } = Object.fromEntries(
    new URLSearchParams(lastList(asked).split('?')[1] ?? ''),
  );
  return query;
}

/** Whether the list shows that it is loading. */
export const loading = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role=tabpanel] [role=status]')].some(
    (element) => element.textContent === 'Chargement...' && element.checkVisibility(),
  );

/** Loads the events from element day to another. */
export async function loadPeriod(root: ShadowRoot, from: string, to: string) {
  await until(() => dateInput(root, 'from'));
  setDate(dateInput(root, 'from'), from);
  setDate(dateInput(root, 'to'), to);
  (await button(root, 'Charger')).click();
}
