import { type Client, createClient } from '../../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../../src/api/queryCache.ts';
import { defineArea } from '../../../../src/areas/area.ts';
import EventForm from '../../../../src/areas/events/form/EventForm.tsx';
import type { WidgetHandle } from '../../../../src/areas/Widget.tsx';
import type { Affectation, Evenement } from '../../../../src/domain/events/evenement.ts';
import type { RoleIntervenant } from '../../../../src/domain/events/intervenant.ts';
import type { Membre } from '../../../../src/domain/members/membre.ts';
import { matchRoute } from '../../../../src/routing/matchRoute.ts';
import { useLocation } from '../../../../src/routing/useLocation.ts';
import { createSession } from '../../../../src/session/session.ts';
import { nth, query } from '../../../support/lookups.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { until } from '../../../support/queries.ts';
import { release, resetServer, signedInClient } from '../../../support/reference.ts';
import { fill, setViewport } from '../../../support/user.ts';
import { eventLog, widget } from '../../../support/screen.tsx';
import { choose, acknowledge as close } from '../members/actions/fakeBackend.tsx';
import { entity } from './entity.ts';

/*
 * A widget that holds only the form of an event, on the reference server. Each test creates its own members, roles and
 * events, which are deleted after it.
 */

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

let own: Client;
let serial = 0;
const made = new Set<string>();

export const api = async <T,>(method: string, path: string, body?: unknown): Promise<T> => {
  const headers = { authorization: `Token ${await own.getToken?.()}`, 'content-type': 'application/json' };
  const answer = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: T & { data?: T } = await answer.json().catch(() => ({}));
  return read.data ?? read;
};

/** Resets the server before each test, and deletes afterwards what the test created. */
export function onFreshServer(): void {
  const realError = console.error;
  beforeEach(async () => {
    console.error = () => {};
    await resetServer();
    own = await signedInClient();
    await setViewport({ width: 1280, height: 1000 });
  });
  afterEach(async () => {
    console.error = realError;
    await release();
    await resetServer();
    // Events are deleted before the roles they use.
    for (const { id } of await eventsNamed('Zz')) await api('DELETE', `/api/events/${id}/`);
    for (const path of made) await api('DELETE', path);
    made.clear();
  });
}

/** A unique word. The name of each event of a test begins with one. */
export function word(): string {
  serial += 1;
  const letters = [...`${Date.now() % 1e7}${serial}`].map((digit) => String.fromCharCode(97 + Number(digit)));
  return `Zz${letters.join('')}`;
}

export async function makeMember(fields: Partial<Membre> = {}): Promise<Membre & { name: string }> {
  const membre = await api<Membre>('POST', '/api/membres/', {
    nom: word(),
    prenom: 'Zoé',
    genre: 'feminin',
    ...fields,
  });
  made.add(`/api/membres/${membre.id}/`);
  return { ...membre, name: `${membre.nom} ${membre.prenom}` };
}

export async function makeRole(libelle = word()): Promise<RoleIntervenant> {
  const role = await api<RoleIntervenant>('POST', '/api/roles-intervenants/', { libelle });
  made.add(`/api/roles-intervenants/${role.id}/`);
  return role;
}
/** Has a role that was created on the screen deleted after the test. */
export const trackRole = (id: number) => void made.add(`/api/roles-intervenants/${id}/`);

export const DAY = '2031-05-04';

/** Creates an event with these speakers. */
export async function makeEvent(speakers: readonly [Membre, RoleIntervenant][], fields: object = {}) {
  const draft = { nom_evenement: word(), date: `${DAY}T10:00:00`, heure_debut: '10:00', is_recurrent: false };
  const { id } = await api<{ id: number }>('POST', '/api/events/', { ...draft, ...fields });
  for (const [membre, role] of speakers) await assign(id, membre, role);
  return { id, ...draft, ...fields };
}

export async function assign(evenement: number, membre: Membre, role: RoleIntervenant): Promise<void> {
  const { id: membre_id, nom, prenom, email } = membre;
  const speaker = await api<{ id: number }>('POST', '/api/intervenants/', { nom, prenom, membre_id });
  await api('POST', `/api/events/${evenement}/assignments/`, {
    evenement,
    intervenant: speaker.id,
    role_intervenant: role.id,
    donnees: { member_email: email },
  });
}

export const eventsNamed = async (search: string) =>
  (await api<{ results: Evenement[] }>('GET', `/api/events/?search=${search}&page_size=100`)).results;
/** The only event of this name. */
export async function eventNamed(name: string): Promise<Evenement> {
  const found = await eventsNamed(name);
  if (found.length !== 1) throw new Error(`${found.length} events are named ${name}.`);
  return nth(found, 0);
}
export const assigned = (id: number) => api<Affectation[]>('GET', `/api/events/${id}/assignments/`);
/** The speakers that the server has stored, as «Koffi Ama/Orateur». */
export const speakersOf = async (id: number) =>
  (await assigned(id)).map(({ intervenant, role_intervenant }) => {
    const { nom, prenom } = entity(intervenant);
    return `${nom} ${prenom}/${entity(role_intervenant).libelle}`;
  });

/** The callbacks that the form called. */
export const told: { saved: [id: number, isNew: boolean][]; left: number } = { saved: [], left: 0 };

const routes = { add: '/events/add', edit: '/events/:id/edit', list: '/events' };

/** Shows the form or the list by its address, as the area does. */
function Screens({ readonly }: { readonly?: boolean }) {
  const { path, navigate } = useLocation();
  const ways = {
    readonly,
    onSaved: (id: number, isNew: boolean) => {
      told.saved.push([id, isNew]);
      navigate(routes.list, { isSaved: true });
    },
    onCancel: () => {
      told.left += 1;
      navigate(routes.list, { isSaved: true });
    },
  };
  const edit = matchRoute(routes.edit, path);
  if (edit) return <EventForm id={Number(edit.id)} {...ways} />;
  return matchRoute(routes.add, path) ? <EventForm {...ways} /> : <p>La liste</p>;
}

const area = defineArea({
  name: 'events-form',
  title: 'Événements',
  doc: '',
  attributes: {},
  routes,
  load: async () => ({ default: Screens }),
});

/** Shows the widget. `sent` holds its writes, oldest first; `send` replaces `fetch`. */
export async function show(route: string = routes.add, attributes: object = {}, send: typeof fetch = fetch) {
  told.saved = [];
  told.left = 0;
  const sent: Sent[] = [];
  const client = createClient({
    random: () => 0,
    timeout: 3000,
    fetch: (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      const { method = 'GET', body } = init ?? {};
      if (method !== 'GET' && !path.includes('token'))
        sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
      return send(input, init);
    },
  });
  localStorage.setItem('authToken', (await own.getToken?.()) ?? '');
  const session = createSession({
    client,
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
  });
  const log = eventLog();
  const handle: { current: WidgetHandle | null } = { current: null };
  const mounted = mountInShadow(
    widget(area, {
      host: { client, session },
      emit: log.emit,
      handle,
      attributes: { theme: 'light', route, ...attributes } as never,
    }),
  );
  const { root } = mounted;
  root.host.setAttribute('style', 'font-size: 16px; background: #f6f7f4');
  return { ...mounted, root, log, sent, client, handle };
}

/** Shows the form and waits until members and roles are loaded. */
export async function shown(route?: string, attributes?: object, send?: typeof fetch) {
  const page = await show(route, attributes, send);
  await until(() => page.root.querySelector('[role=combobox]') && roleSelect(page.root).options.length > 1);
  return page;
}

export const field = <E extends HTMLElement = HTMLInputElement>(root: ShadowRoot, name: string) =>
  query<E>(root, `[name="${name}"]`);
export const roleSelect = (root: ShadowRoot) => query<HTMLSelectElement>(root, 'select:not([name])');
/** The button below the fields: above them, an error has another one. */
export const submit = (root: ShadowRoot) =>
  present([...root.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1), 'submit button');
/** The visible message of the name check. */
export const nameMessage = (root: ShadowRoot) =>
  field(root, 'nom_evenement').closest('form')?.querySelector('[role=status]')?.textContent ?? '';
/** The texts under a field. */
export const errorOf = (root: ShadowRoot, name: string): string =>
  (field(root, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
    .join('');
export const formError = (root: ShadowRoot) => root.querySelector('[data-form-error]')?.textContent ?? '';
/** The rows of the list of speakers. */
export const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('li:has([data-remove])')];
export const maybeRowOf = (root: ShadowRoot, name: string) =>
  rows(root).find((row) => row.textContent?.includes(name));
export const rowOf = (root: ShadowRoot, name: string) => present(maybeRowOf(root, name), `row of ${name}`);

/** Sets a control as the browser's own widgets do, because typing a date depends on the browser's language. */
export function set(control: HTMLInputElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function chooseRole(root: ShadowRoot, { id }: RoleIntervenant) {
  set(roleSelect(root), String(id));
  await until(() => roleSelect(root).value === String(id));
}

/** Reads the alert away; the form ends its attempt only then. */
export async function acknowledge(root: ShadowRoot) {
  await close(root);
  await until(() => !root.querySelector('form fieldset:disabled'));
}

/** Chooses a role, then a member, who is added at once. */
export async function add(root: ShadowRoot, person: { nom?: string | null }, role: RoleIntervenant) {
  const before = rows(root).length;
  await chooseRole(root, role);
  await fill(query(root, '[role=combobox]'), person.nom ?? '');
  await choose(root, person.nom ?? '');
  await until(() => rows(root).length === before + 1);
}

/** Fills in a name, waits until it is checked, and sets a day. */
export async function fillEvent(root: ShadowRoot, name: string) {
  await fill(field(root, 'nom_evenement'), name);
  set(field(root, 'date'), DAY);
  await until(() => nameMessage(root) === "Ce nom d'événement est disponible");
}

/** Whether the page has this text, which is quicker than finding its element. */
export const says = (root: ShadowRoot, words: string) => root.textContent?.includes(words) === true;
export const isAtList = (root: ShadowRoot) => until(() => says(root, 'La liste'));
/** The open question or alert. */
export const asked = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLDialogElement>('dialog[role=alertdialog]'));
