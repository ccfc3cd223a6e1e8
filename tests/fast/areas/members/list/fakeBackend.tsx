import { createClient } from '../../../../../src/api/client.ts';
import { invalidate } from '../../../../../src/api/useApi.ts';
import { members } from '../../../../../src/areas/members/area.ts';
import type { Membre } from '../../../../../src/domain/members/membre.ts';
import { createSession } from '../../../../../src/session/session.ts';
import { query } from '../../../../support/lookups.ts';
import { mountInShadow } from '../../../../support/mount.tsx';
import { nth, present } from '../../../../support/present.ts';
import { until } from '../../../../support/queries.ts';
import { eventLog, widget } from '../../../../support/screen.tsx';

/*
 * Members a test wants to see: 42 of them with known groups and tags, one without a name, one with hostile texts, and
 * answers that are held back, broken or refused. What the reference server makes of its own data is shown by the
 * journey in tests/fast/journeys.
 */

export const LIST = '/api/membres/';
export const FILTERED = '/api/membres/filtres_combines/';
export const GROUPS = '/api/groupes/statistiques/';
export const USER = { id: 7, name: 'Anne Duval' };

export const groupes = ['Chorale', 'Équipe Média', 'Accueil'].map((nom, at) => ({
  id: at + 1,
  nom,
  color: at + 1,
  membres_count: 14,
}));
const etapes = ['Accueil', 'Baptême'].map((libelle, at) => ({ id: at + 1, libelle }));
const tags = ['bénévole', 'musicien'].map((name, at) => ({ id: at + 1, name }));

const PRENOMS = ['Élodie', 'Noël', 'Chloé', 'Paul', 'Zoé', 'Inès'];
export const membres: Membre[] = Array.from({ length: 42 }, (_, at) => ({
  id: at + 1,
  nom: `Nom${String(at + 1).padStart(2, '0')}`,
  prenom: PRENOMS[at % PRENOMS.length]!,
  email: `m${at + 1}@exemple.fr`,
  telephone: `06 00 00 00 ${String(at + 10)}`,
  color: at + 1,
  statut: 'membre',
  date_naissance: '1990-03-05',
  ville: 'Lyon',
  groupe_actuel: groupes[at % 3]!,
  tags: at % 2 ? [nth(tags, 0)] : tags,
  etape_actuelle: [etapes[at % 5 === 3 ? 1 : 0]!],
}));
Object.assign(nth(membres, 1), { nom: null, prenom: null, email: null });
Object.assign(nth(membres, 2), {
  nom: '<img src=x onerror=alert(1)>',
  email: 'javascript:alert(1)',
  telephone: '*#06#',
});

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function pageOf(url: URL, rows: readonly Membre[]): Response {
  const query = url.searchParams;
  const ids = (name: string) => query.getAll(`${name}[]`).map(Number);
  const search = fold(query.get('search') ?? '');
  const found = rows.filter(
    (row) =>
      (!search || fold(`${row.nom} ${row.prenom}`).includes(search)) &&
      (!ids('groupes').length || ids('groupes').includes(row.groupe_actuel?.id ?? 0)) &&
      (!ids('etapes').length || row.etape_actuelle?.some((etape) => ids('etapes').includes(etape.id))) &&
      (!ids('tags').length || row.tags?.some((tag) => ids('tags').includes(tag.id))),
  );
  const size = Number(query.get('page_size'));
  const start = (Number(query.get('page')) - 1) * size;
  return json({
    count: found.length,
    next: start + size < found.length ? 'next' : null,
    previous: start > 0 ? 'previous' : null,
    results: found.slice(start, start + size),
  });
}

type Reply = (url: URL) => Response | Promise<Response>;
interface Call {
  path: string;
  search: string;
  signal: AbortSignal | null | undefined;
}

export function fakeBackend(rows: readonly Membre[] = membres) {
  const calls: Call[] = [];
  const replies: Record<string, Reply> = {
    '/api/verify-token': () => json({ data: { user: USER } }),
    '/api/login': () => json({ data: { token: 'new', user: USER } }),
    [LIST]: (url) => pageOf(url, rows),
    [FILTERED]: (url) => pageOf(url, rows),
    [GROUPS]: () => json({ data: { data: { groupes } } }),
    '/api/etapes/tous_les_etapes/': () => json({ data: etapes }),
    '/api/tags/tous_les_tags/': () => json({ data: tags }),
  };
  const once: { path: string; reply: Reply }[] = [];
  const client = createClient({
    random: () => 0,
    fetch: async (input, init) => {
      const url = new URL(String(input), location.href);
      calls.push({ path: url.pathname, search: url.search, signal: init?.signal });
      const at = once.findIndex(({ path }) => path === url.pathname);
      const reply = at < 0 ? replies[url.pathname] : nth(once.splice(at, 1), 0).reply;
      if (!reply) throw new Error(`The members asked for ${url.pathname}`);
      return reply(url);
    },
  });
  localStorage.setItem('authToken', 'token');
  return {
    client,
    calls,
    asked: (path: string) => calls.filter((call) => call.path === path).map((call) => call.search),
    /** The answer to this path from now on, or only to the next call. */
    answer: (path: string, reply: Reply) => {
      replies[path] = reply;
    },
    next: (path: string, reply: Reply) => void once.push({ path, reply }),
    usual: (url: URL) => pageOf(url, rows),
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;

/** An answer that comes when the test lets it. */
export function held(reply: Reply) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (url: URL) => gate.then(() => reply(url)), release: () => release() };
}

/** The members' widget, signed in. */
export function show(back: FakeBackend, attributes: object = {}) {
  const log = eventLog();
  const common = { api: undefined, routing: undefined, route: undefined, theme: 'light', readonly: false };
  const { client } = back;
  const host = { client, session: createSession({ client, onUserChange: () => invalidate(client) }) };
  const mounted = mountInShadow(
    widget(members, {
      host,
      emit: log.emit,
      attributes: { ...common, pageSize: 10, search: '', ...attributes } as never,
    }),
  );
  const root = mounted.root as ShadowRoot;
  (root.host as HTMLElement).style.background =
    'theme' in attributes && attributes.theme === 'dark' ? '#11140f' : '#f6f7f4';
  return { ...mounted, root, log };
}

/** Names in the table, in order. Looked up without roles: the browser would compute those of every cell each time. */
export const names = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody:not([aria-hidden]) th')].map(
    (cell) => cell.querySelector('[title]')?.textContent,
  );

/** The widget once its rows are there, and what is fetched beside them: filters, bulk actions, column choice. */
export async function shown(back: FakeBackend, attributes: object = {}) {
  const widgetShown = show(back, attributes);
  const { root } = widgetShown;
  await until(
    () =>
      names(root).length > 0 &&
      // The options of the first filter or their failure, which move the filters below: clicks are made by position.
      root.querySelector('details[open] :is(li, button)') &&
      // One menu per row; bulk actions, saved filters, columns and the list’s own.
      root.querySelectorAll('[aria-haspopup]').length === names(root).length + 4,
  );
  return widgetShown;
}

export const cell = (root: ShadowRoot, row: number, column: number) =>
  root.querySelectorAll('tbody tr')[row]!.children[column] as HTMLElement;
export const tick = (root: ShadowRoot, row: number) =>
  root.querySelectorAll('tbody tr')[row]!.querySelector<HTMLInputElement>('input[type=checkbox]')!;
export const tickAll = (root: ShadowRoot) => query<HTMLInputElement>(root, 'thead input');
export const scopeText = (root: ShadowRoot) => query(root, 'section:has(table) [role=status]').textContent;
export const footer = (root: ShadowRoot) => query(root, 'footer');

/** The button that shows or says this; by attribute and text, for the same reason. */
export function maybeButton(scope: ParentNode, name: string): HTMLButtonElement | null {
  const buttons = [...scope.querySelectorAll('button')].filter((button) => button.checkVisibility());
  return buttons.find((b) => (b.getAttribute('aria-label') ?? b.textContent) === name) ?? null;
}

export function button(scope: ParentNode, name: string): HTMLButtonElement {
  const found = maybeButton(scope, name);
  if (found) return found;
  const all = [...scope.querySelectorAll('button')].map((b) => b.getAttribute('aria-label') ?? b.textContent);
  throw new Error(`No button ${name}. There are: ${all.join(', ')}`);
}

/** The name of a member, which leads to their record. */
export const maybeNameLink = (scope: ParentNode, name: string) =>
  [...scope.querySelectorAll('a')].find((link) => link.checkVisibility() && link.textContent === name) ??
  null;

export const nameLink = (scope: ParentNode, name: string) => present(maybeNameLink(scope, name), name);

/** The control with this label, in the list's own toolbar and filters. */
export function labelled<E extends HTMLElement = HTMLInputElement>(scope: ShadowRoot, label: string): E {
  const found = [...scope.querySelectorAll('label')].find((one) => one.textContent === label);
  const control = found && (found.control ?? scope.getElementById(found.htmlFor));
  if (!control) throw new Error(`No control labelled ${label}`);
  return control as HTMLElement as E;
}
