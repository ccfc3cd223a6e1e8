import { type Client, createClient } from '../../../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../../../src/api/queryCache.ts';
import { members } from '../../../../../src/areas/members/area.ts';
import type { WidgetHandle } from '../../../../../src/areas/Widget.tsx';
import type { Membre } from '../../../../../src/domain/members/membre.ts';
import { createSession } from '../../../../../src/session/session.ts';
import { query } from '../../../../support/lookups.ts';
import { mountInShadow } from '../../../../support/mount.tsx';
import { until } from '../../../../support/queries.ts';
import { account, release, resetServer, signedInClient } from '../../../../support/reference.ts';
import { eventLog, widget } from '../../../../support/screen.tsx';
import { click, fill } from '../../../../support/user.ts';

/*
 * The members' widget on the reference server, signed in, with members a test makes for itself and which go with it.
 */

export const LIST = 'GET /api/membres/';
export const RECORD = 'GET /api/membres/*/membre_avec_relations/';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

let own: Client;
const made = new Set<number>();
let serial = 0;

const api = async <T,>(method: string, path: string, body?: unknown): Promise<T> => {
  const headers = {
    authorization: `Token ${await own.getToken?.()}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json().catch(() => ({}))) as T;
};

/** Everything is as the server had it, and nothing of the test before is broken any more. */
export async function freshServer(): Promise<void> {
  await resetServer();
  own = await signedInClient();
}

export async function tidyServer(): Promise<void> {
  await release();
  await resetServer();
  for (const id of made) await api('DELETE', `/api/membres/${id}/`);
  made.clear();
}

export const FULL = {
  genre: 'feminin',
  nationalite: 'Togolaise',
  situation_matrimoniale: 'marie',
  email: 'zoe@exemple.fr',
  adresse: '3 rue du Port',
  date_naissance: '1990-03-05',
  profession: 'Sage-femme',
  telephone: '06 12 34 56 78',
  ville: 'Brest',
} as const;

/** A last name that no other member has, so that a search finds this member alone. */
export function familyName(): string {
  serial += 1;
  const letters = [...`${Date.now() % 1e7}${serial}`].map((digit) => String.fromCharCode(97 + Number(digit)));
  return `Zz${letters.join('')}`;
}

/** A member of the server, deleted after the test. */
export async function makeMember(fields: Partial<Membre> & { nom: string }): Promise<Membre> {
  const { data } = await api<{ data: Membre }>('POST', '/api/membres/', {
    prenom: 'Zoé',
    genre: 'feminin',
    ...fields,
  });
  made.add(data.id);
  return data;
}

/** A member made through the screen, to be deleted after the test. */
export const track = (id: number) => void made.add(id);

export const onServer = {
  get: (id: number) => api<{ data: Membre }>('GET', `/api/membres/${id}/`).then(({ data }) => data),
  call: api,
};

/** The widget; `sent` is what it wrote, oldest first; `send` fetches. */
export async function show(attributes: object = {}, send: typeof fetch = fetch) {
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
  const handle = { current: null as WidgetHandle | null };
  const mounted = mountInShadow(
    widget(members, {
      host: { client, session },
      emit: log.emit,
      handle,
      attributes: { theme: 'light', ...attributes } as never,
    }),
  );
  const root = mounted.root as ShadowRoot;
  (root.host as HTMLElement).style.background =
    'theme' in attributes && attributes.theme === 'dark' ? '#11140f' : '#f6f7f4';
  return { ...mounted, root, log, sent, client, handle };
}

/** The list, once its rows and their menus are there. */
export async function shownList(attributes: object = {}, send?: typeof fetch) {
  const shown = await show(attributes, send);
  await until(() => shown.root.querySelector('tbody [aria-haspopup]'));
  return shown;
}

export const heading = (root: ShadowRoot) =>
  [...root.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? '';
export const isAt = (root: ShadowRoot, title: string) => until(() => heading(root) === title);

/** Opens the menu of the row of this name and chooses. */
export async function chooseInRow(root: ShadowRoot, name: string, item: string) {
  await click(await until(() => root.querySelector(`button[aria-label="Actions pour ${name}"]`)));
  await chooseItem(root, item);
}

export async function chooseItem(root: ShadowRoot, item: string) {
  const found = await until(() => menuItem(root, item));
  await click(found);
}

export const menuItem = (root: ShadowRoot, item: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (one) => one.textContent === item && one.checkVisibility(),
  ) ?? null;

export const dialog = (root: ShadowRoot) => root.querySelector<HTMLDialogElement>('dialog[open]:not([role])');
export const input = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].find((one) => one.checkVisibility())!;
/** The form is there. */
export const isShown = (root: ShadowRoot, name: string) => until(() => input(root, name) ?? null);
/** The message under a field. */
export const errorOf = (root: ShadowRoot, name: string): string => {
  const control = input(root, name);
  const described = (control.closest('[role=radiogroup]') ?? control).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
    .join('');
};
/** The message of the whole form. */
export const formError = (root: ShadowRoot) => root.querySelector('form [role=alert]')?.textContent ?? '';

/** Signs in again where the widget asks for it. */
export async function signInAgain(root: ShadowRoot) {
  const { email, password } = await account();
  // By selectors: the browser would compute the roles of the whole hidden screen each time.
  const secret = await until(() => root.querySelector<HTMLInputElement>('input[type=password]'));
  const form = secret.closest('form')!;
  await fill(query<HTMLInputElement>(form, 'input[type=email]'), email);
  await fill(secret, password);
  await click(query(form, 'button[type=submit]'));
  await until(() => !root.querySelector('input[type=password]'));
}

/** How the server may fail an action, and what is read of it; each order is given just before the action. */
export const failures = (pattern: string): readonly (readonly [string, () => Promise<void>, string])[] => {
  const refused = (status: number, message: string) =>
    [
      status === 200 ? 'success:false on 200' : String(status),
      () => controls({ do: 'failNext', pattern, status, body: { success: false, message } }),
      message,
    ] as const;
  const noAnswer = 'Impossible de se connecter au serveur';
  return [
    refused(500, 'Base indisponible'),
    refused(403, 'Compte en lecture seule'),
    refused(409, 'Déjà modifié'),
    refused(200, 'Refusé'),
    // Chromium sends again by itself what a cut connection left without an answer.
    ['a cut connection', () => controls({ do: 'garble', pattern, kind: 'drop', times: 30 }), noAnswer],
    ['no answer in time', () => controls({ do: 'delay', pattern, ms: 4000, times: 1 }), noAnswer],
  ];
};
const controls = async (body: object) => {
  await fetch('/__controls', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};
