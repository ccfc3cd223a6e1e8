import { useState } from 'react';
import { type Client, createClient } from '../../../../src/api/client.ts';
import { statistiques } from '../../../../src/api/endpoints/statistiques.ts';
import { clearCache, invalidate } from '../../../../src/api/queryCache.ts';
import { useClient } from '../../../../src/api/useApi.ts';
import { type AnyArea, defineArea } from '../../../../src/areas/area.ts';
import { commonAttributes, defaultsOf } from '../../../../src/areas/attributes.ts';
import { Widget, type WidgetProps } from '../../../../src/areas/Widget.tsx';
import { createSession } from '../../../../src/session/session.ts';
import type { KeyValueStore } from '../../../../src/session/tokenStore.ts';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { byLabel, byRole, until } from '../../../support/queries.ts';
import { click, fill } from '../../../support/user.ts';

/*
 * A back end in the page, with users who sign in and out. A test can delay an answer, break it or end a session. The
 * journeys in tests/fast/journeys show that the real server behaves the same.
 */

export const awa = { email: 'awa@exemple.fr', password: 'secret-awa', id: 1, name: 'Awa Diop' };
export const luc = { email: 'luc@exemple.fr', password: 'secret-luc', id: 2, name: 'Luc Morel' };

interface Call {
  method: string;
  href: string;
  path: string;
  authorization: string | null;
  body: unknown;
}

type Reply = () => Response | Promise<Response>;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that comes when the test releases it. */
export function held(reply: Reply) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: async () => gate.then(reply), release: () => release() };
}

export function fakeBackend({
  people = [awa, luc],
  storage,
}: {
  people?: (typeof awa)[];
  storage?: KeyValueStore;
} = {}) {
  const calls: Call[] = [];
  const once = new Map<string, Reply>();
  const tokens = new Map<string, typeof awa>();

  function usual({ path, body, authorization }: Call): Response {
    const token = authorization?.replace('Token ', '') ?? '';
    if (path === '/api/login') {
      const { email, password } = body as typeof awa;
      const person = people.find((one) => one.email === email && one.password === password);
      if (!person) return json({ message: 'Identifiants incorrects' }, 401);
      tokens.set(`token-${person.id}`, person);
      return json({ data: { token: `token-${person.id}`, user: userOf(person) } });
    }
    if (path === '/api/logout' || path === '/api/auth/reset-password/') return json({ data: {} });
    const person = tokens.get(token);
    if (!person) return json({ message: 'Session expirée' }, 401);
    if (path === '/api/verify-token') return json({ data: { user: userOf(person) } });
    return json({ data: { groups: 1, departments: 2, users: 3, members: 4 } });
  }

  const send: typeof fetch = async (input, init) => {
    const { href, pathname } = new URL(String(input), location.href);
    const call: Call = {
      method: init?.method ?? 'GET',
      href,
      path: pathname.slice(pathname.indexOf('/api/')),
      authorization: new Headers(init?.headers).get('authorization'),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    };
    calls.push(call);
    const special = once.get(call.path);
    once.delete(call.path);
    return special ? special() : usual(call);
  };
  const client = createClient({ random: () => 0, fetch: send });
  return {
    client,
    /** For `<Parvis fetch>`: every address leads to this back end. */
    fetch: send,
    /** Stores the token of a user, as an earlier visit would have left it. */
    remember(person: typeof awa) {
      tokens.set(`token-${person.id}`, person);
      localStorage.setItem('authToken', `token-${person.id}`);
      localStorage.setItem('parvis:api', `${location.origin}/`);
    },
    /** A session as the page's runtime creates it. */
    start: () => ({
      client,
      session: createSession({
        client,
        storage,
        onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
      }),
    }),
    asked: (path: string) => calls.filter((call) => call.path === path),
    /** Sets the next answer to this path. */
    next: (path: string, reply: Reply) => once.set(path, reply),
    /** Makes all tokens invalid. */
    expire: () => tokens.clear(),
  };
}

const userOf = ({ id, name, email }: typeof awa) => ({ id, name, email });

/** The details of all events by type. */
export function eventLog(prevented: readonly string[] = []) {
  const events: { type: string; detail: unknown }[] = [];
  const emit: WidgetProps['emit'] = (type, detail) => {
    events.push({ type, detail });
    return !prevented.includes(type);
  };
  const of = (type: string) => events.filter((event) => event.type === type).map((event) => event.detail);
  return {
    emit,
    of,
    /** The path that the last `parvis-route` named. */
    lastRoute: () => {
      const detail = of('parvis-route').at(-1);
      return detail instanceof Object && 'path' in detail ? detail.path : undefined;
    },
  };
}

export function widget(
  area: AnyArea,
  props: Omit<WidgetProps, 'area' | 'attributes' | 'emit'> & Partial<WidgetProps>,
) {
  const attributes = { ...defaultsOf({ ...commonAttributes, ...area.attributes }), ...props.attributes };
  return <Widget emit={() => true} {...props} area={area} attributes={attributes} />;
}

let crashes = false;
export const setCrashing = (value: boolean) => {
  crashes = value;
};

/** A screen with a field, a dialog with another field, and a call. */
function Screen() {
  const client: Client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  if (crashes) throw new Error('broken screen');
  return (
    <div>
      <h1>Fiche</h1>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <button type="button" onClick={() => void client.call(statistiques.dashboard, {}).catch(() => {})}>
        Charger
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Saisie">
        <label>
          Détail <input />
        </label>
        <button type="button" onClick={() => void client.call(statistiques.dashboard, {}).catch(() => {})}>
          Enregistrer
        </button>
      </Dialog>
    </div>
  );
}

let areas = 0;

/** A new area whose code loads when `load` resolves. */
export function probeArea(load: () => Promise<void> = () => Promise.resolve()): AnyArea {
  areas += 1;
  return defineArea({
    name: `probe${areas}`,
    title: 'Fiche',
    doc: '',
    attributes: {},
    routes: { home: '/fiche' },
    load: () => load().then(() => ({ default: Screen })),
  });
}

/** Types the credentials and presses «Se connecter». */
export async function signIn(root: ShadowRoot | HTMLElement, person: typeof awa) {
  await until(() => byRole(root, 'button', 'Se connecter'));
  await fill(byLabel(root, 'Adresse e-mail'), person.email);
  await fill(byLabel(root, 'Mot de passe'), person.password);
  await click(byRole(root, 'button', 'Se connecter'));
}
