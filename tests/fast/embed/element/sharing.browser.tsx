import { defineElements } from '../../../../embed/define.ts';
import { mountElement } from '../../../../embed/mount.ts';
import { type Client, createClient } from '../../../../src/api/client.ts';
import { whenIdle } from '../../../../src/api/http/trackRequest.ts';
import { runtimeFor } from '../../../../src/runtime.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { maybeByRole, until } from '../../../support/queries.ts';
import { account, calls, resetServer, signedInClient } from '../../../support/reference.ts';
import { signIn } from '../../../support/screen.tsx';

/* Several widgets on one page share a session and a cache, and make each request once. */

const stage = document.body.appendChild(document.createElement('main'));

function place(tag: string, client?: Client): HTMLElement {
  const element = document.createElement(tag);
  if (client) Object.assign(element, { client });
  element.setAttribute('routing', 'memory');
  stage.append(element);
  return element;
}

const heading = (element: Element, name: string) =>
  until(() => maybeByRole(shadowOf(element), 'heading', name));

/** Waits until each widget shows its rows, its filters and its charts. */
async function shown(elements: readonly HTMLElement[]): Promise<void> {
  const isShown = ({ shadowRoot: root }: HTMLElement) =>
    root !== null && root.querySelector('table') !== null && !root.querySelector('[aria-busy=true]');
  await until(() => elements.every(isShown));
}

before(() => defineElements());
beforeEach(resetServer);
afterEach(() => stage.replaceChildren());

describe('Widgets on one page', () => {
  it('make one request for data that several of them show', async () => {
    // The code of all parts is there before, so that the four widgets ask at about the same time.
    await shown([
      place('parvis-dashboard', await signedInClient()),
      place('parvis-members', await signedInClient()),
    ]);
    stage.replaceChildren();
    const client = await signedInClient();
    await whenIdle();
    await resetServer();
    const tags = ['parvis-dashboard', 'parvis-members', 'parvis-dashboard', 'parvis-members'];
    await shown(tags.map((tag) => place(tag, client)));
    const asked = (await calls()).filter((call) => call.startsWith('GET /api/'));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('ask for their first screen before they render, once its code is there', async () => {
    await shown([place('parvis-members', await signedInClient())]);
    const sent: { path: string; isEmpty: boolean }[] = [];
    let element: HTMLElement | undefined;
    const client = createClient({
      getToken: () => 'jeton',
      fetch: async (url) => {
        const path = String(url).replace(/\?.*/, '');
        sent.push({ path, isEmpty: !element?.shadowRoot?.querySelector('[class]') });
        return Response.json({
          data: { user: { id: 1 } },
          count: 0,
          next: null,
          previous: null,
          results: [],
        });
      },
    });
    element = place('parvis-members', client);
    await until(() => element?.shadowRoot?.querySelector('h1') ?? null);
    const early = sent.filter(({ isEmpty }) => isEmpty).map(({ path }) => path);
    expect(early.toSorted()).toEqual(['/api/membres/', '/api/verify-token']);
  });

  it('show a single sign-in form, and all open after it [L15]', async () => {
    const members = place('parvis-members');
    const dashboard = place('parvis-dashboard');
    await until(() => members.shadowRoot?.querySelector('input[type=password]'));
    expect(dashboard.shadowRoot?.querySelector('input')).toBeNull();
    await signIn(shadowOf(members), await account());
    await heading(dashboard, 'Tableau de bord');
    await until(() => members.shadowRoot?.querySelector('table') ?? null);
    const { session } = runtimeFor();
    expect(session.get().status).toBe('signed-in');
    await session.logout();
    const forms = () =>
      [members, dashboard].filter((e) => e.shadowRoot?.querySelector('input[type=password]'));
    await until(() => forms().length === 1);
    expect(dashboard.shadowRoot?.querySelector('table')).toBeNull();
    expect(members.shadowRoot?.querySelector('table')).toBeNull();
  });

  it('keep two back ends apart', async () => {
    const here = await signedInClient();
    const elsewhere = createClient({ api: '/autre', getToken: () => null });
    const open = place('parvis-dashboard', here);
    const closed = place('parvis-dashboard', elsewhere);
    await heading(open, 'Tableau de bord');
    await until(() => closed.shadowRoot?.querySelector('input[type=password]') ?? null);
  });
});

describe('mount()', () => {
  it('adds a widget, updates its props and handlers, and removes it', async () => {
    const routes: string[] = [];
    const client = await signedInClient();
    const widget = mountElement(stage, 'members', {
      client,
      pageSize: 25,
      onRoute: (event: CustomEvent<{ path: string }>) => routes.push(event.detail.path),
    });
    const element = query<HTMLElement & { pageSize: number }>(stage, 'parvis-members');
    expect(element.pageSize).toBe(25);
    await until(() => routes.includes('/community'));
    widget.update({ pageSize: 50, onRoute: undefined });
    expect(element.pageSize).toBe(50);
    widget.unmount();
    expect(stage.childElementCount).toBe(0);
  });

  it('names a prop that the widget doesn’t have, and lets it set what every element has', async () => {
    const warnings: string[] = [];
    const realWarn = console.warn;
    console.warn = (warning: string) => warnings.push(warning);
    try {
      const client = await signedInClient();
      mountElement(stage, 'members', { client, hidden: true, pagesize: 25, onMemberSavd: () => {} });
      await until(() => warnings.length === 2);
      expect(query<HTMLElement>(stage, 'parvis-members').hidden).toBe(true);
      expect(warnings).toEqual([
        "Parvis: mount(…, 'members') has no prop pagesize; it is ignored. Did you mean pageSize?",
        "Parvis: mount(…, 'members') has no prop onMemberSavd; it is ignored. Did you mean onMemberSaved?",
      ]);
    } finally {
      console.warn = realWarn;
    }
  });

  it('names the existing areas when asked for another', () => {
    expect(() => mountElement(stage, 'membres')).toThrow(
      /no area named "membres". There are: console, login/,
    );
  });
});
