import { defineElements } from '../../../../embed/define.ts';
import { adoptSheets, releaseSheets } from '../../../../embed/element/sheet.ts';
import type { Client } from '../../../../src/api/client.ts';
import { endpoints } from '../../../../src/api/endpoints.ts';
import { areas } from '../../../../src/areas/all.ts';
import { type AnyArea, eventType } from '../../../../src/areas/area.ts';
import { type Attributes, attributeName, commonAttributes } from '../../../../src/areas/attributes.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';
import { delay, failNext, resetServer, signedInClient, signedOutClient } from '../../../support/reference.ts';
import { watchListeners } from './watchListeners.ts';

/* What every area does as an element, whatever it shows. An area in areas/all.ts is tested without further code. */

type AreaElement = HTMLElement & { client: Client; navigate(path: string): void };

const stage = document.body.appendChild(document.createElement('main'));

const isOurs = (element: HTMLElement): element is AreaElement => 'navigate' in element;

function createElement(area: AnyArea): AreaElement {
  const element = document.createElement(area.tag);
  if (!isOurs(element)) throw new Error(`<${area.tag}> is not defined.`);
  return element;
}

function create(area: AnyArea, client: Client): { element: AreaElement; events: CustomEvent[] } {
  const element = createElement(area);
  const events: CustomEvent[] = [];
  for (const name of ['ready', 'failed', 'route', 'auth-required'])
    element.addEventListener(eventType(name), (event) => {
      if (event instanceof CustomEvent) events.push(event);
    });
  element.client = client;
  // In the hash, a console would keep its route from one test to the next.
  element.setAttribute('routing', 'memory');
  stage.append(element);
  return { element, events };
}

const textOf = (element: HTMLElement) => element.shadowRoot?.textContent ?? '';
const isSettled = (element: HTMLElement) => !element.shadowRoot?.querySelector('[aria-busy=true]');
const seen = (events: CustomEvent[], name: string) =>
  events.find(({ type }) => type === eventType(name)) ?? null;

async function shown({ element, events }: ReturnType<typeof create>): Promise<AreaElement> {
  await until(() => seen(events, 'ready') && isSettled(element) && textOf(element).length > 20);
  return element;
}

/** The first parts of the addresses that screens call, without the session's own calls. */
const screenPaths = new Set(
  Object.values(endpoints)
    .flatMap((family) => Object.values(family))
    .filter(({ path }) => !/login|logout|verify|reset/.test(path))
    .map(({ path }) => /^\/api\/[^/]+\//.exec(path)?.[0] ?? path),
);

/** Areas for visitors without an account. */
const forVisitors = new Set(['form', 'registration', 'agenda', 'checkin']);

/** Areas that make no call, so that none can fail. */
const asksNothing = new Set(['apps', 'secretariat', 'settings']);

/** The sheets that all widgets share. This test page adopts them too, whenever code that loads late adds one. */
function sharedSheets(): readonly CSSStyleSheet[] {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  adoptSheets(root);
  releaseSheets(root);
  return root.adoptedStyleSheets;
}

/** The state of the page around the widget. */
function pageParts(): string[] {
  const { documentElement: html, head, body, adoptedStyleSheets } = document;
  const shallow = (element: Element) => document.importNode(element).outerHTML;
  const parts = [html, head, body, ...head.children, ...body.children, ...stage.children].map(shallow);
  const shared = sharedSheets();
  const own = adoptedStyleSheets.filter((sheet) => !shared.includes(sheet));
  return [...parts, `${own.length} adopted sheets`];
}

/** A valid value that is not the default, as written in HTML. */
function otherThanDefault({ kind, oneOf, default: fallback }: Attributes[string]): [string, unknown] {
  if (kind === 'flag') return ['', true];
  if (kind === 'list') return [String(oneOf), String(oneOf)];
  const other = oneOf?.find((value) => value !== fallback) ?? (kind === 'number' ? 7 : '/ailleurs');
  return [String(other), other];
}

before(() => defineElements());
beforeEach(resetServer);
afterEach(() => stage.replaceChildren());

const all: readonly AnyArea[] = areas;
for (const area of all) {
  describe(`<${area.tag}>`, () => {
    it('mounts without attributes, ready and without a failure', async () => {
      const placed = create(area, await signedInClient());
      await shown(placed);
      expect(seen(placed.events, 'failed')?.detail).toBe(undefined);
    });

    if (!forVisitors.has(area.name))
      it('shows the sign-in form and sends its event when no person is signed in [L1]', async () => {
        const placed = create(area, signedOutClient());
        const element = await shown(placed);
        await until(() => element.shadowRoot?.querySelector('input[type=password]'));
        expect(seen(placed.events, 'auth-required')?.cancelable).toBe(true);
      });

    for (const [prop, attribute] of Object.entries({ ...commonAttributes, ...area.attributes })) {
      it(`takes ${attributeName(prop)} as attribute and uses the default when it is removed`, async () => {
        const element = document.createElement(area.tag);
        const [written, value] = otherThanDefault(attribute);
        expect(Reflect.get(element, prop)).toBe(attribute.default);
        element.setAttribute(attributeName(prop), written);
        expect(Reflect.get(element, prop)).toBe(value);
        element.removeAttribute(attributeName(prop));
        expect(Reflect.get(element, prop)).toBe(attribute.default);
      });
    }

    for (const pattern of Object.values(area.routes)) {
      it(`renders ${pattern}`, async () => {
        const placed = create(area, await signedInClient());
        const element = await shown(placed);
        const path = pattern.replaceAll(/:\w+\??/g, '1');
        element.navigate(path);
        await until(() =>
          placed.events.some(({ type, detail }) => type === 'parvis-route' && detail.path === path),
        );
        await until(() => isSettled(element) && textOf(element).length > 20);
        expect(seen(placed.events, 'failed')?.detail).toBe(undefined);
      });
    }

    if (area.needsSession && !asksNothing.has(area.name))
      it('shows the message of a failing server and sends parvis-failed', async () => {
        for (const prefix of screenPaths) {
          await failNext(`${prefix}*`, { status: 500, body: { message: 'Panne du serveur' }, times: 1000 });
        }
        const placed = create(area, await signedInClient());
        const failed = await until(() => seen(placed.events, 'failed'));
        expect(failed.detail).toMatchObject({ code: 'server', status: 500, message: 'Panne du serveur' });
        await until(() => textOf(placed.element).includes('Panne du serveur'));
      });

    it('leaves nothing behind when it is removed', async () => {
      await delay('GET /api/*', 50);
      const client = await signedInClient();
      const before = pageParts();
      const listeners = watchListeners();
      const element = await shown(create(area, client));
      element.remove();
      await until(() => element.shadowRoot?.childElementCount === 0);
      // A chart is taken apart after the next paint.
      await until(() => listeners.left().length === 0);
      listeners.stop();
      // What an earlier widget still had to take away may be missing.
      expect(pageParts().filter((part) => !before.includes(part))).toEqual([]);
    });

    it('has no accessibility violation that axe finds', async () => {
      const element = await shown(create(area, await signedInClient()));
      await axeCheck(shadowOf(element));
    });
  });
}
