import type { ReactNode } from 'react';
import { type Client, createClient } from '../../../../../src/api/client.ts';
import { ClientProvider } from '../../../../../src/api/clientContext.ts';
import { createSession, type Session } from '../../../../../src/session/session.ts';
import { SessionProvider } from '../../../../../src/session/useSession.ts';
import { WidgetRoot } from '../../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { query } from '../../../../support/lookups.ts';
import { mountInShadow } from '../../../../support/mount.tsx';
import { nth } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { signedInClient } from '../../../../support/reference.ts';

/*
 * A page with one dialog of the members' area on the reference server. What the server answers can be lost on the way
 * or held, call by call.
 */

type Fetch = typeof fetch;
type Link = (send: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>;

export const IMPORT = '/api/membres/import/';
export const EXPORT = '/api/membres/export/';

export interface Sent {
  path: string;
  search: URLSearchParams;
  form: FormData | undefined;
}

const sessions = new WeakMap<Client, Session>();

/** A client of the reference server, signed in; `next` decides what the link does to the next call of a path. */
export async function linked(fetched: Fetch = fetch) {
  const { getToken } = await signedInClient();
  const sent: Sent[] = [];
  const queue: { path: string; link: Link }[] = [];
  const send: Fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const form = init?.body instanceof FormData ? init.body : undefined;
    sent.push({ path: url.pathname, search: url.searchParams, form });
    const real = () => fetched(input, init);
    const at = queue.findIndex(({ path }) => path === url.pathname);
    return at < 0 ? real() : nth(queue.splice(at, 1), 0).link(real, init);
  };
  const client = createClient({ getToken, fetch: send, random: () => 0 });
  const session = createSession({ client });
  sessions.set(client, session);
  await until(() => session.get().status === 'signed-in');
  return {
    client,
    sentTo: (path: string) => sent.filter((call) => call.path === path),
    next: (path: string, link: Link) => void queue.push({ path, link }),
  };
}

export type Linked = Awaited<ReturnType<typeof linked>>;

/** Never reaches the server. */
export const cut: Link = () => Promise.reject(new TypeError('Failed to fetch'));
/** Reaches the server; its answer gets lost. */
export const lost: Link = async (send) => {
  await send();
  throw new TypeError('Failed to fetch');
};
/** Reaches the server when `release` is called. */
export function held() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const link: Link = async (send) => {
    await gate;
    return send();
  };
  return { link, release: () => release() };
}

export type Theme = 'light' | 'dark';

/** Mounts a dialog as the widget would, with who is signed in. */
export function show(client: Client, node: ReactNode, theme: Theme = 'light') {
  const session = sessions.get(client) ?? createSession({ client });
  const mounted = mountInShadow(
    <ClientProvider client={client}>
      <SessionProvider session={session}>
        <WidgetRoot theme={theme}>{node}</WidgetRoot>
      </SessionProvider>
    </ClientProvider>,
  );
  return { ...mounted, root: mounted.root as ShadowRoot };
}

const matches = (text: string | null, name: string | RegExp) =>
  typeof name === 'string' ? text?.trim() === name : name.test(text?.trim() ?? '');

/*
 * Waiting looks at texts only: having the browser compute the roles of a whole dialog in every frame would starve the
 * very work that is waited for.
 */
const withText = <E extends HTMLElement>(root: ShadowRoot, what: string, name: string | RegExp) =>
  [...root.querySelectorAll<E>(what)].find(({ textContent }) => matches(textContent, name)) ?? null;

/** A button, once it is there and can be pressed. */
export const button = (root: ShadowRoot, name: string | RegExp) =>
  until(() => {
    const found = withText<HTMLButtonElement>(root, 'button', name);
    return found?.matches(':enabled') ? found : null;
  });

/** The title of a step, once it is there. */
export const heading = (root: ShadowRoot, name: string | RegExp) =>
  until(() => withText<HTMLHeadingElement>(root, 'h3', name), 15_000);

/** An element by its own text, where roles would be a long computation. */
export const text = (root: ShadowRoot, name: string | RegExp) =>
  until(() => withText(root, 'p, li > span', name));

export const bar = (root: ShadowRoot) => until(() => root.querySelector<HTMLElement>('[role=progressbar]'));

/** Chooses a file as the browser's own dialog would. */
export function choose(root: ShadowRoot, content: BlobPart, name = 'membres.csv'): void {
  const input = query<HTMLInputElement>(root, 'input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the page hands the browser to save, kept instead. */
export function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const realCreate = URL.createObjectURL;
  const realClick = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (blob) => {
    const address = realCreate.call(URL, blob);
    blobs.set(address, blob as Blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, blob: blobs.get(this.href)! });
    else realClick.call(this);
  };
  const restore = () => {
    URL.createObjectURL = realCreate;
    HTMLAnchorElement.prototype.click = realClick;
  };
  return { saved, restore };
}
