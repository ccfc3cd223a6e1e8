import { type Client, createClient } from '../../../src/api/client.ts';
import { clearCache, invalidate } from '../../../src/api/queryCache.ts';
import type { AnyArea } from '../../../src/areas/area.ts';
import { PALETTE_8 } from '../../../src/domain/couleur.ts';
import { createSession } from '../../../src/session/session.ts';
import { mountInShadow } from '../../support/mount.tsx';
import { nth, present } from '../../support/present.ts';
import { until } from '../../support/queries.ts';
import { release, resetServer, signedInClient } from '../../support/reference.ts';
import { click, setViewport } from '../../support/user.ts';
import { widget } from '../../support/screen.tsx';

/*
 * Widgets of administration on the reference server, signed in, with one cache. A test creates rows of its own, which
 * are deleted after it.
 */

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
}

let own: Client;
let serial = 0;
const made: string[] = [];

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      authorization: `Token ${await own.getToken?.()}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json().catch(() => ({}))) as T;
}

export const onServer = { call };

async function freshServer(): Promise<void> {
  await resetServer();
  own = await signedInClient();
}

/** Before and after each test. */
export function eachOnServer(): void {
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 900 });
    await freshServer();
  });
  afterEach(tidyServer);
}

/** Deletes every row of the test and ends the failures it asked for. */
async function tidyServer(): Promise<void> {
  await release();
  await resetServer();
  for (const path of made.splice(0)) await call('DELETE', path);
}

/** A name that no other row has. */
export function freshName(): string {
  serial += 1;
  return `Zz${Date.now() % 1e7}x${serial}`;
}

/** A row of the server, deleted after the test. */
export async function makeRow(collection: string, body: object): Promise<{ id: number }> {
  const { data } = await call<{ data: { id: number } }>('POST', collection, body);
  made.push(`${collection}${data.id}/`);
  return data;
}

/** Shows the widgets side by side, on one client; `sent` has their writes, oldest first. */
export async function show(areas: readonly AnyArea[], attributes: object = {}, send: typeof fetch = fetch) {
  const sent: Sent[] = [];
  const client = createClient({
    random: () => 0,
    timeout: 3000,
    fetch: async (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      const { method = 'GET', body } = init ?? {};
      const answer = await send(input, init);
      if (method === 'GET' || path.includes('token')) return answer;
      sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      const { data } = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { data?: { id?: number } };
      if (method === 'POST' && answer.ok && data?.id) made.push(`${path}${data.id}/`);
      return answer;
    },
  });
  localStorage.setItem('authToken', (await own.getToken?.()) ?? '');
  const session = createSession({
    client,
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
  });
  const host = { client, session };
  const roots = areas.map((area) => {
    const values = { theme: 'light', ...attributes } as never;
    const { root } = mountInShadow(widget(area, { host, attributes: values }));
    if (root.host instanceof HTMLElement)
      root.host.style.background = 'theme' in attributes ? '#11140f' : '#f6f7f4';
    return root;
  });
  return { roots, root: nth(roots, 0), sent, client };
}

export const items = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('ul > li')];
export const itemNamed = (root: ShadowRoot, name: string) =>
  items(root).find((item) => item.querySelector('strong')?.textContent === name) ?? null;
export const dialog = (root: ShadowRoot) => root.querySelector<HTMLDialogElement>('dialog[open]:not([role])');
export const input = (root: ShadowRoot, name: string) =>
  dialog(root)?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
/** The dialog that is open. */
export const openDialog = (root: ShadowRoot) => present(dialog(root), 'open dialog');
/** A field of the open dialog. */
export const field = (root: ShadowRoot, name: string) => present(input(root, name), `field ${name}`);
export const query = <E extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): E =>
  present(within.querySelector<E>(selector), `element ${selector}`);
export const textOf = (element: Element | ShadowRoot | null | undefined) => element?.textContent ?? '';

export const searchBox = (within: ShadowRoot | Element) =>
  query<HTMLInputElement>(within, 'input[type=search]');
/** The accessible names of the buttons. */
export const buttons = (within: ShadowRoot | Element) =>
  [...within.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? textOf(button));

/** The text of the alert that is open: title, then words. */
export async function alertText(root: ShadowRoot): Promise<string> {
  const alert = await until(() => root.querySelector('dialog[open][role=alertdialog]'));
  return [...alert.querySelectorAll('h2, p')].map((part) => part.textContent).join('\n');
}

/** Reads the alert away. A form below it ends its attempt only then. */
export async function acknowledge(root: ShadowRoot): Promise<void> {
  await pressButton(root, 'Compris');
  await until(() => !root.querySelector('dialog[open][role=alertdialog], form[aria-busy=true]'));
}

/** The text of the toast, with its no-break spaces. */
export const toastText = (root: ShadowRoot) =>
  until(() => root.querySelector('[part=toast] p')?.textContent || null);

export const avatarOf = (within: Element) => query(within, '[part=avatar]');
/** The colour behind the initials, as the browser draws it. */
export const colorOf = (within: Element) => getComputedStyle(avatarOf(within)).backgroundColor;
/** The colour of the eight that initials of this name get, by the sum of its character codes. */
export const eighth = (name: string) =>
  rgb(nth(PALETTE_8, [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8));
/** `#3D6B12` as computed styles write it. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Presses the visible button of this name. */
export async function pressButton(within: ShadowRoot | Element, name: string | RegExp): Promise<void> {
  const isIt = (button: Element) => {
    const label = button.getAttribute('aria-label') ?? textOf(button);
    return typeof name === 'string' ? label === name : name.test(label);
  };
  await click(
    await until(
      () => [...within.querySelectorAll('button')].find((b) => isIt(b) && b.checkVisibility()) ?? null,
    ),
  );
}
