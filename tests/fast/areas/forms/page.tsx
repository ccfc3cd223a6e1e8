import { type Client, createClient } from '../../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../../src/api/queryCache.ts';
import { forms } from '../../../../src/areas/forms/area.ts';
import type { Formulaire } from '../../../../src/domain/forms/formulaire.ts';
import { createSession } from '../../../../src/session/session.ts';
import { nth } from '../../../support/lookups.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';
import { eachQuietly } from '../../../support/quietly.ts';
import { calls, release, resetServer, signedInClient } from '../../../support/reference.ts';
import { click, fill } from '../../../support/user.ts';
import { eventLog, widget } from '../../../support/screen.tsx';

/*
 * The forms widget on the reference server, signed in. Each test creates its own forms, which are deleted after it.
 */

export const LIST = 'GET /api/formulaires/';
export const ONE = 'GET /api/formulaires/*/avec_champs/';
export const CREATE = 'POST /api/formulaires/';
export const UPDATE = 'PUT /api/formulaires/*';
export const REMOVE = 'DELETE /api/formulaires/*';

interface Sent {
  method: string;
  path: string;
  body: Readonly<Record<string, unknown>> | undefined;
}

const made = new Set<number>();
let serial = 0;

let own: Client;

/** Prepares each test of a file. Failures that an earlier test asked for are forgotten. */
export const eachForm = () =>
  eachQuietly(
    async () => {
      await resetServer();
      own = await signedInClient();
    },
    async () => {
      await release();
      await resetServer();
      for (const id of made) await onServer('DELETE', `/api/formulaires/${id}/`);
      made.clear();
    },
  );

const token = async () => (await own.getToken?.()) ?? '';

/** Calls the server as another user, without the widget. */
export async function onServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { authorization: `Token ${await token()}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json().catch(() => ({}));
}

/** A unique name. */
export const formName = () => {
  serial += 1;
  return `Zz${Date.now() % 1e7}-${serial}`;
};

export const TEXT = {
  nom_du_champ: 'Ville',
  type_de_champ: 'text',
  option: '',
  is_required: false,
  placeholder: '',
};

export const named = (nom_du_champ: string, more: object = {}) => ({ ...TEXT, nom_du_champ, ...more });

/** Creates a form, which is deleted after the test. */
export async function makeForm(fields: object = {}): Promise<Formulaire> {
  const body = {
    nom_du_formulaire: formName(),
    description: '',
    form_extend: false,
    form_static: false,
    champs: [TEXT],
    ...fields,
  };
  const { data } = await onServer<{ data: Formulaire }>('POST', '/api/formulaires/', body);
  made.add(data.id);
  return data;
}

/** Has forms that were created on the screen deleted after the test. */
export async function trackByName(nom: string): Promise<Formulaire[]> {
  const found = await onServer<{ data: { results: Formulaire[] } }>(
    'GET',
    `/api/formulaires/?search=${encodeURIComponent(nom)}&page_size=100`,
  );
  for (const { id } of found.data.results) made.add(id);
  return found.data.results;
}

export const stored = (id: number) =>
  onServer<{ data: Formulaire }>('GET', `/api/formulaires/${id}/avec_champs/`).then(({ data }) => data);

/**
 * Shows the widget and waits for its list, or for what `shown` selects. `sent` holds its writes, oldest first; `send`
 * replaces `fetch`.
 */
export async function show(
  attributes: object = {},
  send: typeof fetch = fetch,
  api = '',
  shown = 'table:not([aria-busy])',
) {
  const sent: Sent[] = [];
  const client = createClient({
    api,
    ...(api && { getToken: token }),
    random: () => 0,
    timeout: 3000,
    fetch: (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      const { method = 'GET', body } = init ?? {};
      if (method !== 'GET' && !path.includes('token'))
        sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return send(input, init);
    },
  });
  localStorage.setItem('authToken', await token());
  const session = createSession({
    client,
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
  });
  const log = eventLog();
  const host = { client, session };
  const mounted = mountInShadow(
    widget(forms, { host, emit: log.emit, attributes: { theme: 'light', ...attributes } as never }),
  );
  const { root } = mounted;
  root.host.setAttribute('style', 'font-size: 16px; background: #f6f7f4');
  await until(() => root.querySelector(shown) ?? null);
  return { ...mounted, root, log, sent, client };
}

const isSeen = (element: Element) => element.checkVisibility() && !element.closest('[inert]');

/** The button with this text or label, which is quicker than computing every role. */
export const button = (root: ParentNode, name: string | RegExp): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return isSeen(element) && (typeof name === 'string' ? words.trim() === name : name.test(words));
  });
  if (!found) throw new Error(`No button ${name}.`);
  return found;
};
export const push = async (root: ParentNode, name: string | RegExp) => click(button(root, name));

/** The control with this label. */
export const field = <E extends HTMLElement = HTMLInputElement>(root: ShadowRoot, label: string): E => {
  const words = [...root.querySelectorAll('label')].find(
    (element) => isSeen(element) && element.textContent?.replace(' *', '').trim() === label,
  );
  const control = words && (words.control ?? root.getElementById(words.htmlFor));
  if (!control) throw new Error(`No control ${label}.`);
  return control as HTMLElement as E;
};

export const panel = (root: ShadowRoot, at: number) =>
  nth(root.querySelectorAll<HTMLElement>('section[part=panel]'), at);
export const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[data-part=head]')];
/** The names of the fields in their rows. */
export const names = (root: ShadowRoot) =>
  heads(root).map((head) => head.querySelector('[class*=name]')?.firstChild?.textContent ?? '');
export const rows = (root: ShadowRoot) => [...root.querySelectorAll('tbody tr')];
export const rowOf = (root: ShadowRoot, nom: string) =>
  until(() => rows(root).find((row) => row.textContent?.includes(nom)) ?? null);

export const dialogShown = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLDialogElement>('dialog[open]:not([role])'));
export const question = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLDialogElement>('dialog[open][role=alertdialog]'));
/** Closes an alert and returns its text. */
export async function acknowledged(root: ShadowRoot, name = 'Compris'): Promise<string> {
  const alert = await question(root);
  const words = alert.textContent ?? '';
  await push(alert, name);
  await until(() => !root.querySelector('dialog[role=alertdialog]'));
  return words;
}
/** The texts of the toasts and the live region. */
export const said = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role=status]')].map((element) => element.textContent).join('\n');

export async function addField(root: ShadowRoot, type: string) {
  await push(root, 'Ajouter un champ');
  const item = await until(
    () =>
      [...root.querySelectorAll('[role=menuitem]')].find((element) => element.textContent === type) ?? null,
  );
  await click(item);
  await until(() => root.querySelector('[data-part=name]'));
}

/** Searches for forms by the beginning of their name. A pause while typing may start a search too. */
export async function searchFor(root: ShadowRoot, text: string) {
  await fill(field(root, 'Rechercher un formulaire'), text);
  const asked = `search=${text.replaceAll(' ', '+')}`;
  await until(async () => (await calls()).some((call) => call.split('&').includes(asked)));
  await until(() => root.querySelector('table:not([aria-busy])'));
  await until(() => rows(root).every((row) => row.textContent?.includes(text)));
}

/** Creates a form and opens it in the builder. */
export async function editing(fields: object, send?: typeof fetch) {
  const formulaire = await makeForm(fields);
  const { nom_du_formulaire } = formulaire;
  const shown = await show({}, send);
  await searchFor(shown.root, nom_du_formulaire);
  const row = await rowOf(shown.root, nom_du_formulaire);
  await push(row, /^Modifier «/);
  await until(() => panel(shown.root, 0).querySelector('h2')?.textContent === 'Édition du Formulaire');
  await until(() => button(shown.root, 'Mettre à jour'));
  return { ...shown, formulaire, row };
}
